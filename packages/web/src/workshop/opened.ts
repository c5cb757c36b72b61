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
import type { Eyes } from './look.ts'
import { differenceOf, isObject } from './shape.ts'

/** One position as somebody sees it, with all that a table shows of it. */
export interface Shown {
  readonly position: Position
  /** The decisions before it. */
  readonly steps: readonly LogStep[]
  /** What led here from the position before. */
  readonly events: readonly GameEvent[]
}

/** Something to look at: the positions of a record, or a single view. */
export interface Opened {
  readonly game: Game
  readonly seats: number
  /** Where the game stands at every position; there is one more than decisions. */
  readonly moments: readonly Moment[]
  /** Through whose eyes it can be seen; `undefined` is a spectator. */
  readonly eyes: readonly (Seat | undefined)[]
  /** What the reader should know of it. */
  readonly note?: string
  /** The same as text, to be copied. */
  readonly text: string
  /** Whose eyes these are at a position. */
  seatOf(at: number, eyes: Eyes): Seat | undefined
  show(at: number, me: Seat | undefined): Shown
  refuse(at: number, seat: Seat, action: Action): Refusal | undefined
  /** What it becomes when somebody does something legal: text that can be opened again, and the new position. */
  play(at: number, seat: Seat, action: Action): { readonly text: string; readonly at: number }
  /** Every seat's view at the end of each round. */
  history(): readonly RoundViews[]
}

/** Through these eyes, or through those of the first who can see it. */
function chooseEyes(can: readonly (Seat | undefined)[], eyes: Eyes, acting: Seat | undefined): Seat | undefined {
  const wanted = eyes === 'acting' ? acting : eyes === 'spectator' ? undefined : eyes
  return can.includes(wanted) ? wanted : can[0]
}

/** All positions of a record. */
export function openRecorded(game: Game, record: GameRecord): Opened {
  const recording = new Recording(game, record)
  const { total, moments, stumble } = recording
  const eyes = [...Array.from({ length: record.seats }, (_, seat) => seat), undefined]
  const clamp = (at: number): number => Math.min(at, total)
  return {
    game,
    seats: record.seats,
    moments,
    eyes,
    ...(stumble === undefined
      ? {}
      : {
          note: `Decision ${stumble.index + 1} of ${record.actions.length}, "${makeEntry(stumble.seat, stumble.action)}", is not possible: ${stumble.detail}. What comes before it can be looked at.`,
        }),
    text: makeRecord(record),
    seatOf: (at, wanted) => chooseEyes(eyes, wanted, game.toAct(recording.stateAt(clamp(at)))[0] ?? 0),
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
      // What the record says of the shuffle belongs to the game as it was played.
      const { fair: _fair, ...rest } = record
      const actions = [...record.actions.slice(0, clamp(at)), makeEntry(seat, action.id)]
      return { text: makeRecord({ ...rest, actions }), at: actions.length }
    },
    history: () => recording.history(),
  }
}

/**
 * One view. Nothing but the view is known, so a state is imagined behind it: what is legal can be lit, and played, though what is hidden
 * comes by chance. A view that no state has, such as one changed by hand, is drawn without that.
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
    seatOf: (_at, wanted) => chooseEyes(eyes, wanted, toAct[0]),
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

/** A state that looks like this, and to whom; or why there is none. */
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

/** How many seats a view tells of: it says so, or it has a list of players. */
function seatsIn(view: unknown): number {
  if (!isObject(view)) return 0
  if (typeof view.seats === 'number') return view.seats
  return Array.isArray(view.players) ? view.players.length : 0
}
