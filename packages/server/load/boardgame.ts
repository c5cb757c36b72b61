import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Load } from './load.ts'
import { eachOf } from './people.ts'

/** What the yardstick did under the same load: a move is acknowledged when its player sees the new state. */
export interface YardstickReport {
  readonly sockets: number
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly cpu: number
  readonly perCpuSecond: number
  readonly megabytes: number
}

/** The part of a socket.io client that is used. */
interface Io {
  on(event: string, listener: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface Seen {
  readonly _stateID: number
  readonly G: { readonly legal: readonly string[] }
}

/** Puts the same load on boardgame.io's own server, in memory as it comes. */
export async function yardstick({ tables, seats, every, seconds, games }: Load): Promise<YardstickReport> {
  const { io } = createRequire(import.meta.url)('socket.io-client')
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const file = fileURLToPath(new URL('./boardgame-serve.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => String(data).includes('http') && resolve())
    child.once('exit', () => reject(new Error('boardgame.io did not start')))
  })
  const times: number[] = []
  let counting = false
  const players: { table: number; asked(): boolean; play(): void; socket: Io }[] = []
  let eager = false
  await eachOf(Array.from({ length: tables * seats }), 50, async (_, i) => {
    const table = Math.floor(i / seats)
    const seat = String(i % seats)
    const match = `m${table}`
    const socket: Io = io(`http://127.0.0.1:${port}/${games[table % games.length]}`, {
      transports: ['websocket'],
      forceNew: true,
    })
    let state: Seen | undefined
    let since: number | undefined
    const asked = (): boolean => since === undefined && (state?.G.legal.length ?? 0) > 0
    const play = (): void => {
      if (state === undefined || !asked()) return
      const { legal } = state.G
      const args = [legal[Math.floor(Math.random() * legal.length)]]
      since = performance.now()
      const payload = { type: 'act', args, playerID: seat }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, seat)
    }
    players.push({ table, asked, play, socket })
    await new Promise<void>((resolve) => {
      socket.on('connect', () => socket.emit('sync', match, seat, undefined, seats))
      socket.on('sync', (_match: string, info: { state: Seen }) => {
        state = info.state
        resolve()
      })
      socket.on('update', (_match: string, next: Seen) => {
        if (since !== undefined && counting) times.push(performance.now() - since)
        since = undefined
        state = next
        if (eager) play()
      })
    })
  })
  const before = figures(child.pid ?? 0)
  counting = true
  const groups = group(players)
  const timers: NodeJS.Timeout[] = []
  for (const each of groups.values()) {
    const move = (): void => each.find(({ asked }) => asked())?.play()
    if (every > 0) {
      timers.push(
        setTimeout(() => {
          move()
          timers.push(setInterval(move, every))
        }, Math.random() * every),
      )
    } else move()
  }
  eager = every === 0
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  counting = false
  const after = figures(child.pid ?? 0)
  for (const timer of timers) clearTimeout(timer)
  for (const { socket } of players) socket.close()
  child.kill('SIGKILL')
  times.sort((a, b) => a - b)
  const at = (share: number): number => Math.round(10 * (times[Math.floor(times.length * share)] ?? 0)) / 10
  const cpu = after.cpu - before.cpu
  return {
    sockets: players.length,
    moves: times.length,
    perSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    cpu: Math.round((100 * cpu) / seconds) / 100,
    perCpuSecond: Math.round(times.length / cpu),
    megabytes: Math.round(after.memory / 1e6),
  }
}

function group<T extends { table: number }>(players: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const player of players) groups.set(player.table, [...(groups.get(player.table) ?? []), player])
  return groups
}

/** Processor time and memory of a process, as Linux tells them. */
function figures(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(fields[21]) * 4096 }
}
