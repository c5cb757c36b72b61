import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { type Account, post } from './people.ts'

/** How long a person waited for each decision of an easy bot, in milliseconds, while another person had this many tables of experts. */
export interface BotFloodReport {
  readonly tables: number
  readonly decisions: number
  readonly median: number
  readonly p90: number
  readonly most: number
}

interface Shown {
  readonly table: { readonly id: string }
  readonly mine: readonly { readonly seat: number; readonly token: string }[]
}

interface Update {
  readonly type: string
  readonly play?: { readonly toAct: readonly number[]; readonly legal?: readonly string[]; readonly changes: number }
}

const nonce = (): string => randomBytes(16).toString('hex')

async function start(url: string, { session }: Account, body: object): Promise<Shown> {
  const shown = await post<Shown>(url, '/tables', { game: 'cosmos', private: true, ...body }, session)
  const seat = shown.mine.length === 0 ? {} : { nonce: nonce() }
  await post(url, `/tables/${shown.table.id}/commands`, { type: 'start', ...seat }, session)
  return shown
}

function open(url: string, { table, mine }: Shown, { session }: Account): WebSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/tables/${table.id}/socket`, {
    headers: { authorization: `Bearer ${session}` },
  })
  socket.on('error', () => {})
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, ...mine[0] })))
  return socket
}

/** One person watches this many tables of four experts; another plays against an easy bot. */
export async function botFlood(
  url: string,
  [greedy, player]: readonly [Account, Account],
  { tables, decisions, most }: { readonly tables: number; readonly decisions: number; readonly most: number },
): Promise<BotFloodReport> {
  const watched: WebSocket[] = []
  for (let i = 0; i < tables; i++) {
    const shown = await start(url, greedy, { seats: 4, watch: true, bots: ['expert', 'expert', 'expert', 'expert'] })
    watched.push(open(url, shown, greedy))
  }
  const socket = open(url, await start(url, player, { seats: 2, bots: ['easy'] }), player)
  const delays: number[] = []
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, most)
    let since: number | undefined
    let id = 0
    socket.on('message', (data) => {
      const { type, play }: Update = JSON.parse(String(data))
      if (type !== 'update' || play === undefined) return
      if (since !== undefined) delays.push(performance.now() - since)
      since = play.toAct.length > 0 && !play.toAct.includes(0) ? performance.now() : undefined
      if (delays.length >= decisions) {
        clearTimeout(timer)
        resolve()
      } else if (play.legal !== undefined && play.legal.length > 0) {
        const action = play.legal[Math.floor(Math.random() * play.legal.length)]
        socket.send(JSON.stringify({ type: 'do', id: ++id, command: { type: 'act', action, after: play.changes } }))
      }
    })
  })
  for (const each of [socket, ...watched]) each.terminate()
  delays.sort((a, b) => a - b)
  const at = (share: number): number =>
    Math.round(10 * (delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? most)) / 10
  return { tables, decisions: delays.length, median: at(0.5), p90: at(0.9), most: at(1) }
}
