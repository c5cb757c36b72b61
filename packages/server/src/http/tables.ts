import { randomBytes, randomInt } from 'node:crypto'
import { newestGames } from '@orrery/kernel'
import { type Answers, commandSchema, type ListedTable, requests } from '@orrery/protocol'
import { type Create, seatsOf, type Table, type TableSight, tableSight } from '@orrery/table'
import type { FastifyInstance } from 'fastify'
import { personOf, type ServerContext } from '../context.ts'
import { OpenTables } from '../open-tables.ts'
import { ratingOfTable } from '../rating/table-rating.ts'
import type { Room } from '../room.ts'
import { type Cursor, lobbyTables, tableOfCode, tablesOf } from '../store/lists.ts'
import type { Schema } from '../store/schema.ts'
import { toCommand } from '../wire-command.ts'
import { atMost, notFound, parse, refuse, requirePerson } from './answer.ts'
import { mayRead } from './kept.ts'

/**
 * Without vowels and look-alikes, since codes are read out on the phone. Eight characters are short enough for that, and too many to
 * guess.
 */
const CODE_LETTERS = '23456789bcdfghjkmnpqrstvwxyz'
const LISTED = 50
/** A table that nobody has touched for this long is no longer listed; its own people still find it. */
const FRESH = 7 * 86_400_000

interface Named {
  readonly Params: { readonly id: string }
}

/** The lobby: creating, finding, joining and leaving tables. */
export function tableRoutes(app: FastifyInstance, server: ServerContext): void {
  const { keeper, store, limiters } = server
  const open = new OpenTables(store, server.limits.openTables)

  app.get(
    '/api/v1/games',
    async (): Promise<Answers['games']> => ({
      games: newestGames(keeper.library.games).map(({ id, version, seats, options }) => ({
        id,
        version,
        seats,
        options,
        levels: keeper.library.levels(id),
      })),
    }),
  )

  app.get('/api/v1/tables', async (request): Promise<Answers['tables']> => {
    const { game, kind = 'open', after } = parse(requests.lobby, request.query)
    const since = server.clock.now() - FRESH
    const rows = await lobbyTables(store, { kind, game, since, after: parseCursor(after), limit: LISTED + 1 })
    return page(rows, ({ lobby_at, id }) => ({ at: lobby_at ?? 0, id }))
  })

  app.get('/api/v1/me/tables', async (request): Promise<Answers['tables']> => {
    const person = await requirePerson(server, request)
    const { archived = false, after } = parse(requests.mine, request.query)
    const rows = await tablesOf(store, person.id, { archived, after: parseCursor(after), limit: LISTED + 1 })
    return page(rows, ({ updated_at, id }) => ({ at: updated_at, id }))
  })

  app.post('/api/v1/tables', async (request, reply) => {
    const person = await requirePerson(server, request)
    const { game, seats, ...rest } = parse(requests.table, request.body)
    atMost(limiters.tables, person.id)
    const create: Create = {
      type: 'create',
      id: keeper.newId(),
      secret: randomBytes(32).toString('hex'),
      game,
      seats,
      ...rest,
      code: makeCode(),
    }
    const answer = await open.create(person.id, () => keeper.create(create, person))
    if ('refusal' in answer) return refuse(reply, answer.refusal)
    return reply.code(201).send(shown(await roomOf(create.id), person.id))
  })

  app.get<Named>('/api/v1/tables/:id', async (request): Promise<Answers['table']> => {
    const person = await personOf(server, request)
    const room = await visible(request.params.id, person?.id, parse(requests.code, request.query).code)
    return shown(room, person?.id)
  })

  app.post<Named>('/api/v1/tables/:id/commands', async (request, reply) => {
    const person = await requirePerson(server, request)
    const wire = parse(commandSchema, request.body)
    atMost(limiters.commands, person.id)
    const room = await roomOf(request.params.id)
    const began = performance.now()
    const answer = await keeper.command(room.id, toCommand(wire, room.table, person.id, undefined), person)
    if (answer === undefined) throw notFound('table')
    if ('refusal' in answer) return refuse(reply, answer.refusal)
    server.metrics.took('acknowledge', performance.now() - began)
    const body: Answers['commanded'] = { seq: answer.seq, ...shown(room, person.id) }
    return body
  })

  app.post<Named>('/api/v1/tables/:id/rematch', async (request, reply) => {
    const person = await requirePerson(server, request)
    atMost(limiters.tables, person.id)
    const room = await roomOf(request.params.id)
    // Whoever only joins the rematch that somebody else asked for creates nothing.
    const rematch = () => keeper.rematch(room.id, person, makeCode())
    const answer = await (room.table.next === undefined ? open.create(person.id, rematch) : rematch())
    if (answer === undefined) throw notFound('table')
    if ('refusal' in answer) return refuse(reply, answer.refusal)
    const body: Answers['rematch'] = answer
    return body
  })

  app.get<Named>('/api/v1/tables/:id/rating', async (request): Promise<Answers['rating']> => {
    const person = await personOf(server, request)
    const { table } = await visible(request.params.id, person?.id, parse(requests.code, request.query).code)
    return ratingOfTable(store, table, Date.now(), server.limits)
  })

  app.get<{ Params: { code: string } }>('/api/v1/invites/:code', async (request): Promise<Answers['invite']> => {
    const person = await requirePerson(server, request)
    atMost(limiters.commands, person.id)
    const id = await tableOfCode(store, request.params.code.toLowerCase())
    if (id === undefined) throw notFound('invitation')
    return { table: id, code: request.params.code.toLowerCase() }
  })

  async function roomOf(id: string): Promise<Room> {
    const room = /^[\w-]{1,40}$/.test(id) ? await keeper.room(id) : undefined
    if (room === undefined) throw notFound('table')
    return room
  }

  /** A table the person may watch; to others it does not exist. */
  async function visible(id: string, person: string | undefined, code: string | undefined): Promise<Room> {
    const room = await roomOf(id)
    if (!mayRead(room.table, person, code)) throw notFound('table')
    return room
  }

  function shown({ table }: Room, person: string | undefined): Answers['table'] {
    const mine = person === undefined ? [] : seatsOf(table, person)
    return {
      table: tableSight(table, mine[0] ?? hostSeat(table, person)),
      mine: mine.map((seat) => ({ seat, token: server.identities.seatToken(table.id, seat, person ?? '') })),
    }
  }
}

/** A host who only watches may see the code too: it is needed to invite. */
function hostSeat(table: Table, person: string | undefined): number | undefined {
  return person !== undefined && table.host === person ? -1 : undefined
}

function listed({ id, created_at, updated_at, summary, to_act }: Schema['tables']): ListedTable {
  // We wrote it ourselves: `makeSummary` of heads.ts.
  const summarised: Omit<TableSight, 'fair'> = JSON.parse(summary)
  const toAct = to_act === '' ? [] : to_act.split(' ').map(Number)
  return { ...summarised, id, createdAt: created_at, updatedAt: updated_at, toAct }
}

/** One page of a list; one item more was requested, to see whether another page follows. */
function page(rows: readonly Schema['tables'][], where: (row: Schema['tables']) => Cursor): Answers['tables'] {
  const last = rows.length > LISTED ? rows[LISTED - 1] : undefined
  const tables = rows.slice(0, LISTED).map(listed)
  if (last === undefined) return { tables }
  const { at, id } = where(last)
  return { tables, next: `${at}_${id}` }
}

function parseCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = /^(\d+)_(.+)$/.exec(text ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}

function makeCode(): string {
  return Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}
