import {
  type Action,
  actLegal,
  type Game,
  type GameRecord,
  type GameState,
  OrreryError,
  openRecord,
  parseEntry,
  type Seat,
} from '@orrery/kernel'

/** One decision of a part. */
export interface PlayedAction {
  readonly action: Action
  /** There was nothing else to choose. */
  readonly forced: boolean
}

/** Decisions that one seat made by one and the same knowledge: nothing hidden came to light between them, and nobody else decided. */
export interface PlayedPart {
  readonly from: number
  readonly to: number
  /** The state before the first of them. */
  readonly start: GameState
  readonly actions: readonly PlayedAction[]
}

/** What one seat decided in one turn. */
export interface PlayedTurn {
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  readonly from: number
  readonly to: number
  /** The turn is somebody else's. */
  readonly answer: boolean
  readonly parts: readonly PlayedPart[]
  /** The state in which the turn was over. */
  readonly end: GameState
}

/** A state between two turns. */
export interface Interval {
  readonly at: number
  readonly round: number
  /** The turn that has just ended; 0 at the beginning. */
  readonly turn: number
  readonly state: GameState
}

/** A record, taken apart. */
export interface TakenApart {
  readonly turns: readonly PlayedTurn[]
  readonly intervals: readonly Interval[]
}

interface OpenTurn {
  readonly turn: number
  readonly round: number
  readonly decided: { readonly seat: Seat; readonly part: OpenPart }[]
}

interface OpenPart {
  readonly from: number
  to: number
  readonly start: GameState
  readonly actions: PlayedAction[]
}

/** Takes a record apart into what each seat decided in each turn, and the states between the turns. */
export function takeApart(game: Game, record: GameRecord): TakenApart {
  const state = openRecord(game, record)
  const turns: PlayedTurn[] = []
  const intervals: Interval[] = [{ at: 0, round: game.moment(state).round, turn: 0, state: game.clone(state) }]
  let open: OpenTurn | undefined
  let part: { readonly seat: Seat; readonly part: OpenPart } | undefined
  for (const [at, line] of record.actions.entries()) {
    const { seat, id } = parseEntry(line)
    const { turn, round } = game.moment(state)
    open ??= { turn, round, decided: [] }
    if (part?.seat !== seat) {
      part = { seat, part: { from: at, to: at, start: game.clone(state), actions: [] } }
      open.decided.push(part)
    }
    const legal = game.legal(state, seat)
    const action = legal.find((each) => each.id === id)
    if (action === undefined) throw new OrreryError('bad-record', `action ${at + 1} of the record is not allowed`)
    part.part.actions.push({ action, forced: legal.length === 1 })
    part.part.to = at + 1
    const { barrier } = actLegal(game, state, seat, action)
    const owing = game.toAct(state)
    if (barrier || !owing.includes(seat)) part = undefined
    if (owing.length > 0 && game.moment(state).turn === turn) continue
    const end = game.clone(state)
    turns.push(...closeTurn(open, end))
    intervals.push({ at: at + 1, round, turn, state: end })
    open = undefined
    part = undefined
  }
  if (open !== undefined) turns.push(...closeTurn(open, game.clone(state)))
  return { turns, intervals }
}

/** What each seat decided in a turn that is over; the turn belongs to whoever decided most. */
function closeTurn({ turn, round, decided }: OpenTurn, end: GameState): PlayedTurn[] {
  const bySeat = new Map<Seat, OpenPart[]>()
  for (const { seat, part } of decided) bySeat.set(seat, [...(bySeat.get(seat) ?? []), part])
  const count = (parts: readonly OpenPart[]): number => parts.reduce((sum, { actions }) => sum + actions.length, 0)
  const most = Math.max(...[...bySeat.values()].map(count))
  return [...bySeat].map(([seat, parts]) => ({
    turn,
    round,
    seat,
    from: parts[0]?.from ?? 0,
    to: parts.at(-1)?.to ?? 0,
    answer: count(parts) < most,
    parts,
    end,
  }))
}
