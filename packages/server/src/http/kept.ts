import { makeRecord, recordText } from '@orrery/kernel'
import { type Answers, requests } from '@orrery/protocol'
import { mayWatch, readWithoutRules, recordOf, seatsOf, type Table, tableSight } from '@orrery/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { personOf, type ServerContext } from '../context.ts'
import { NotCarriedError, parseRow } from '../loader.ts'
import { HttpError, notFound, parse } from './answer.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/** Everybody may read a finished public game; other games only people who may watch them. */
export function mayRead(table: Table, person: string | undefined, code: string | undefined): boolean {
  return (table.phase === 'over' && !table.private) || mayWatch(table, person ?? '', code)
}

/** What is kept of games, available for as long as their logs exist, even when their rules are no longer supported. */
export function keptRoutes(app: FastifyInstance, server: ServerContext): void {
  const { keeper, store, signer } = server

  app.get<Named>('/api/v1/tables/:id/record', async (request, reply) => {
    const { found } = await readable(request, async (id) => {
      try {
        return await keeper.room(id)
      } catch (error) {
        if (!(error instanceof NotCarriedError)) throw error
        return closed(id)
      }
    })
    const { table } = found
    const record = recordOf(table)
    if (record === undefined) throw new HttpError(409, { code: 'forbidden', message: 'the game is not over' })
    const signature = signer.sign(recordText(table.id, record))
    const signed = { table: table.id, key: signer.key, signature }
    return reply.type('application/json').send(makeRecord({ ...record, signed }))
  })

  app.get<Named>('/api/v1/tables/:id/log', async (request): Promise<Answers['log']> => {
    const { found, person } = await readable(request, closed)
    const { table, decisions } = found
    const mine = person === undefined ? [] : seatsOf(table, person)
    const over = table.phase === 'over'
    return {
      table: tableSight(table, mine[0]),
      // Other players' decisions may be secret until the game is over.
      decisions: decisions.map(({ action, ...rest }) =>
        over || mine.includes(rest.seat) ? { ...rest, action } : rest,
      ),
    }
  })

  /** A table from its log alone, without its rules. */
  async function closed(id: string): Promise<ReturnType<typeof readWithoutRules> | undefined> {
    const head = await store.head(id)
    if (head === undefined) return undefined
    const summary: Pick<Table, 'phase' | 'over'> = JSON.parse(head.summary)
    const game = readWithoutRules((await store.rows(id)).map(parseRow))
    // Only its rules could say whether it is over; they did when its last row was stored.
    game.table.phase = summary.phase
    game.table.over = summary.over
    return game
  }

  async function readable<T extends { readonly table: Table }>(
    request: FastifyRequest<Named>,
    find: (id: string) => Promise<T | undefined>,
  ): Promise<{ readonly found: T; readonly person: string | undefined }> {
    const { code } = parse(requests.code, request.query)
    const person = (await personOf(server, request))?.id
    const { id } = request.params
    const found = /^[\w-]{1,40}$/.test(id) ? await find(id) : undefined
    if (found === undefined || !mayRead(found.table, person, code)) throw notFound('table')
    return { found, person }
  }
}
