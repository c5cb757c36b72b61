import { cloneRng, NONE, type Rng, shuffle } from '@orrery/kernel'
import { kindIds } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import { numbersOf } from '../sets/numbers.ts'
import { clonePlayer, type Player, type State } from './state.ts'
import { cardsOfKind, kindOfCard, lifeFormGroup, tileSize } from './tables.ts'
import { HIDDEN_FORM, type PlayerView, sum, type View } from './view.ts'

const numbers = (n: number): number[] => [...Array(n).keys()]

/** Takes the given number of entries off the end of a list. */
const takeFrom = (list: number[], count: number): number[] => list.splice(list.length - count, count)

/** A full state that the view could belong to: everything hidden is dealt anew at random, each time differently. */
export function imagine(view: View, rng: Rng): State {
  const { energyCardsOfKind } = numbersOf(view).counts
  const players = view.players.map(restorePlayer)

  const cards = kindIds.flatMap((_, kind) => {
    const seen =
      (view.discard[kind] ?? 0) +
      view.row.filter((other) => other === kind).length +
      sum(players.map((player) => player.hand[kind] ?? 0))
    return new Array<number>(energyCardsOfKind - seen).fill(kind)
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
  const state: State = {
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
  if (view.set !== undefined) state.set = view.set
  return state
}

/** The tile a player holds between drawing and placing it (D16), or -1. */
const heldTile = ({ ask, held }: PlayerView): number => (ask === 'place-nebula' ? held : NONE)

function restorePlayer(seen: PlayerView): Player {
  return clonePlayer({ ...seen, hand: seen.hand ?? [0, 0, 0, 0], looked: seen.looked ?? [] })
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
    for (const player of players) {
      player.forms = player.forms.map((token) => (token === HIDDEN_FORM[group] ? (unseen.pop() ?? NONE) : token))
    }
    return { stack: takeFrom(unseen, view.lifeForms[group === 0 ? 0 : 1]), out: unseen }
  })
  return {
    lifeFormStack: [...(stack2?.stack ?? []), ...(stack1?.stack ?? [])],
    lifeFormsOut: stack1?.out ?? [],
  }
}
