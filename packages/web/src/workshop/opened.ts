import {
  type Action,
  act,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  type Moment,
  makeEntry,
  makeRecord,
  makeRng,
  type Refusal,
  type Seat,
} from '@orrery/kernel'
import type { LogStep, Position, RoundViews } from '../worker/protocol.ts'
import { Recording } from '../worker/replay-recording.ts'
import type { Viewpoint } from './look.ts'
import { differenceOf, isObject } from './shape.ts'

/** One position in somebody's view, with everything that a table shows of it. */
export interface Shown {
  readonly position: Position
  /** The decisions before it. */
  readonly steps: readonly LogStep[]
  /** What led here from the position before. */
  readonly events: readonly GameEvent[]
}

/** What is open: the positions of a record, or a single view. */
export interface Opened {
  readonly game: Game
  readonly seats: number
  /** The moment of the game at every position; there is one more position than decisions. */
  readonly moments: readonly Moment[]
  /** The seats whose view can be shown; `undefined` is a spectator. */
  readonly eyes: readonly (Seat | undefined)[]
  /** A note for the user. */
  readonly note?: string
  /** The same as text, for copying. */
  readonly text: string
  /** The seat behind a viewpoint at a position. */
  seatOf(at: number, eyes: Viewpoint): Seat | undefined
  show(at: number, me: Seat | undefined): Shown
  refuse(at: number, seat: Seat, action: Action): Refusal | undefined
  /** The result of a legal action: text that can be opened again, and the new position. */
  play(at: number, seat: Seat, action: Action): { readonly text: string; readonly at: number }
  /** Every seat's view at the end of each round. */
  history(): readonly RoundViews[]
}

/** This viewpoint, or the first one that is possible. */
function chooseViewpoint(
  can: readonly (Seat | undefined)[],
  eyes: Viewpoint,
  acting: Seat | undefined,
): Seat | undefined {
  const wanted = eyes === 'acting' ? acting : eyes === 'spectator' ? undefined : eyes
  return can.includes(wanted) ? wanted : can[0]
}

/** All positions of a record. */
export function openRecorded(game: Game, record: GameRecord): Opened {
  const recording = new Recording(game, record)
  const { total, moments, invalid } = recording
  const eyes = [...Array.from({ length: record.seats }, (_, seat) => seat), undefined]
  const clamp = (at: number): number => Math.min(at, total)
  return {
    game,
    seats: record.seats,
    moments,
    eyes,
    ...(invalid === undefined
      ? {}
      : {
          note: `Decision ${invalid.index + 1} of ${record.actions.length}, "${makeEntry(invalid.seat, invalid.action)}", is not possible: ${invalid.detail}. What comes before it can be looked at.`,
        }),
    text: makeRecord(record),
    seatOf: (at, wanted) => chooseViewpoint(eyes, wanted, game.toAct(recording.stateAt(clamp(at)))[0] ?? 0),
    show(given, me) {
      const at = clamp(given)
      const { view, events, toAct } = recording.scene(at, me)
      const steps = recording.steps(me).slice(0, at)
      const mine = me !== undefined && toAct.includes(me)
      const undo = me !== undefined && steps.at(-1)?.seat === me ? 1 : 0
      const position = {
        changes: at,
        me,
        view,
        legal: mine ? game.legal(recording.stateAt(at), me) : [],
        toAct,
        moment: moments[at] ?? { round: 1, turn: 1 },
        undo,
        undoTurn: undo,
        ...(at === total && recording.result !== undefined ? { result: recording.result } : {}),
      }
      return { position, steps, events }
    },
    refuse: (at, seat, action) => game.refuse(recording.stateAt(clamp(at)), seat, action),
    play(at, seat, action) {
      // The shuffle of the record does not belong to the changed game.
      const { fair: _fair, ...rest } = record
      const actions = [...record.actions.slice(0, clamp(at)), makeEntry(seat, action.id)]
      return { text: makeRecord({ ...rest, actions }), at: actions.length }
    },
    history: () => recording.history(),
  }
}

/**
 * One view. Only the view is known, so a state behind it is imagined: legal actions can be lit and played, though hidden things are random.
 * A view that no state has, such as one changed by hand, is drawn without that.
 */
export function openView(game: Game, view: unknown): Opened {
  const seats = seatsIn(view)
  const everybody = [...Array.from({ length: seats }, (_, seat) => seat), undefined]
  const imagined = imagine(game, view, everybody)
  const state = 'state' in imagined ? imagined.state : undefined
  const eyes = 'state' in imagined ? imagined.eyes : everybody
  const toAct = state === undefined ? [] : [...game.toAct(state)]
  const moment = state === undefined ? { round: 1, turn: 1 } : game.moment(state)
  return {
    game,
    seats,
    moments: [moment],
    eyes,
    ...('why' in imagined ? { note: imagined.why } : {}),
    text: `${JSON.stringify(view, null, 2)}\n`,
    seatOf: (_at, wanted) => chooseViewpoint(eyes, wanted, toAct[0]),
    show(_at, me) {
      const mine = state !== undefined && me !== undefined && toAct.includes(me)
      const result = state === undefined ? undefined : game.result(state)
      const position = {
        changes: 0,
        me,
        view,
        legal: mine ? game.legal(state, me) : [],
        toAct,
        moment,
        undo: 0,
        undoTurn: 0,
        ...(result === undefined ? {} : { result }),
      }
      return { position, steps: [], events: [] }
    },
    refuse: (_at, seat, action) => (state === undefined ? undefined : game.refuse(state, seat, action)),
    play(_at, seat, action) {
      if (state === undefined) throw new Error('nothing is legal in a view that no state has')
      const next = game.clone(state)
      act(game, next, seat, action)
      return { text: JSON.stringify(game.view(next, seat)), at: 0 }
    },
    history: () => [],
  }
}

type Imagined = { readonly state: GameState; readonly eyes: readonly (Seat | undefined)[] } | { readonly why: string }

/** An imagined state with this view and the seats that would see it so; or why there is none. */
function imagine(game: Game, view: unknown, everybody: readonly (Seat | undefined)[]): Imagined {
  const nothingLit = 'It is drawn as it is, with nothing lit.'
  let state: GameState
  try {
    state = game.imagine(view, makeRng('workshop'))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { why: `No position of the game looks like this (${why}). ${nothingLit}` }
  }
  const given: unknown = JSON.parse(JSON.stringify(view))
  const compared = everybody.map((seat) => ({
    seat,
    place: differenceOf(JSON.parse(JSON.stringify(game.view(state, seat))), given),
  }))
  const eyes = compared.flatMap(({ seat, place }) => (place === undefined ? [seat] : []))
  if (eyes.length > 0) return { state, eyes }
  return { why: `No position of the game looks like this: ${compared[0]?.place} does not fit the rest. ${nothingLit}` }
}

/** The number of seats in a view: given as a number, or by a list of players. */
function seatsIn(view: unknown): number {
  if (!isObject(view)) return 0
  if (typeof view.seats === 'number') return view.seats
  return Array.isArray(view.players) ? view.players.length : 0
}
