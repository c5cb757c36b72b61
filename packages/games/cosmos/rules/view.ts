import { type Change, item, NONE, type Seat } from '@orrery/kernel'
import { type Numbers, numbersOf } from '../sets/numbers.ts'
import { engine } from './engine.ts'
import { formsOn, isCompletable, isDone, lifeMissing } from './galaxy.ts'
import { type Player, playerAt, type State, scoreOf } from './state.ts'
import { HEXES, lifeFormGroup } from './tables.ts'
import type { Ask, Task } from './tasks.ts'

/** What stands in a place for a life form whose value is hidden, by its rim (C3.6). */
export const HIDDEN_FORM: readonly [group1: number, group2: number] = [100, 101]

/** A player as seen by a seat: hand, ability cards looked at and life form values of others are missing (C20.2). */
export interface PlayerView extends Omit<Player, 'hand' | 'looked'> {
  /** Two places for each hex: -1, the seat's own or a revealed token, or 100 / 101 for a hidden one of group 1 / 2. */
  forms: readonly number[]
  /** What the player is asked now, and all that is still to do in the order of the state: the next task last. */
  ask: Ask
  todo: readonly Task[]
  handSize: number
  /** By kind; only in the view of the player's own seat. */
  hand?: number[]
  lookedCount: number
  /** Only in the view of the player's own seat. */
  looked?: readonly number[]
  score: number
  /** The score marker: which side of the +50/+100 token lies beside it, and the space it stands on (C10.16). */
  display: { bonus: number; space: number }
  /** What would go unused if the crafting phase ended now (D15). */
  unused: { pieces: number; units: number; scorable: number }
}

/** The shared part that everybody sees. */
type Shared = Pick<
  State,
  | 'set'
  | 'fast'
  | 'round'
  | 'turn'
  | 'first'
  | 'active'
  | 'over'
  | 'todo'
  | 'dark'
  | 'tokens'
  | 'row'
  | 'discard'
  | 'starSupply'
  | 'lifeSupply'
  | 'crystals'
  | 'fromBox'
  | 'goalTrack'
  | 'goalsScored'
>

/** What a seat, or a spectator, may see: everything but the order of decks and stacks and what is hidden in hands. */
export interface View extends Shared {
  /** Whose view it is; left out for a spectator. */
  seat?: Seat
  players: PlayerView[]
  deckSize: number
  stackSizes: number[]
  abilityDeckSizes: number[]
  goalDeckSize: number
  /** Life forms left in the stack, by group: the rim shows (C3.6). */
  lifeForms: [group1: number, group2: number]
}

/** All numbers of a list together. */
export const sum = (list: readonly number[]): number => list.reduce((total, entry) => total + entry, 0)

/** The score as it lies on the table (C10.16). */
export function displayScore(score: number): { bonus: number; space: number } {
  return { bonus: score >= 100 ? 100 : score >= 50 ? 50 : 0, space: score % 50 }
}

function unusedOf(numbers: Numbers, player: Player): PlayerView['unused'] {
  let scorable = player.ready
  for (let hex = 0; hex < HEXES; hex++) {
    if (isCompletable(numbers, player, hex)) scorable++
    else if (isDone(player, hex) && formsOn(player, hex) === 0 && lifeMissing(player, hex) === 0) scorable++
  }
  return {
    pieces: sum(player.reserveStars) + player.reserveProto + player.reserveTiles.length,
    units: sum(player.tracks),
    scorable,
  }
}

/** A life form as a seat sees it: the token, or only its rim (C10.14). */
const rimOf = (token: number): number =>
  token === NONE ? NONE : lifeFormGroup[token] === 0 ? HIDDEN_FORM[0] : HIDDEN_FORM[1]

function viewPlayer(state: State, player: Player, seat: Seat, own: boolean): PlayerView {
  const score = scoreOf(player)
  const view: PlayerView = {
    stars: player.stars,
    life: player.life,
    tiles: player.tiles,
    done: player.done,
    forms: own || state.over ? player.forms : player.forms.map(rimOf),
    reserveStars: player.reserveStars.slice(),
    reserveProto: player.reserveProto,
    reserveTiles: player.reserveTiles,
    tracks: player.tracks.slice(),
    growing: player.growing,
    ready: player.ready,
    scored: player.scored,
    spent: player.spent,
    slots: player.slots,
    points: player.points,
    marker: player.marker,
    stage: player.stage,
    ask: engine.asked(state, seat)?.kind ?? 'none',
    todo: item(state.todoBySeat, seat).slice(),
    card: player.card,
    bound: player.bound,
    held: player.held,
    moves: player.moves,
    ownMoved: player.ownMoved,
    handSize: sum(player.hand),
    lookedCount: player.looked.length,
    score,
    display: displayScore(score),
    unused: unusedOf(numbersOf(state), player),
  }
  if (own) {
    view.hand = player.hand.slice()
    view.looked = player.looked
  }
  return view
}

/** What a seat, or a spectator, may see (C20.1, C20.2). Lists that are never changed in place are shared with the state. */
export function view(state: State, seat: Seat | undefined): View {
  const shared: View = {
    players: state.players.map((player, index) => viewPlayer(state, player, index, index === seat)),
    fast: state.fast,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    over: state.over,
    todo: state.todo.slice(),
    dark: state.dark.slice(),
    tokens: state.tokens.slice(),
    row: state.row.slice(),
    discard: state.discard.slice(),
    starSupply: state.starSupply.slice(),
    lifeSupply: state.lifeSupply,
    crystals: state.crystals,
    fromBox: state.fromBox,
    goalTrack: state.goalTrack,
    goalsScored: state.goalsScored,
    deckSize: state.deck.length,
    stackSizes: state.stacks.map((stack) => stack.length),
    abilityDeckSizes: state.abilityDecks.map((deck) => deck.length),
    goalDeckSize: state.goalDeck.length,
    lifeForms: [
      state.lifeFormStack.filter((token) => lifeFormGroup[token] === 0).length,
      state.lifeFormStack.filter((token) => lifeFormGroup[token] === 1).length,
    ],
  }
  if (state.set !== undefined) shared.set = state.set
  if (seat !== undefined) shared.seat = seat
  return shared
}

/** What the view of a seat has beyond a spectator's (C20.2). */
export function own(state: State, seat: Seat): Change[] {
  const { forms, hand, looked } = playerAt(state, seat)
  return [
    [['seat'], seat],
    [['players', seat, 'forms'], forms],
    [['players', seat, 'hand'], hand.slice()],
    [['players', seat, 'looked'], looked],
  ]
}
