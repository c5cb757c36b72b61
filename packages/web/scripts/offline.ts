import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url))

/** Vite's part in playing offline: once the page is built, it builds the service worker with the list of the page's files. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'orrery-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          PAGE_FILES: JSON.stringify(pageFiles(folder)),
          // Workbox writes to the console otherwise.
          'process.env.NODE_ENV': JSON.stringify('production'),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
    },
  }
}

/** What the service worker may keep: code, styles, texts of all languages and the icons of the installed page. */
export function pageFiles(folder: string): { url: string; revision: string | null }[] {
  const { icons } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))
  const pictures = new Set(icons.map(({ src }: { src: string }) => src.slice(1)))
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((url) => url !== 'sw.js' && (pictures.has(url) || /\.(js|css|html|svg|webmanifest)$/.test(url)))
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : hashOf(join(folder, url)) }))
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
