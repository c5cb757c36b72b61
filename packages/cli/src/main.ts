import { parsePlayer } from '@orrery/games/loaded'
import { runThread } from '@orrery/server/thread'
import { build } from './build.ts'
import { everyGame, registry } from './games.ts'
import { orrery } from './orrery.ts'
import { serveAsWorker } from './workers.ts'

const to = (stream: NodeJS.WriteStream) => ({ print: (text: string) => void stream.write(text) })
const brains = async () => ({ games: registry.map(({ game }) => game), makePlayer: parsePlayer })

// The bundle is its own worker: the server and simulations start it again in other threads.
if (!(await runThread(brains)) && !serveAsWorker(everyGame)) {
  // A reader that closes the pipe early (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  // A log on a full disk must not end the server that wants to report it.
  process.stderr.on('error', () => {})
  process.exitCode = await orrery(process.argv.slice(2), {
    out: to(process.stdout),
    errors: to(process.stderr),
    games: registry,
    build,
    script: new URL(import.meta.url),
  })
}
