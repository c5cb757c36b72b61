import {
  type AddressedEvent,
  actById,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Moment,
  OrreryError,
  openRecord,
  parseEntry,
  RefusalError,
  type Result,
  type Seat,
} from '@orrery/kernel'
import type { LogStep, RoundViews } from './protocol.ts'
import type { InvalidDecision, Scene } from './replay-protocol.ts'

/** A state is stored every this many decisions; seeking replays at most these. */
const SNAPSHOT_EVERY = 16

interface TakenStep {
  readonly seat: Seat
  readonly id: string
  readonly events: readonly AddressedEvent<GameEvent>[]
}

/** A record that has been played through once, so that any position can be shown quickly to any seat. */
export class Recording {
  readonly game: Game
  readonly record: GameRecord
  readonly moments: Moment[] = []
  readonly invalid: InvalidDecision | undefined
  readonly result: Result | undefined
  readonly #taken: TakenStep[] = []
  readonly #snapshots: GameState[] = []

  /** Throws if the game cannot be set up; an invalid action ends the recording before it. */
  constructor(game: Game, record: GameRecord) {
    this.game = game
    this.record = record
    const state = openRecord(game, record)
    this.#snapshot(state)
    for (const [index, line] of record.actions.entries()) {
      const { seat, id } = parseEntry(line)
      try {
        const { events } = actById(game, state, record.seats, seat, id)
        this.#taken.push({ seat, id, events })
        this.#snapshot(state)
      } catch (error) {
        if (!(error instanceof OrreryError)) throw error
        const refusal = error instanceof RefusalError ? { refusal: error.refusal } : {}
        this.invalid = { index, seat, action: id, ...refusal, detail: error.message }
        break
      }
    }
    this.result = this.invalid === undefined ? game.result(state) : undefined
  }

  #snapshot(state: GameState): void {
    if (this.moments.length % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.game.clone(state))
    this.moments.push(this.game.moment(state))
  }

  /** How many decisions could be replayed. */
  get total(): number {
    return this.#taken.length
  }

  /** The state after that many decisions; the caller may not change it. */
  stateAt(index: number): GameState {
    const from = Math.floor(index / SNAPSHOT_EVERY)
    const kept = this.#snapshots[from]
    if (kept === undefined || index < 0 || index > this.total) {
      throw new OrreryError('bad-record', `the record has positions 0 to ${this.total}, not ${index}`)
    }
    if (index === from * SNAPSHOT_EVERY) return kept
    const state = this.game.clone(kept)
    for (const { seat, id } of this.#taken.slice(from * SNAPSHOT_EVERY, index)) {
      actById(this.game, state, this.record.seats, seat, id)
    }
    return state
  }

  /** A position as a seat, or a spectator, sees it. */
  scene(index: number, seat: Seat | undefined): Scene {
    const state = this.stateAt(index)
    return {
      index,
      seat,
      view: this.game.view(state, seat),
      events: eventsFor(this.#taken[index - 1]?.events ?? [], seat),
      toAct: [...this.game.toAct(state)],
    }
  }

  /** All decisions with the events that a seat, or a spectator, may see. */
  steps(seat: Seat | undefined): LogStep[] {
    return this.#taken.map(({ seat: mover, id, events }, index) => ({
      seat: mover,
      action: id,
      moment: this.moments[index] ?? { round: 1, turn: 1 },
      events: eventsFor(events, seat),
    }))
  }

  /** Every seat's own view at the end of each round. */
  history(): RoundViews[] {
    const ends = this.moments.flatMap(({ round }, index) => {
      const next = this.moments[index + 1]
      // A round that consists of the deal alone does not count.
      return index > 0 && next?.round !== round ? [{ round, index }] : []
    })
    const seats = Array.from({ length: this.record.seats }, (_, seat) => seat)
    const viewsAt = (index: number): readonly unknown[] => {
      const state = this.stateAt(index)
      return seats.map((seat) => this.game.view(state, seat))
    }
    return ends.map(({ round, index }) => {
      const rounds = { round, views: viewsAt(index) }
      return index === this.total && index > 0 ? { ...rounds, before: viewsAt(index - 1) } : rounds
    })
  }
}
