import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** What a thread of the server is for; it stands in `workerData.orrery`. */
export type Role =
  | { readonly role: 'sqlite' | 'checkpoints'; readonly file: string }
  | { readonly role: 'bots' | 'rules' | 'pictures' }

/**
 * The file that threads run when the caller names none: beside this one when run from source; in a bundle the bundle
 * itself, whose entry calls `runThread` first.
 */
function defaultEntry(): URL {
  const here = new URL(import.meta.url)
  return here.pathname.endsWith('.ts') ? new URL('./thread.ts', here) : here
}

/** Starts a thread of the server. */
export function startThread(role: Role, entry: URL = defaultEntry()): Worker {
  const options = { workerData: { orrery: role }, name: `orrery-${role.role}` }
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, options)
  // Node does not pass a thread's first file through loaders, so a TypeScript file is imported by a line that registers the loader first.
  const loader = new URL('./dist/esm/api/index.mjs', pathToFileURL(createRequire(entry).resolve('tsx/package.json')))
    .href
  const code = `import(${JSON.stringify(loader)}).then((tsx) => (tsx.register(), import(${JSON.stringify(entry.href)})))`
  return new Worker(code, { ...options, eval: true })
}
