import type { News } from '@orrery/table'
import {
  evolve,
  found,
  type House,
  mayWatch,
  type PlaySight,
  type Row,
  seatsOf,
  sightFor,
  type Watcher,
} from '@orrery/table'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressKey } from '../address.ts'
import { Guard } from '../guard.ts'
import { type HouseServer, personOf } from '../house-server.ts'
import { atMost, notFound, parse } from './answer.ts'

/** So many steps are told at once; whoever missed more gets the last of them. */
const MOST = 120

/** A decision of the past, and how the game stood after it for whoever looks. */
interface PastStep {
  readonly news: News
  readonly play: PlaySight
}

/** What a watcher could have seen after row `after` had it looked: no more than it was, or would have been, told then. */
function pastOf(
  house: House,
  rows: readonly Row[],
  watcher: Watcher,
  after: number,
): { readonly start?: PlaySight; readonly steps: readonly PastStep[] } {
  const [first, ...rest] = rows
  if (first === undefined) return { steps: [] }
  const table = found(house, first)
  let start: PlaySight | undefined
  let steps: PastStep[] = []
  for (const row of rest) {
    if (row.seq > after) start ??= sightFor(house, table, watcher, row.at).play
    const happened = evolve(house, table, row)
    const { voided = [] } = happened
    steps = voided.length === 0 ? steps : steps.filter(({ news }) => !voided.includes(news.seq))
    if (row.seq <= after || row.type !== 'acted') continue
    const { news, play } = sightFor(house, table, watcher, row.at, [happened])
    if (news[0] !== undefined && play !== undefined) steps.push({ news: news[0], play })
    if (steps.length > MOST) start = steps.shift()?.play
  }
  return { ...(start === undefined ? {} : { start }), steps }
}

const query = z.object({ after: z.coerce.number().int().min(0), code: z.string().max(40).optional() })

/** The past of a running table as one seat saw it, for a recap. */
export function pastRoutes(app: FastifyInstance, server: HouseServer): void {
  const guard = new Guard(server.limits.rules)
  const { keeper, store, limiters } = server
  app.get<{ Params: { id: string } }>('/api/v1/tables/:id/past', async (request) => {
    const { after, code } = parse(query, request.query)
    const person = await personOf(server, request)
    const address = addressKey(request.ip)
    atMost(limiters.pastsByAddress, address)
    atMost(limiters.pasts, person?.id ?? address)
    const { id } = request.params
    const room = /^[\w-]{1,40}$/.test(id) ? await keeper.room(id) : undefined
    if (room === undefined || !mayWatch(room.table, person?.id ?? '', code)) throw notFound('table')
    const watcher = person === undefined ? undefined : seatsOf(room.table, person.id)[0]
    // Our own writing: the log is checked by what it does to a table.
    const rows = (await store.rows(id)).map((text): Row => JSON.parse(text))
    return guard.run(() => pastOf(keeper.house, rows, watcher, after))
  })
}
