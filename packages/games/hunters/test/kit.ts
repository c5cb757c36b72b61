import { NONE, type Seat } from '@orrery/kernel'
import type { Kit, Setup } from '@orrery/kernel/testing'
import { starOfDot } from '../components/key.ts'
import type { Action, Event, State, View } from '../rules/game.ts'
import { cardIds, cardImmediate, ELEMENTS, elementIds, reactionIds, starIds } from '../rules/tables.ts'
import { numbersOfSet } from '../sets/numbers.ts'
import { hunters } from '../versions.ts'

const { bursts, cardCount, supply } = numbersOfSet(hunters.version)

function count(into: Record<string, number>, key: string, n = 1): void {
  into[key] = (into[key] ?? 0) + n
}

/** Every crystal, star card and event card, wherever it lies. */
function census(state: State): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [element, id] of elementIds.entries()) {
    count(found, `crystal:${id}`, state.pool[element])
    for (let seat = 0; seat < state.seats; seat++)
      count(found, `crystal:${id}`, state.crystals[seat * ELEMENTS + element])
  }
  const cards = [...state.deck, ...state.hands.flat()]
  if (state.card.kind !== NONE) cards.push(state.card.kind)
  for (const card of cards) count(found, `event:${cardIds[card]}`)
  for (const [star, id] of starIds.entries()) {
    const copies = state.created.filter((created) => created === star).length
    count(found, `star:${id}`, state.owners[star] === NONE ? 1 + copies : copies)
  }
  count(found, 'sun', new Set(state.suns).size)
  return found
}

function box(setup: Setup): Record<string, number> {
  const content: Record<string, number> = { sun: setup.seats }
  for (const [element, id] of elementIds.entries()) content[`crystal:${id}`] = supply[element] ?? 0
  for (const [card, id] of cardIds.entries()) content[`event:${id}`] = cardCount[card] ?? 0
  for (const id of starIds) content[`star:${id}`] = 1
  return content
}

/** The deck and the hands of the others (H3.2). */
function secrets(state: State, seat: Seat | undefined): Record<string, unknown> {
  const hidden: Record<string, unknown> = { deck: state.deck }
  for (const [other, hand] of state.hands.entries()) if (other !== seat) hidden[`hand of ${other}`] = hand
  return hidden
}

/** The order of the vocabulary, but players in turn order after the decider (H15.4). */
function order(state: State, seat: Seat): (a: Action, b: Action) => number {
  const place = (action: Action): number =>
    action.kind === 'fight' || action.kind === 'player'
      ? action.index - action.n + ((action.n - seat + state.seats) % state.seats)
      : action.index
  return (a, b) => place(a) - place(b)
}

const supergiants = starIds.filter((_, star) => bursts[star] !== undefined)
const held = cardIds.filter((_, card) => cardImmediate[card] === false)
const immediate = cardIds.filter((_, card) => cardImmediate[card] === true)

/** Refusals that random games can meet. `no-marker` is not among them: nobody lives to see ten markers (H10.9). */
const refusals = [
  'game-over',
  'not-your-decision',
  'not-now',
  'must-leave',
  'not-adjacent',
  'not-two-steps',
  'not-an-opponent',
  'retreat-not-adjacent',
  'not-looked-at',
  'decay-missing',
  'fusion-missing',
  'fusion-limit',
  'pool-short',
  'star-owned',
  'cannot-pay',
  'dot-taken',
  'dot-tried',
  'card-not-held',
  'wrong-window',
  'one-move-card',
  'changes-nothing',
  'element-empty',
  'player-does-not-fit',
  'field-is-present',
]

const keys: readonly string[] = [
  ...held.map((id) => `play:${id}`),
  ...cardIds.map((id) => `take:${id}`),
  ...immediate.map((id) => `resolve:${id}`),
  ...starIds.map((id) => `star:${id}`),
  ...supergiants.map((id) => `burst:${id}`),
  ...['capella', 'izar', 'sirius', 'procyon', 'keid', 'regulus', 'cyg61'].map((id) => `system:${id}`),
  ...reactionIds.flatMap((id) => [`fuse:${id}`, `decay:${id}`]),
  ...['move', 'before-move', 'opponent', 'eclipse', 'react', 'retreat', 'take', 'decay', 'events'].map(
    (id) => `ask:${id}`,
  ),
  ...['element', 'player', 'send', 'dark-energy', 'fusion', 'create', 'place', 'cannon', 'boundary'].map(
    (id) => `ask:${id}`,
  ),
  ...['eclipse', 'react', 'dark-energy', 'cannon', 'boundary'].map((id) => `pass:${id}`),
  ...['field', 'production', 'card', 'burst', 'defence'].map((id) => `gain:${id}`),
  ...['card', 'burst', 'limit'].map((id) => `return:${id}`),
  ...['beaten', 'thrown-back', 'card'].map((id) => `shift:${id}`),
  ...['attacker', 'defender', 'tie', 'spared', 'again', 'capture'].map((id) => `fight:${id}`),
  ...['right', 'wrong', 'right-after-cannon', 'wrong-after-cannon'].map((id) => `place:${id}`),
  ...['cancel', 'stay', 'unlimited-fusion', 'last-turns', 'limit-of-rounds'],
  ...refusals.map((code) => `refusal:${code}`),
]

function tallyEvent(event: Event): string[] {
  switch (event.type) {
    case 'draw':
      return event.immediate ? [`resolve:${event.card}`] : []
    case 'star':
      return [`star:${event.star}`]
    case 'burst':
      return [`burst:${event.star}`]
    case 'system':
      return [`system:${event.system}`]
    case 'gain':
      return [`gain:${event.cause}`]
    case 'return':
      return [`return:${event.cause}`]
    case 'shift':
      return [`shift:${event.cause}`]
    case 'fight-result': {
      const side = event.winner === event.attacker ? 'fight:attacker' : 'fight:defender'
      return event.attack === event.defence ? [side, 'fight:tie'] : [side]
    }
    case 'spared':
      return ['fight:spared']
    case 'roll':
      return event.again ? ['fight:again'] : []
    case 'capture':
      return ['fight:capture']
    case 'place':
      return [event.right ? 'place:right' : 'place:wrong']
    case 'cancel':
    case 'stay':
    case 'unlimited-fusion':
    case 'last-turns':
      return [event.type]
    default:
      return []
  }
}

/** Decisions that come up so seldom that the kit's samples would miss what is refused at them: they are all looked at. */
const seldom: readonly string[] = ['opponent', 'element', 'player', 'send', 'take', 'cannon']

function refusalsAt(state: State): string[] {
  const { ask, asked = NONE } = hunters.view(state, undefined)
  const spent = ask === 'fusion' && state.fusions > 0
  const rare = spent || seldom.includes(ask) || state.tried !== NONE || (ask === 'move' && state.moveRule !== 0)
  if (!rare) return []
  return hunters.vocabulary.actions.flatMap((action) => {
    const refusal = hunters.refuse(state, asked, action)
    return refusal === undefined ? [] : [`refusal:${refusal.code}`]
  })
}

function tallyAction(action: Action, state: State): string[] {
  const { ask } = hunters.view(state, undefined)
  const seen = [`ask:${ask}`, ...refusalsAt(state)]
  switch (action.kind) {
    case 'pass':
      seen.push(`pass:${ask}`)
      break
    case 'take':
      seen.push(action.id)
      break
    case 'play':
    case 'fuse':
    case 'decay':
      seen.push(action.id)
      break
    case 'place':
      if (state.tried !== NONE) {
        const right = hunters.vocabulary.actions[action.index]?.id === `place:${dotOf(state.star)}`
        seen.push(right ? 'place:right-after-cannon' : 'place:wrong-after-cannon')
      }
      break
    case 'end-turn':
      if (state.round === 60 && !state.lastTurns) seen.push('limit-of-rounds')
      break
    default:
  }
  return seen
}

function dotOf(star: number): string | undefined {
  return Object.entries(starOfDot).find(([, id]) => id === starIds[star])?.[0]
}

/** What the kernel's kit must know of Star Hunters. */
export const kit: Kit<State, Action, View, Event> = {
  game: hunters,
  setups: [
    { seats: 2 },
    { seats: 3, options: { hrHelp: 'auto' } },
    { seats: 4, options: { hrHelp: 'auto', holdLimit: 'on' } },
    { seats: 4 },
    { seats: 2, options: { hrHelp: 'auto', firstPlayer: '1' } },
    { seats: 3, options: { holdLimit: 'on', firstPlayer: '2' } },
  ],
  maxDecisions: 4000,
  census,
  box,
  secrets,
  asks: (event) => event.type === 'asked',
  order,
  tally: { keys, event: tallyEvent, action: tallyAction },
}
