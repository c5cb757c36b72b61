import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { buildProgram } from '../scripts/build.mjs'
import { filesBelow } from '../tools/packages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const compose = read('compose.yaml')
const serve = read('packages/cli/src/serve.ts')

/** The contents of the image: the path in the build, and the path in the image. */
const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({
  from,
  to,
}))
/** The list after a keyword of the Dockerfile: `CMD ["serve", …]`. */
const list = (word: string): string[] =>
  JSON.parse(new RegExp(`^${word} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]')

describe('the image', () => {
  test('is built in two stages, runs as an ordinary user, and keeps its data', () => {
    const images = dockerfile.match(/^FROM node:22\.\d+\.\d+-bookworm-slim@sha256:[0-9a-f]{64}/gm) ?? []
    expect([images.length, new Set(images).size]).toEqual([2, 1])
    // What building and running need, as `npm start` installs it.
    expect(dockerfile).toContain('npm ci --ignore-scripts --omit=dev')
    expect(dockerfile.indexOf('\nUSER node')).toBeGreaterThan(
      dockerfile.indexOf('\nRUN mkdir /data && chown node:node /data'),
    )
    expect(dockerfile).toMatch(/^VOLUME \/data$/m)
    expect(list('CMD')).toContain('/data/orrery.sqlite')
  })

  test('contains what the build makes, and every package that is not bundled', () => {
    const build = read('scripts/build.mjs')
    for (const name of ['buildPage', 'buildProgram']) {
      expect(dockerfile).toContain(`made.${name}()`)
      expect(build).toMatch(new RegExp(`export (async )?function ${name}\\(`))
    }
    expect(build).toContain("join(root, 'dist', 'orrery.mjs')")
    expect(build).toContain("join(root, 'packages', 'web', 'dist', 'index.html')")
    const paths = copied.map(({ from }) => from)
    expect(paths).toContain('dist/orrery.mjs')
    expect(paths).toContain('packages/web/dist')
    for (const path of paths.filter((each) => each.startsWith('node_modules/'))) {
      expect(existsSync(join(root, path, 'package.json')), path).toBe(true)
    }
    // Optional for PostgreSQL's driver.
    const outside =
      /external: \[(.*)\]/
        .exec(build)?.[1]
        ?.match(/[^', ]+/g)
        ?.filter((name) => name !== 'pg-native') ?? []
    expect(outside.length).toBeGreaterThan(0)
    for (const name of outside) {
      expect(paths).toContain(`node_modules/${name}`)
    }
  })

  test('names the commit it was built from: the build gets it as an argument, since the repository stays outside', () => {
    const build = dockerfile.slice(0, dockerfile.lastIndexOf('\nFROM '))
    expect(build).toMatch(/^ARG COMMIT=$/m)
    const named = build.indexOf('ENV ORRERY_COMMIT=$COMMIT')
    expect(named).toBeGreaterThan(build.indexOf('ARG COMMIT='))
    // Packages are installed before, so that another commit alone does not install them again.
    expect(named).toBeGreaterThan(build.indexOf('RUN npm ci'))
    expect(named).toBeLessThan(build.indexOf('made.buildProgram()'))
    expect(read('scripts/version.mjs')).toContain('ORRERY_COMMIT')
    expect(compose).toMatch(/^ {4}COMMIT: \$\{COMMIT:-\}$/m)
    expect(compose.match(/build: \*build$/gm)).toHaveLength(2)
  })

  test('uses only options, health check, port and environment that the program knows', () => {
    const known = [...(/const shape = \{([^}]*)\}/.exec(serve)?.[1] ?? '').matchAll(/^\s*'?([\w-]+)'?:/gm)].map(
      ([, name]) => `--${name}`,
    )
    const commands = [
      list('CMD'),
      ...[...compose.matchAll(/command: (\[.*\])/g)].map(([, words]) => JSON.parse(words ?? '')),
    ]
    expect(commands).toHaveLength(2)
    for (const [command, ...words] of commands) {
      expect(command).toBe('serve')
      for (const word of words.filter((each: string) => each.startsWith('--'))) expect(known).toContain(word)
    }
    expect(dockerfile).toContain("'/ready'")
    expect(read('packages/server/src/http/health.ts')).toContain("app.get('/ready'")
    expect(serve).toContain('process.env.PORT ?? 7777')
    expect(dockerfile).toMatch(/^EXPOSE 7777$/m)
    const sources = filesBelow(join(root, 'packages'))
      .filter((file) => /\/(cli|server)\/src\/.*\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const set = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    expect(set).toContain('DATABASE_URL')
    // The database's own settings belong to its image.
    for (const name of set.filter((each) => !each.startsWith('POSTGRES_'))) {
      expect(sources, name).toMatch(new RegExp(`process\\.env\\.${name}\\b`))
    }
  })

  test('leaves out what it does not need, and nothing that the build needs', () => {
    const ignored = read('.dockerignore').trim().split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']))
    for (const needed of ['package.json', 'package-lock.json', 'scripts', 'packages', 'bin']) {
      expect(ignored).not.toContain(needed)
    }
  })
})

describe('the contents of the image', () => {
  test('are complete: the program runs where there is nothing else', async () => {
    await buildProgram()
    const folder = mkdtempSync(join(tmpdir(), 'orrery-image-'))
    for (const { from, to } of copied) {
      // The tests of the page build it; without it, the server says so.
      if (existsSync(join(root, from))) cpSync(join(root, from), join(folder, to), { recursive: true })
    }
    const words = [...list('ENTRYPOINT').slice(1), ...list('CMD')].map((word) =>
      word.replace('/data/', `${folder}/data/`),
    )
    const { NODE_PATH: _path, DATABASE_URL: _database, ...env } = process.env
    const child = spawn(process.execPath, [...words, '--port', '0'], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve))
    let said = ''
    const url = await new Promise<string>((resolve, reject) => {
      const hear = (data: unknown): void => {
        said += String(data)
        const port = /runs at http:\/\/\S+?:(\d+)/.exec(said)?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', () => reject(new Error(said)))
    })
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true })
    expect((await fetch(`${url}/ready`)).status).toBe(200)
    const { version }: { version: string } = JSON.parse(read('package.json'))
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(`orrery_build_info{version="${version}",commit="`)
    child.kill('SIGTERM')
    // Windows has no signal that asks a process to close: there it is killed.
    expect(await gone).toBe(process.platform === 'win32' ? null : 0)
    // Its thread for pictures finds what it draws with.
    const painter = new Worker(join(folder, 'dist/orrery.mjs'), { workerData: { orrery: { role: 'pictures' } } })
    painter.postMessage({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="8">A</text></svg>',
    })
    const [answer]: readonly { png?: Uint8Array }[] = await once(painter, 'message')
    expect(Buffer.from(answer?.png ?? []).toString('latin1', 1, 4)).toBe('PNG')
    await painter.terminate()
    rmSync(folder, { recursive: true, force: true })
  })
})
