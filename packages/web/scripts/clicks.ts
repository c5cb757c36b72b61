// Counts the clicks that a person needs for a round of seeded games: as they were, one for each decision and another for each piece,
// track or card that had to be chosen first, and as they are, by the rules of the page and its boards. The argument says how many games of
// each are played; without it, three.
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import {
  type Action,
  type Game,
  type GameEvent,
  type GameState,
  makeRng,
  type Onward,
  onwardFrom,
} from '@orrery/kernel'
import * as arksTargets from '../../games/arks/board/board/targets.ts'
import { type View as ArksView, crewIds } from '../../games/arks/board/data.ts'
import { rowOf } from '../../games/arks/board/table.ts'
import * as cosmosTargets from '../../games/cosmos/board/board/targets.ts'
import type { Action as CosmosAction, View as CosmosView } from '../../games/cosmos/board/data.ts'
import { forcedAction } from '../src/table/forced.ts'
import { type DecisionPoint, playGame } from '../tests/position.ts'

const ME = 0

/** A decision of the seeded game, with what was chosen. */
interface Taken<A extends Action, V> {
  readonly legal: readonly A[]
  readonly action: A
  readonly view: V
  readonly onward: readonly Onward<A, V>[]
}

/** What the board of a game adds to the rules of the page. */
interface Board<A extends Action, V> {
  /** Clicks before this round of work; `chosen` is the piece that was chosen last. */
  before(taken: Taken<A, V>, chosen: string | undefined): { readonly clicks: number; readonly chosen?: string }
  now: Board<A, V>['before']
  /** Whether the board lights the answer of a later question. */
  lights?(taken: Taken<A, V>, later: A): boolean
  /** Whether one click also gives the answer to the question that follows. */
  joins?(taken: Taken<A, V>, next: A): boolean
  /** Whether ending the turn or phase would lose something, so that the page asks. */
  loses?(view: V): boolean
}

const one = (): { readonly clicks: number } => ({ clicks: 1 })

const cosmosLoses = ({ players }: CosmosView): boolean => {
  const { stage, unused } = players[ME] ?? {}
  return stage === 'crafting' && unused !== undefined && unused.pieces + unused.units + unused.scorable > 0
}

/** One click, or two where a piece has to be chosen first; what is lost is confirmed. */
function cosmosClicks(
  { legal, action, view }: Taken<CosmosAction, CosmosView>,
  chosen: string | undefined,
  lit: cosmosTargets.Targets,
): ReturnType<Board<CosmosAction, CosmosView>['now']> {
  const menu = legal.some(({ kind }) => kind === 'end-crafting')
  const step = menu ? cosmosTargets.stepOf(action) : undefined
  const asks = action.kind === 'end-crafting' && cosmosLoses(view) ? 1 : 0
  const onBoard = [lit.corners, lit.sides, lit.hexes].some((map) => [...map.values()].includes(action.id))
  if (step === undefined || onBoard || step === chosen) return { clicks: 1 + asks, ...(chosen && { chosen }) }
  return { clicks: 2, chosen: step }
}

const cosmosBoard: Board<CosmosAction, CosmosView> = {
  before: (taken, chosen) => cosmosClicks(taken, chosen, cosmosTargets.targetsOf(taken.legal, chosen)),
  now: (taken, chosen) =>
    cosmosClicks(taken, chosen, cosmosTargets.targetsOf(taken.legal, chosen, taken.view, taken.onward)),
  lights: ({ legal, view, onward }, later) =>
    cosmosTargets.targetsOf(legal, undefined, view, onward).later.has(later.id),
  loses: cosmosLoses,
}

const isPlay = ({ kind }: Action): boolean => kind === 'play-use' || kind === 'play-idle'

type ArksTaken = Taken<ReturnType<typeof arks.vocabulary.parse>, ArksView>

/** Whether a crew card is played without choosing it first. */
function playsAtOnce({ legal, action, view, onward }: ArksTaken): boolean {
  const targets = arksTargets.targetsOf(legal, undefined, view, onward)
  const id = action.id.split(':')[1] ?? ''
  const card = crewIds.indexOf(id)
  const row = rowOf(view, ME, card)
  if (row === undefined) return false
  const first = arksTargets.directUse(targets, view, ME, card, row) ?? arksTargets.directPlay(targets, id, row)
  return first === action.id
}

const arksBoard: Board<ArksTaken['action'], ArksView> = {
  before: ({ action }) => ({ clicks: isPlay(action) ? 2 : 1 }),
  now: (taken) => ({ clicks: isPlay(taken.action) && !playsAtOnce(taken) ? 2 : 1 }),
  lights: ({ legal, view, onward }, later) => arksTargets.targetsOf(legal, undefined, view, onward).later.has(later.id),
  joins: ({ action }, next) => action.kind === 'cantina' && next.kind === 'place',
}

/** The decisions of the person in a seeded game, and how many rounds it had. */
function decisionsOf<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  seed: number,
): [Taken<A, V>[], rounds: number] {
  const points: (Pick<DecisionPoint, 'legal'> & { readonly at: number; readonly view: V })[] = []
  const rounds = new Set<number>()
  const { rows } = playGame(game, 3, seed, 'easy', ({ legal, view, rows: so, round }) => {
    points.push({ legal, at: so.length, view: structuredClone(view) as V })
    rounds.add(round)
    return false
  })
  const taken = points.flatMap(({ legal, at, view }): Taken<A, V>[] => {
    const row = rows[at]
    if (row?.type !== 'acted') return []
    const parse = (id: string): A => game.vocabulary.parse(id)
    const onward = onwardFrom(game, view, ME, makeRng(`${seed}:${at}`))
    return [{ legal: legal.map(parse), action: parse(row.action), view, onward }]
  })
  return [taken, rounds.size]
}

/** How many of the decisions from here on one click takes, when it is a click on the last of them: more than one passes questions. */
function joined<A extends Action, V>(list: readonly Taken<A, V>[], i: number, board: Board<A, V>): number {
  const first = list[i]
  if (first === undefined) return 1
  let most = 1
  for (const { through, legal } of first.onward) {
    const target = list[i + through.length]?.action
    if (target === undefined || !legal.some(({ id }) => id === target.id)) continue
    if (through.some(({ id }, n) => list[i + n]?.action.id !== id) || board.lights?.(first, target) !== true) continue
    most = Math.max(most, through.length + 1)
  }
  const next = list[i + 1]?.action
  return most === 1 && next !== undefined && board.joins?.(first, next) === true ? 2 : most
}

function clicksOf<A extends Action, V>(
  list: readonly Taken<A, V>[],
  board: Board<A, V>,
): { before: number; now: number } {
  let [before, now] = [0, 0]
  let chosen: string | undefined
  for (const taken of list) {
    const cost = board.before(taken, chosen)
    before += cost.clicks
    chosen = cost.chosen
  }
  chosen = undefined
  for (let i = 0; i < list.length; ) {
    const taken = list[i]
    if (taken === undefined) break
    const loses = board.loses?.(taken.view) === true
    const end = taken.legal.find(({ kind }) => kind === 'end-turn')
    const settings = { passing: true, singles: true, confirmEnd: false }
    const forced = forcedAction({
      board: undefined,
      view: taken.view,
      legal: taken.legal,
      end,
      loses,
      ahead: false,
      settings,
    })
    const many = joined(list, i, board)
    if (many > 1) now += taken.action.id === 'end-crafting' && loses ? 2 : 1
    else if (forced?.id !== taken.action.id) {
      const cost = board.now(taken, chosen)
      now += cost.clicks
      chosen = cost.chosen
    }
    i += many
  }
  return { before, now }
}

function report<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  board: Board<A, V>,
): void {
  const sum = { before: 0, now: 0, rounds: 0 }
  for (let seed = 1; seed <= Number(process.argv[2] ?? 3); seed++) {
    const [list, rounds] = decisionsOf(game, seed)
    const { before, now } = clicksOf(list, board)
    sum.before += before
    sum.now += now
    sum.rounds += rounds
  }
  const a = (n: number): string => (n / sum.rounds).toFixed(2)
  const fewer = (100 * (1 - sum.now / sum.before)).toFixed(0)
  console.log(`${game.id}: ${a(sum.before)} clicks a round before, ${a(sum.now)} now: ${fewer} % fewer`)
}

report(cosmos, cosmosBoard)
report(hunters, { before: one, now: one })
report(arks, arksBoard)
