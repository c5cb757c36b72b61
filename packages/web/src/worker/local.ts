import {
  type Action,
  type AddressedEvent,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  type Moment,
  makeEntry,
  makeRng,
  onwardFrom,
  type Refusal,
  type Seat,
} from '@orrery/kernel'
import {
  type BotTurn,
  botToAct,
  type Command,
  createTable,
  decide,
  evolve,
  type Library,
  type Person,
  type Row,
  recordOf,
  sightFor,
  type Table,
} from '@orrery/table'
import type { LogStep, Position, RoundViews } from './protocol.ts'
import { roundViews } from './round-views.ts'

interface TakenStep {
  /** Its row of the log. */
  readonly seq: number
  readonly seat: Seat
  readonly action: string
  readonly moment: Moment
  readonly events: readonly AddressedEvent<GameEvent>[]
}

/** The person at a seat of a local table. */
export function personAt(seat: Seat, name: string): Person {
  return { id: `seat-${seat}`, name }
}

/** A table in this browser, with all events so far: everybody's log is made from them. */
export class LocalTable {
  readonly library: Library
  readonly game: Game
  readonly table: Table
  private taken: TakenStep[] = []

  constructor(library: Library, game: Game, rows: readonly Row[]) {
    const [first, ...rest] = rows
    if (first === undefined) throw new Error('a log has at least one row')
    this.library = library
    this.game = game
    this.table = createTable(library, first)
    for (const row of rest) this.evolve(row)
  }

  /** The outcome of a command: rows to be stored, or a refusal. */
  decide(command: Command, by: Person | 'table', now: number): { rows: readonly Row[] } | { refusal: Refusal } {
    return decide(this.library, this.table, command, by, now)
  }

  /** Applies a stored row; `allowed` means that the rules have just allowed it here and need not be asked again. */
  evolve(row: Row, allowed = false): void {
    const { events, moment, voided } = evolve(this.library, this.table, row, allowed)
    if (row.type === 'acted' && moment !== undefined) {
      this.taken.push({ seq: row.seq, seat: row.seat, action: row.action, moment, events })
    }
    if (voided !== undefined) this.taken = this.taken.filter(({ seq }) => !voided.includes(seq))
  }

  botToAct(): BotTurn | undefined {
    return botToAct(this.library, this.table)
  }

  action(id: string): Action {
    return this.game.vocabulary.parse(id)
  }

  refuse(seat: Seat, id: string): Refusal | undefined {
    const { play } = this.table
    return play === undefined ? undefined : this.game.refuse(play.state, seat, this.action(id))
  }

  position(me: Seat | undefined): Position {
    const { play } = sightFor(this.library, this.table, me, this.table.changedAt)
    if (play === undefined) throw new Error('the game has not begun')
    const { over } = this.table
    const undo = play.undo ?? 0
    const { legal = [] } = play
    const onward =
      me === undefined || legal.length === 0 ? [] : onwardFrom(this.game, play.view, me, makeRng(`${play.changes}`))
    return {
      changes: play.changes,
      me,
      view: play.view,
      legal: legal.map((id) => this.action(id)),
      ...(onward.length === 0 ? {} : { onward }),
      toAct: play.toAct,
      moment: play.moment,
      undo: Math.min(undo, 1),
      undoTurn: undo,
      ...(over?.result === undefined ? {} : { result: over.result }),
    }
  }

  steps(me: Seat | undefined): LogStep[] {
    return this.taken.map((each) => stepOf(each, me))
  }

  lastStep(me: Seat | undefined): LogStep {
    const last = this.taken.at(-1)
    if (last === undefined) throw new Error('nothing has been decided yet')
    return stepOf(last, me)
  }

  /** The record: after the end with its shuffle, before it with what there is. */
  record(): GameRecord {
    const { game, version, options, seats, seed = '', play } = this.table
    const actions = (play?.history ?? []).map(({ seat, id }) => makeEntry(seat, id))
    return recordOf(this.table) ?? { game, version, options, seats: seats.length, seed, actions }
  }

  /** Every seat's own view at the end of each round; only for a finished game. */
  history(): RoundViews[] {
    return this.table.phase === 'over' ? roundViews(this.game, this.record()) : []
  }
}

function stepOf({ seat, action, moment, events }: TakenStep, me: Seat | undefined): LogStep {
  return { seat, action, moment, events: eventsFor(events, me) }
}
