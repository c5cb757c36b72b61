import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { connect } from 'node:net'

/** A Redis or Valkey server of its own, in memory only. */
export interface TestRedis {
  readonly url: string
  /** Ends it at once. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  restart(): Promise<void>
}

/** The program, if the machine has one: `ORRERY_REDIS`, or what Debian's packages install. */
export const redisProgram = [process.env.ORRERY_REDIS, 'valkey-server', 'redis-server'].find(
  (name) => name !== undefined && spawnSync(name, ['--version']).status === 0,
)

/** Starts a server on this port of 127.0.0.1. */
export async function startRedis(port: number): Promise<TestRedis> {
  const program = redisProgram
  if (program === undefined) throw new Error('there is neither Redis nor Valkey')
  let child: ChildProcess
  const orphan = (): void => void child.kill('SIGKILL')
  process.once('exit', orphan)
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn(program, options, { stdio: 'ignore' })
    for (let i = 0; i < 500; i++) {
      if (await isOpen(port)) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${program} did not start`)
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
    restart: start,
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
