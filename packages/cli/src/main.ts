import { registry } from './games.ts'
import { orrery } from './orrery.ts'
import { serveAsWorker } from './workers.ts'

const to = (stream: NodeJS.WriteStream) => ({ print: (text: string) => void stream.write(text) })

// The bundle is its own worker: simulations start it again in other threads.
if (!serveAsWorker(registry)) {
  // A reader that closes the pipe early (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const script = new URL(import.meta.url)
  process.exitCode = await orrery(process.argv.slice(2), {
    out: to(process.stdout),
    errors: to(process.stderr),
    games: registry,
    script,
  })
}
