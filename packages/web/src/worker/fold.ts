import {
  type Action,
  act,
  begin,
  eventsFor,
  type Game,
  type GameRecord,
  type GameState,
  type Moment,
  makeEntry,
  type Seat,
  type Told,
} from '@orrery/kernel'
import type { StoredGame, StoredRow } from '../store/games.ts'
import type { Position, RoundViews, Step } from './protocol.ts'

interface Taken {
  readonly seat: Seat
  readonly action: Action
  readonly moment: Moment
  readonly told: readonly Told[]
  readonly barrier: boolean
  /** The state before it, kept while it can still be undone. */
  before: GameState | undefined
}

/** A running game as a fold over its log: no clock, no storage, no chance of its own. */
export class Fold {
  readonly game: Game
  readonly start: StoredGame
  private state: GameState
  private readonly taken: Taken[] = []

  constructor(game: Game, start: StoredGame) {
    this.game = game
    this.start = start
    this.state = begin(game, { seats: start.seats.length, options: start.options, seed: start.seed })
  }

  /** Goes one row further; an action that the rules do not allow throws and changes nothing. */
  evolve(row: StoredRow): void {
    if ('undo' in row) {
      for (let i = 0; i < row.undo; i++) this.takeBack()
      return
    }
    const action = this.game.vocabulary.parse(row.action)
    const moment = this.game.moment(this.state)
    const before = this.game.clone(this.state)
    const { told, barrier } = act(this.game, this.state, row.seat, action)
    // States before a barrier are never needed again.
    if (barrier) for (const each of this.taken) each.before = undefined
    this.taken.push({ seat: row.seat, action, moment, told, barrier, before: barrier ? undefined : before })
  }

  private takeBack(): void {
    const before = this.taken.pop()?.before
    if (before === undefined) throw new Error('nothing can be undone here')
    this.state = before
  }

  /** Who owes a decision. */
  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state)
  }

  get moment(): Moment {
    return this.game.moment(this.state)
  }

  /** Final points by seat, once the game is over. */
  get scores(): readonly number[] | undefined {
    return this.game.result(this.state)?.seats.map((standing) => standing.score)
  }

  legal(seat: Seat): readonly Action[] {
    return this.game.legal(this.state, seat)
  }

  view(seat: Seat | undefined): unknown {
    return this.game.view(this.state, seat)
  }

  refuse(seat: Seat, id: string): ReturnType<Game['refuse']> {
    return this.game.refuse(this.state, seat, this.game.vocabulary.parse(id))
  }

  /** How many of the last decisions a seat may take back: the last one, or all of its turn since the barrier. */
  undoable(seat: Seat | undefined): { undo: number; undoTurn: number } {
    let undoTurn = 0
    const turn = this.moment.turn
    for (let i = this.taken.length - 1; i >= 0; i--) {
      const each = this.taken[i]
      if (each === undefined || each.before === undefined || each.seat !== seat || each.moment.turn !== turn) break
      undoTurn++
    }
    return { undo: Math.min(undoTurn, 1), undoTurn }
  }

  position(me: Seat | undefined): Position {
    const result = this.game.result(this.state)
    const toAct = [...this.toAct]
    return {
      seq: this.taken.length,
      me,
      view: this.view(me),
      legal: me !== undefined && toAct.includes(me) ? this.legal(me) : [],
      toAct,
      moment: this.moment,
      ...this.undoable(me),
      ...(result === undefined ? {} : { result }),
    }
  }

  steps(me: Seat | undefined): Step[] {
    return this.taken.map((each) => stepOf(each, me))
  }

  lastStep(me: Seat | undefined): Step {
    const last = this.taken.at(-1)
    if (last === undefined) throw new Error('nothing has been decided yet')
    return stepOf(last, me)
  }

  record(): GameRecord {
    const { game, version, options, seed, seats } = this.start
    const actions = this.taken.map(({ seat, action }) => makeEntry(seat, action.id))
    return { game, version, options, seats: seats.length, seed, actions }
  }

  /** Plays the game once more and keeps every seat's own view at the end of each round; only for a finished game. */
  history(): RoundViews[] {
    if (this.toAct.length > 0) return []
    const { game, start } = this
    const state = begin(game, { seats: start.seats.length, options: start.options, seed: start.seed })
    const rounds: RoundViews[] = []
    const keep = (round: number): void => {
      rounds.push({ round, views: start.seats.map((_, seat) => structuredClone(game.view(state, seat))) })
    }
    for (const { seat, action } of this.taken) {
      const { round } = game.moment(state)
      const before = game.clone(state)
      act(game, state, seat, action)
      if (game.moment(state).round !== round) {
        rounds.push({ round, views: start.seats.map((_, each) => structuredClone(game.view(before, each))) })
      }
    }
    keep(game.moment(state).round)
    return rounds
  }
}

function stepOf({ seat, action, moment, told }: Taken, me: Seat | undefined): Step {
  return { seat, action: action.id, moment, events: eventsFor(told, me) }
}
