import type { Refusal } from '@orrery/kernel'
import { comets } from '../../kernel/test/comets/comets.ts'
import {
  type By,
  botToAct,
  type Caller,
  type Command,
  type Create,
  fold,
  gameOf,
  type Happened,
  type House,
  makeHouse,
  open,
  type Person,
  type Row,
  run,
  type Table,
} from '../src/index.ts'

export const house = makeHouse([comets], () => ['random', 'strong'])
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
  /** Does it, or throws the refusal's code. */
  do(command: Command, by: By): readonly Happened[]
  /** The refusal, or throws when there is none. */
  refused(command: Command, by: By): Refusal
}

export function keep(create: Partial<Create> = {}, host: Caller = ada, place: House = house): Keeper {
  const made = open(place, { type: 'create', id: 't1', secret, game: 'comets', seats: 2, ...create }, host, 1000)
  if ('refusal' in made) throw new Error(made.refusal.code)
  const log: Row[] = [...made.rows]
  return {
    table: fold(place, log),
    log,
    now: 1000,
    do(command, by) {
      const done = run(place, this.table, command, by, this.now)
      if ('refusal' in done) throw new Error(done.refusal.code)
      // What is stored is JSON; what happens must not need more.
      this.log.push(...done.rows.map((row): Row => JSON.parse(JSON.stringify(row))))
      return done.happened
    },
    refused(command, by) {
      const before = JSON.stringify(this.table)
      const done = run(place, this.table, command, by, this.now)
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
    const bot = botToAct(house, keeper.table)
    if (bot !== undefined) {
      keeper.do({ type: 'bot-act', seat: bot.seat, action: choose(bot.legal), after: bot.after }, 'table')
      continue
    }
    const { play } = keeper.table
    if (play === undefined) throw new Error('not in play')
    const [seat] = comets.toAct(play.state as Parameters<typeof comets.toAct>[0])
    const person = people.find((each) => {
      const sitter = keeper.table.seats[seat ?? -1]
      return sitter?.kind === 'person' && sitter.person.id === each.id
    })
    if (seat === undefined || person === undefined) throw new Error('nobody to act')
    keeper.do({ type: 'act', seat, action: choose(legalOf(keeper, seat)) }, person)
  }
}

/** What a seat may say now. */
export function legalOf(keeper: Keeper, seat: number): string[] {
  const { play } = keeper.table
  if (play === undefined) throw new Error('not in play')
  return gameOf(house, keeper.table)
    .legal(play.state, seat)
    .map((action) => action.id)
}

/** The table again, from its log. */
export function reloaded(keeper: Keeper): Table {
  return fold(house, keeper.log)
}
