import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The page's security policy, the same as on the real server: nothing from other origins. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The folder of a page that is already built, if one is given: it is used as it is. */
export const named = process.env.ORRERY_PAGE === '' ? undefined : process.env.ORRERY_PAGE

/** The folder of the built page. */
export const dist = named === undefined ? fileURLToPath(new URL('../dist', import.meta.url)) : resolve(named)

/** The cookie with which a test asks for repeatable randomness; its value is the seed. */
export const SEED = 'orrery-seed'

/** The cookie with which a test asks for bots that never stop thinking. */
export const ENDLESS = 'orrery-endless'

/** Prepended to the worker's script, which creates tables and runs bots: replaces its randomness. */
const prefixes: readonly { readonly cookie: string; script(value: string): string }[] = [
  {
    cookie: SEED,
    script: (seed) => `{
  let state = ${Number(seed)} >>> 0
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      array[i] = state >>> 24
    }
    return array
  }
}
`,
  },
  {
    // A bot that has reported an action goes on thinking, for ten minutes.
    cookie: ENDLESS,
    script: () => `{
  const post = globalThis.postMessage
  globalThis.postMessage = (message) => {
    post.call(globalThis, message)
    if (message.news?.best !== undefined) for (const until = Date.now() + 600_000; Date.now() < until; );
  }
}
`,
  },
]

/**
 * Serves a built page on a free port of this machine: files as they are, the page for everything else. `requested` gets every path that
 * pages and service workers ask for.
 */
export function serve(
  folder = dist,
  requested?: (path: string) => void,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname)
    requested?.(path)
    const file = join(folder, path)
    const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html')
    const asked = request.headers.cookie ?? ''
    const before = /\/worker-[^/]*\.js$/.test(path)
      ? prefixes.flatMap(({ cookie, script }) => {
          const value = new RegExp(`${cookie}=(\\w+)`).exec(asked)?.[1]
          return value === undefined ? [] : [script(value)]
        })
      : []
    const kept = path.startsWith('/assets/') && before.length === 0
    response.writeHead(200, {
      'content-type': types[extname(found)] ?? 'application/octet-stream',
      'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policy,
    })
    for (const script of before) response.write(script)
    createReadStream(found).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.closeAllConnections()
          server.close(() => done())
        })
      resolve({ url: `http://127.0.0.1:${port}`, close })
    })
  })
}
