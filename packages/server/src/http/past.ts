import { patchText } from '@orrery/kernel'
import { type Past, requests } from '@orrery/protocol'
import type { RowNews } from '@orrery/table'
import {
  createTable,
  evolve,
  type Library,
  mayWatch,
  type PlaySight,
  type Row,
  seatsOf,
  sightFor,
  type Watcher,
} from '@orrery/table'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../address.ts'
import { personOf, type ServerContext } from '../context.ts'
import { Guard } from '../guard.ts'
import { atMost, notFound, parse } from './answer.ts'

/** A recap has at most this many steps, the latest. */
const MOST = 120

/** A past decision, and the game after it as the viewer saw it. */
interface PastStep {
  readonly news: RowNews
  readonly play: PlaySight
}

/** What a watcher could have seen after row `after`: no more than it received, or would have received, at the time. */
function pastOf(
  library: Library,
  rows: readonly Row[],
  watcher: Watcher,
  after: number,
): { readonly start?: PlaySight; readonly steps: readonly PastStep[] } {
  const [first, ...rest] = rows
  if (first === undefined) return { steps: [] }
  const table = createTable(library, first)
  let start: PlaySight | undefined
  let steps: PastStep[] = []
  // A view costs more than the step itself, so it is only made for steps that may be sent: some may have been undone.
  const acted = rest.filter(({ type }) => type === 'acted')
  const from = Math.max(after, (acted.at(-2 * MOST)?.seq ?? 0) - 1)
  for (const row of rest) {
    if (row.seq > from) start ??= sightFor(library, table, watcher, row.at).play
    const outcome = evolve(library, table, row)
    const { voided = [] } = outcome
    steps = voided.length === 0 ? steps : steps.filter(({ news }) => !voided.includes(news.seq))
    if (row.seq <= from || row.type !== 'acted') continue
    const { news, play } = sightFor(library, table, watcher, row.at, [outcome])
    if (news[0] !== undefined && play !== undefined) steps.push({ news: news[0], play })
    if (steps.length > MOST) start = steps.shift()?.play
  }
  return { ...(start === undefined ? {} : { start }), steps }
}

/** The past as it is sent: with patches, each view becomes what changed in the one before it. */
function asPatches({ start, steps }: ReturnType<typeof pastOf>): Past {
  let view = start?.view
  const short = steps.map(({ news, play }) => {
    const { view: after, ...rest } = play
    const changes = view === undefined ? undefined : patchText(view, after)
    view = after
    return { news, play: changes === undefined ? play : { patch: JSON.parse(`[${changes}]`), ...rest } }
  })
  return { ...(start === undefined ? {} : { start }), steps: short }
}

/** The past of a running table as one seat saw it, for a recap. */
export function pastRoutes(app: FastifyInstance, server: ServerContext): void {
  const guard = new Guard(server.limits.rules)
  const { keeper, store, limiters } = server
  app.get<{ Params: { id: string } }>('/api/v1/tables/:id/past', async (request, reply) => {
    const { after, code, patches = false } = parse(requests.past, request.query)
    const person = await personOf(server, request)
    const address = addressKey(request.client)
    atMost(limiters.pastsByAddress, address)
    atMost(limiters.pasts, person?.id ?? address)
    const { id } = request.params
    const room = /^[\w-]{1,40}$/.test(id) ? await keeper.room(id) : undefined
    if (room === undefined || !mayWatch(room.table, person?.id ?? '', code)) throw notFound('table')
    const watcher = person === undefined ? undefined : seatsOf(room.table, person.id)[0]
    // We wrote it ourselves, and applying it to a table checks it.
    const rows = (await store.rows(id)).map((text): Row => JSON.parse(text))
    const text = await guard.run(() => {
      const past = pastOf(keeper.library, rows, watcher, after)
      const body: Past = patches ? asPatches(past) : past
      return JSON.stringify(body)
    })
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
