import { type BotTurn, deadline, gameOf, type Library, type Row, seatsOf, type Table, tableSight } from '@orrery/table'
import type { Limits } from './config.ts'
import { placesOf, playedEnough } from './rating/places.ts'
import type { Append } from './store/commit.ts'
import type { Schema } from './store/schema.ts'

/** The limits that decide what is stored with a row. */
export type HeadLimits = 'ratedMoves' | 'lease'
type Given = Pick<Limits, HeadLimits>

/** When the table has to be woken without being asked; 0 for never. */
function wakeAt(table: Table, bot: BotTurn | undefined, lease: number): number {
  if (table.damage !== undefined) return 0
  // Tables of bots alone only go on while somebody watches.
  if (table.seats.every(({ kind }) => kind === 'bot')) return 0
  return bot === undefined ? (deadline(table) ?? 0) : table.changedAt + lease
}

/** What has to be stored with these rows, which have just been applied to the table. */
export function makeAppend(
  library: Library,
  table: Table,
  rows: readonly Row[],
  bot: BotTurn | undefined,
  limits: Given,
): Append {
  const append: Append = {
    table: table.id,
    after: table.seq - rows.length,
    rows: rows.map((row) => JSON.stringify(row)),
    head: makeHead(library, table, rows, bot, limits),
  }
  // By far the most common case: a move, and the game goes on.
  if (append.head.summary === '') return append
  const members = rows.flatMap((row) =>
    row.type === 'sat' ? [row.person.id] : row.type === 'created' ? [row.host.id] : [],
  )
  const ended = table.over !== undefined && rows.some(({ at, type }) => at === table.over?.at && type !== 'rematched')
  return {
    ...append,
    ...(members.length === 0 ? {} : { members }),
    ...(ended ? { results: resultsOf(table, limits.ratedMoves) } : {}),
  }
}

/** Rows after which the lobby shows the same as before, unless the game ended. */
const quiet: readonly Row['type'][] = ['acted', 'undone', 'held', 'said', 'emoted']

function makeHead(
  library: Library,
  table: Table,
  rows: readonly Row[],
  bot: BotTurn | undefined,
  { lease }: Given,
): Append['head'] {
  const same = table.phase === 'playing' && rows.every(({ type }) => quiet.includes(type))
  const { play } = table
  const toAct = table.phase === 'playing' && play !== undefined ? gameOf(library, table).toAct(play.state) : []
  return {
    game: table.game,
    phase: table.phase,
    host: table.host,
    private: table.private ? 1 : 0,
    code: table.code ?? '',
    open_seats: table.seats.filter(({ kind }) => kind === 'open').length,
    created_at: table.createdAt,
    updated_at: table.changedAt,
    summary: same ? '' : makeSummary(table),
    lobby_at: lobbyAt(table, rows),
    archived_at: 0,
    to_act: toAct.join(' '),
    wake_at: wakeAt(table, bot, lease),
  }
}

const talk: readonly Row['type'][] = ['said', 'emoted']

/** Where the lobby lists a table: by the last change of something it shows, so that nobody gets to the top by chatting. */
function lobbyAt(table: Table, rows: readonly Row[]): number | null {
  const open = table.phase === 'open' && table.seats.some(({ kind }) => kind === 'open')
  if (table.private || !(open || table.phase === 'playing')) return null
  return rows.every(({ type }) => (open ? talk : quiet).includes(type)) ? -1 : table.changedAt
}

function makeSummary(table: Table): string {
  const { fair: _fair, ...sight } = tableSight(table, undefined)
  return JSON.stringify(sight)
}

/** How the people of a finished game did. A player who resigned has lost, whatever the bot made of it. */
function resultsOf(table: Table, ratedMoves: number): Schema['results'][] {
  const { over } = table
  if (over === undefined) return []
  const places = placesOf(table)
  const people = new Set(table.seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.person.id] : [])))
  return [...people].flatMap((person) => {
    // On a shared device one person plays against themselves: that does not count.
    const [seat, ...more] = seatsOf(table, person)
    const occupant = seat === undefined ? undefined : table.seats[seat]
    if (seat === undefined || occupant?.kind !== 'person' || more.length > 0) return []
    const standing = over.result?.seats[seat]
    const resigned = occupant.away === 'resigned'
    const won = over.reason === 'resigned' ? 'won-resigned' : standing?.rank === 1 ? 'won' : 'lost'
    return [
      {
        table_id: table.id,
        seat,
        person,
        game: table.game,
        seats: table.seats.length,
        rank: standing?.rank ?? 0,
        score: standing?.score ?? 0,
        outcome: resigned ? 'resigned' : won,
        finished_at: over.at,
        place: places?.[seat] ?? 0,
        pending: places === undefined ? 0 : 1,
        unrated: places === undefined || playedEnough(table, seat, ratedMoves) ? '' : 'short',
      },
    ]
  })
}
