import { registry } from './games.ts'
import { orrery } from './orrery.ts'

const to = (stream: NodeJS.WriteStream) => ({ print: (text: string) => void stream.write(text) })

// A reader that closes the pipe early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await orrery(process.argv.slice(2), to(process.stdout), to(process.stderr), registry)
