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
interface PlayedAction {
  /** Its place among the decisions of the record. */
  readonly at: number
  readonly action: Action
  /** There was nothing else to choose. */
  readonly forced: boolean
}

/** Decisions that one seat made by one and the same knowledge: nothing hidden came to light between them, and nobody else had a choice. */
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
  /** By seat, the part that its next decision belongs to. */
  readonly open: Map<Seat, OpenPart>
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
  let current: OpenTurn | undefined
  for (const [at, line] of record.actions.entries()) {
    const { seat, id } = parseEntry(line)
    const { turn, round } = game.moment(state)
    current ??= { turn, round, decided: [], open: new Map() }
    const legal = game.legal(state, seat)
    const action = legal.find((each) => each.id === id)
    if (action === undefined) throw new OrreryError('bad-record', `action ${at + 1} of the record is not allowed`)
    const part = partFor(current, seat, at, () => game.clone(state))
    const forced = legal.length === 1
    part.actions.push({ at, action, forced })
    part.to = at + 1
    const { barrier } = actLegal(game, state, seat, action)
    for (const each of current.open.keys()) if (barrier || (!forced && each !== seat)) current.open.delete(each)
    if (game.toAct(state).length > 0 && game.moment(state).turn === turn) continue
    const end = game.clone(state)
    turns.push(...closeTurn(current, end))
    intervals.push({ at: at + 1, round, turn, state: end })
    current = undefined
  }
  if (current !== undefined) turns.push(...closeTurn(current, game.clone(state)))
  return { turns, intervals }
}

function partFor({ decided, open }: OpenTurn, seat: Seat, at: number, start: () => GameState): OpenPart {
  const found = open.get(seat)
  if (found !== undefined) return found
  const part = { from: at, to: at, start: start(), actions: [] }
  decided.push({ seat, part })
  open.set(seat, part)
  return part
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
