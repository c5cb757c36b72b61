import { type Change, cloneRng, item, NONE, type Rng, type Seat, shuffle } from '@orrery/kernel'
import { counts, kindIds } from './components/basics.ts'
import { goalIds } from './components/goals.ts'
import { engine } from './rules/engine.ts'
import { formsOn, isCompletable, isDone, lifeMissing } from './rules/galaxy.ts'
import { type Player, playerAt, type State, scoreOf } from './state.ts'
import { cardsOfKind, HEXES, kindOfCard, lifeFormGroup, tileSize } from './tables.ts'
import type { Ask, Task } from './tasks.ts'

/** What stands in a place for a life form whose value is hidden, by its rim (C3.6). */
const HIDDEN_FORM: readonly [group1: number, group2: number] = [100, 101]

/** A player as seen by a seat: hand, ability cards looked at and life form values of others are missing (C20.2). */
export interface PlayerView extends Omit<Player, 'hand' | 'looked'> {
  /** Two places for each hex: -1, the own or revealed token, or 100 / 101 for a hidden one of group 1 / 2. */
  forms: number[]
  /** What the player is asked now, and all that is still to do in the order of the state: the next task last. */
  ask: Ask
  todo: readonly Task[]
  handSize: number
  /** By kind; only for the own seat. */
  hand?: number[]
  lookedCount: number
  /** Only for the own seat. */
  looked?: number[]
  score: number
  /** The score marker: which side of the +50/+100 token lies beside it, and the space it stands on (C10.16). */
  display: { bonus: number; space: number }
  /** What would go unused if the crafting phase ended now (D15). */
  unused: { pieces: number; units: number; scorable: number }
}

/** The shared part that everybody sees. */
type Shared = Pick<
  State,
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

const sum = (list: readonly number[]): number => list.reduce((total, entry) => total + entry, 0)

/** The score as it lies on the table (C10.16). */
export function displayScore(score: number): { bonus: number; space: number } {
  return { bonus: score >= 100 ? 100 : score >= 50 ? 50 : 0, space: score % 50 }
}

function unusedOf(player: Player): PlayerView['unused'] {
  let scorable = player.ready
  for (let hex = 0; hex < HEXES; hex++) {
    if (isCompletable(player, hex)) scorable++
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
    stars: player.stars.slice(),
    life: player.life.slice(),
    tiles: player.tiles.slice(),
    done: player.done,
    forms: own || state.over ? player.forms.slice() : player.forms.map(rimOf),
    reserveStars: player.reserveStars.slice(),
    reserveProto: player.reserveProto,
    reserveTiles: player.reserveTiles.slice(),
    tracks: player.tracks.slice(),
    growing: player.growing,
    ready: player.ready,
    scored: player.scored,
    spent: player.spent,
    slots: player.slots.slice(),
    points: player.points.slice(),
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
    unused: unusedOf(player),
  }
  if (own) {
    view.hand = player.hand.slice()
    view.looked = player.looked.slice()
  }
  return view
}

/** What a seat, or a spectator, may see (C20.1, C20.2). */
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
    goalTrack: state.goalTrack.slice(),
    goalsScored: state.goalsScored.slice(),
    deckSize: state.deck.length,
    stackSizes: state.stacks.map((stack) => stack.length),
    abilityDeckSizes: state.abilityDecks.map((deck) => deck.length),
    goalDeckSize: state.goalDeck.length,
    lifeForms: [
      state.lifeFormStack.filter((token) => lifeFormGroup[token] === 0).length,
      state.lifeFormStack.filter((token) => lifeFormGroup[token] === 1).length,
    ],
  }
  if (seat !== undefined) shared.seat = seat
  return shared
}

/** What the view of a seat has beyond a spectator's (C20.2). */
export function own(state: State, seat: Seat): Change[] {
  const { forms, hand, looked } = playerAt(state, seat)
  return [
    [['seat'], seat],
    [['players', seat, 'forms'], forms.slice()],
    [['players', seat, 'hand'], hand.slice()],
    [['players', seat, 'looked'], looked.slice()],
  ]
}

const numbers = (n: number): number[] => [...Array(n).keys()]

/** Takes the given number of entries off the end of a list. */
const takeFrom = (list: number[], count: number): number[] => list.splice(list.length - count, count)

/** A full state that the view could belong to: everything hidden is dealt anew at random, each time differently. */
export function imagine(view: View, rng: Rng): State {
  const players = view.players.map(restorePlayer)

  const cards = kindIds.flatMap((_, kind) => {
    const seen =
      (view.discard[kind] ?? 0) +
      view.row.filter((other) => other === kind).length +
      sum(players.map((player) => player.hand[kind] ?? 0))
    return new Array<number>(counts.energyCardsOfKind - seen).fill(kind)
  })
  shuffle(rng, cards)
  view.players.forEach((seen, seat) => {
    const hand = players[seat]?.hand
    if (seen.hand !== undefined || hand === undefined) return
    for (const kind of takeFrom(cards, seen.handSize)) hand[kind] = (hand[kind] ?? 0) + 1
  })

  const abilityDecks = kindIds.map((_, kind) => dealAbilities(view, players, kind, rng))
  const lying = new Set(view.players.flatMap((player) => [...player.tiles, ...player.reserveTiles, heldTile(player)]))
  const stacks = [0, 1, 2].map((size) =>
    shuffle(
      rng,
      numbers(tileSize.length).filter((tile) => tileSize[tile] === size && !lying.has(tile)),
    ),
  )
  const goals = shuffle(
    rng,
    numbers(goalIds.length).filter((goal) => !view.goalTrack.includes(goal) && !view.goalsScored.includes(goal)),
  )
  const goalDeck = takeFrom(goals, view.goalDeckSize)
  const forms = dealLifeForms(view, players, rng)
  return {
    rng: cloneRng(rng),
    players,
    todo: view.todo.slice(),
    todoBySeat: view.players.map(({ todo }) => todo.slice()),
    fast: view.fast,
    round: view.round,
    turn: view.turn,
    first: view.first,
    active: view.active,
    over: view.over,
    dark: view.dark.slice(),
    tokens: view.tokens.slice(),
    row: view.row.slice(),
    deck: cards,
    discard: view.discard.slice(),
    starSupply: view.starSupply.slice(),
    lifeSupply: view.lifeSupply,
    crystals: view.crystals,
    fromBox: view.fromBox,
    stacks,
    abilityDecks,
    goalTrack: view.goalTrack.slice(),
    goalDeck,
    goalsScored: view.goalsScored.slice(),
    goalsOut: goals,
    ...forms,
  }
}

/** The tile a player holds between drawing and placing it (D16), or -1. */
const heldTile = ({ ask, held }: PlayerView): number => (ask === 'place-nebula' ? held : NONE)

function restorePlayer(seen: PlayerView): Player {
  return {
    stars: seen.stars.slice(),
    life: seen.life.slice(),
    tiles: seen.tiles.slice(),
    done: seen.done,
    forms: seen.forms.slice(),
    reserveStars: seen.reserveStars.slice(),
    reserveProto: seen.reserveProto,
    reserveTiles: seen.reserveTiles.slice(),
    tracks: seen.tracks.slice(),
    hand: seen.hand?.slice() ?? [0, 0, 0, 0],
    growing: seen.growing,
    ready: seen.ready,
    scored: seen.scored,
    spent: seen.spent,
    slots: seen.slots.slice(),
    points: seen.points.slice(),
    marker: seen.marker,
    stage: seen.stage,
    card: seen.card,
    bound: seen.bound,
    held: seen.held,
    looked: seen.looked?.slice() ?? [],
    moves: seen.moves,
    ownMoved: seen.ownMoved,
  }
}

/** Deals the unseen ability cards of a kind: first those somebody is looking at, the rest is the deck. */
function dealAbilities(view: View, players: Player[], kind: number, rng: Rng): number[] {
  const unseen = shuffle(
    rng,
    numbers(kindOfCard.length).filter(
      (card) =>
        kindOfCard[card] === kind &&
        !players.some(({ slots, looked }) => slots.includes(card) || looked.includes(card)),
    ),
  )
  view.players.forEach((seen, seat) => {
    if (seen.looked !== undefined || seen.lookedCount === 0 || lookedKind(view, seat) !== kind) return
    const player = players[seat]
    if (player !== undefined) player.looked = takeFrom(unseen, seen.lookedCount).sort((a, b) => a - b)
  })
  return unseen
}

/** The kind of the cards a seat is looking at: the one deck that is short of them. */
function lookedKind(view: View, seat: number): number {
  const missing = kindIds.map((_, kind) => {
    const kept = sum(view.players.map(({ slots }) => slots.filter((card) => kindOfCard[card] === kind).length))
    return (cardsOfKind[kind] ?? 0) - kept - (view.abilityDeckSizes[kind] ?? 0)
  })
  return missing.indexOf(view.players[seat]?.lookedCount ?? NONE)
}

/** Deals the unseen life forms of each group to galaxies, stack and box. */
function dealLifeForms(view: View, players: Player[], rng: Rng): { lifeFormStack: number[]; lifeFormsOut: number[] } {
  const [stack1, stack2] = [0, 1].map((group) => {
    const unseen = shuffle(
      rng,
      numbers(lifeFormGroup.length).filter(
        (token) => lifeFormGroup[token] === group && !players.some(({ forms }) => forms.includes(token)),
      ),
    )
    for (const { forms } of players) {
      forms.forEach((token, place) => {
        if (token === HIDDEN_FORM[group]) forms[place] = unseen.pop() ?? NONE
      })
    }
    return { stack: takeFrom(unseen, view.lifeForms[group === 0 ? 0 : 1]), out: unseen }
  })
  return {
    lifeFormStack: [...(stack2?.stack ?? []), ...(stack1?.stack ?? [])],
    lifeFormsOut: stack1?.out ?? [],
  }
}
