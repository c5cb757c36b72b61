import type { Refusal } from '@orrery/kernel'
import { comets } from '../../kernel/test/comets/comets.ts'
import {
  botToAct,
  type Caller,
  type Command,
  type Create,
  decideNewTable,
  fold,
  gameOf,
  type Library,
  makeLibrary,
  type Person,
  type Row,
  type RowOutcome,
  runCommand,
  type Sender,
  type Table,
} from '../src/index.ts'

export const library = makeLibrary(
  [comets],
  () => ['random', 'strong'],
  undefined,
  () => ['brave'],
)
export const ada: Person = { id: 'p-ada', name: 'Ada' }
export const bo: Person = { id: 'p-bo', name: 'Bo' }
export const cy: Person = { id: 'p-cy', name: 'Cy' }
export const secret = `${'c0ffee'.repeat(10)}beef`
export const nonce = (n: number): string => n.toString(16).padStart(32, '0')

/** A keeper in memory: the table, its log, and a clock that the test moves. */
export interface Keeper {
  table: Table
  log: Row[]
  now: number
  /** Runs the command, or throws the refusal's code. */
  do(command: Command, by: Sender): readonly RowOutcome[]
  /** The refusal, or throws when there is none. */
  refused(command: Command, by: Sender): Refusal
}

export function keep(create: Partial<Create> = {}, host: Caller = ada, place: Library = library): Keeper {
  const made = decideNewTable(
    place,
    { type: 'create', id: 't1', secret, game: 'comets', seats: 2, ...create },
    host,
    1000,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const log: Row[] = [...made.rows]
  return {
    table: fold(place, log),
    log,
    now: 1000,
    do(command, by) {
      const done = runCommand(place, this.table, command, by, this.now)
      if ('refusal' in done) throw new Error(done.refusal.code)
      // Rows are stored as JSON, so applying them must not need more than that.
      this.log.push(...done.rows.map((row): Row => JSON.parse(JSON.stringify(row))))
      return done.outcomes
    },
    refused(command, by) {
      const before = JSON.stringify(this.table)
      const done = runCommand(place, this.table, command, by, this.now)
      if (!('refusal' in done)) throw new Error(`${command.type} was not refused`)
      if (JSON.stringify(this.table) !== before) throw new Error(`${command.type} was refused and changed the table`)
      return done.refusal
    },
  }
}

/** Ada and Bo, started and dealt. */
export function started(create: Partial<Create> = {}): Keeper {
  const keeper = keep(create)
  keeper.do({ type: 'sit', nonce: nonce(2) }, bo)
  keeper.do({ type: 'start', nonce: nonce(1) }, ada)
  return keeper
}

/** Lets everybody take the choice that `choose` makes of the legal ones until the game is over. */
export function playOut(
  keeper: Keeper,
  people: readonly Person[],
  choose = (legal: readonly string[]) => legal[0] ?? '',
): void {
  for (let i = 0; keeper.table.phase === 'playing'; i++) {
    if (i > 2000) throw new Error('the game does not end')
    const bot = botToAct(library, keeper.table)
    if (bot !== undefined) {
      keeper.do({ type: 'bot-act', seat: bot.seat, action: choose(bot.legal), after: bot.after }, 'table')
      continue
    }
    const { play } = keeper.table
    if (play === undefined) throw new Error('not in play')
    const [seat] = comets.toAct(play.state as Parameters<typeof comets.toAct>[0])
    const person = people.find((each) => {
      const occupant = keeper.table.seats[seat ?? -1]
      return occupant?.kind === 'person' && occupant.person.id === each.id
    })
    if (seat === undefined || person === undefined) throw new Error('nobody to act')
    keeper.do({ type: 'act', seat, action: choose(legalOf(keeper, seat)) }, person)
  }
}

/** The legal actions of a seat. */
export function legalOf(keeper: Keeper, seat: number): string[] {
  const { play } = keeper.table
  if (play === undefined) throw new Error('not in play')
  return gameOf(library, keeper.table)
    .legal(play.state, seat)
    .map((action) => action.id)
}

/** The table again, from its log. */
export function reloaded(keeper: Keeper): Table {
  return fold(library, keeper.log)
}
