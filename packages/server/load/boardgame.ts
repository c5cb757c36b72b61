import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { io } from 'socket.io-client'
import { figuresOf, type Load, type LoadReport, Meter, pin, summary, unpin, WARM } from './measure.ts'
import { eachOf } from './people.ts'

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

/**
 * Puts the same load on boardgame.io's own server, in memory by default: a move is acknowledged when its player sees the new state.
 * Finished games are not replaced.
 */
export async function yardstick(name: string, load: Load): Promise<LoadReport> {
  const { tables, seats, every, seconds, games } = load
  // Below the ports that the system gave to the thousands of sockets of the previous load.
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const file = fileURLToPath(new URL('./boardgame-serve.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => String(data).includes('http') && resolve())
    child.once('exit', () => reject(new Error('boardgame.io did not start')))
  })
  const pid = child.pid ?? 0
  const meter = new Meter()
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
        if (since !== undefined) meter.add(performance.now() - since)
        since = undefined
        state = next
        if (eager) play()
      })
    })
  })
  if (every === 0) pin(pid)
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
  // As long as our own server gets to warm up.
  const enough = every === 0 ? WARM.moves * tables : tables
  const warm = performance.now() + WARM.seconds * 1000
  while (meter.seen < enough && performance.now() < warm) await new Promise((resolve) => setTimeout(resolve, 50))
  const before = figuresOf(pid)
  meter.start()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const { times, took, loadCpu } = meter.stop()
  const after = figuresOf(pid)
  for (const timer of timers) clearTimeout(timer)
  for (const { socket } of players) socket.close()
  if (every === 0) unpin()
  child.kill('SIGKILL')
  return {
    name,
    server: 'boardgame.io, in memory',
    load,
    sockets: players.length,
    ...summary(times, took, after.cpu - before.cpu),
    loadCpu: Math.round((100 * loadCpu) / took) / 100,
    megabytes: Math.round(after.memory / 1e6),
    wrong: [],
  }
}

function group<T extends { table: number }>(players: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const player of players) groups.set(player.table, [...(groups.get(player.table) ?? []), player])
  return groups
}
