import { type ActionOf, actionsOf, item, makeVocabulary, type Vocabulary, type Word, word } from '@orrery/kernel'
import { destinationActions, resources, slots, specialists, upgrades } from '../components/basics.ts'
import { allFields, crewIds, fieldName, LEADER, RING, survivorIds } from './tables.ts'

/** What an action says; `n` of an action is the number of what it speaks of. */
export type ActionKind =
  | 'deal-discard' // n: crew card (AD1)
  | 'place' // n: row, 0 upper, 1 lower (AD2)
  | 'gain' // n: resource (AD3)
  | 'upgrade' // n: upgrade (AD4)
  | 'upgrade-none'
  | 'travel' // n: field (AD5)
  | 'discover' // n: slot
  | 'track' // n: resource (AD6)
  | 'pay-card' // n: crew card (AD7)
  | 'pay-token' // n: specialist
  | 'pay' // n: resource (AD8)
  | 'cantina' // n: crew card (AD9)
  | 'play-use' // n: crew card (AD10)
  | 'play-idle' // n: crew card
  | 'play-none'
  | 'to' // n: 0 upper row, 1 discard pile (AD11)
  | 'act' // n: destination action (AD12)
  | 'act-none'
  | 'raise' // n: resource (AD13)
  | 'raise-stop'
  | 'resolve' // n: survivor card (AD14)
  | 'survivor' // n: 0 keep, 1 leave (AD15)
  | 'settle' // n: survivor card (AD16)
  | 'outpost-from' // n: slot (AD17)
  | 'trade' // n: crew card (AD18)
  | 'unlock' // n: specialist (AD19)
  | 'draw' // n: 0 yes, 1 no (AD20)
  | 'automa-pay' // n: specialist (AD21)
  | 'automa-outpost-from' // n: slot (AD22)

/** One decision of Terraforming Arks. */
export type Action = ActionOf<ActionKind>

const many = (kind: ActionKind, count: number, first = 0): Word<ActionKind>[] =>
  Array.from({ length: count }, (_, i) => word(kind, first + i))

/** In the order of the decision list A30, which is also the order of every legal list. */
const words: readonly Word<ActionKind>[] = [
  ...many('deal-discard', crewIds.length),
  ...many('place', 2),
  ...many('gain', resources.length),
  ...many('upgrade', upgrades.length),
  ...many('upgrade-none', 1),
  ...allFields.map((n) => word<ActionKind>('travel', n)),
  ...many('discover', RING),
  ...many('track', resources.length),
  ...many('pay-card', crewIds.length),
  ...many('pay-token', specialists.length),
  ...many('pay', resources.length),
  ...many('cantina', crewIds.length),
  ...crewIds.flatMap((_, n) => [word<ActionKind>('play-use', n), word<ActionKind>('play-idle', n)]),
  ...many('play-none', 1),
  ...many('to', 2),
  ...many('act', destinationActions.length),
  ...many('act-none', 1),
  ...many('raise', resources.length),
  ...many('raise-stop', 1),
  ...many('resolve', survivorIds.length),
  ...many('survivor', 2),
  ...many('settle', survivorIds.length),
  ...many('outpost-from', RING),
  ...many('trade', crewIds.length),
  ...many('unlock', specialists.length - LEADER, LEADER),
  ...many('draw', 2),
  ...many('automa-pay', specialists.length),
  ...many('automa-outpost-from', RING),
]

function makeId({ kind, n }: Word<ActionKind>): string {
  switch (kind) {
    case 'deal-discard':
    case 'pay-card':
    case 'cantina':
    case 'trade':
      return `${kind}:${item(crewIds, n)}`
    case 'resolve':
    case 'settle':
      return `${kind}:${item(survivorIds, n)}`
    case 'place':
      return n === 0 ? 'place:upper' : 'place:lower'
    case 'gain':
    case 'track':
    case 'pay':
    case 'raise':
      return `${kind}:${item(resources, n)}`
    case 'upgrade':
      return `upgrade:${item(upgrades, n)}`
    case 'upgrade-none':
      return 'upgrade:none'
    case 'travel':
      return `travel:${fieldName(n)}`
    case 'discover':
    case 'outpost-from':
    case 'automa-outpost-from':
      return `${kind}:${item(slots, n)}`
    case 'pay-token':
    case 'unlock':
    case 'automa-pay':
      return `${kind}:${item(specialists, n)}`
    case 'play-use':
      return `play:${item(crewIds, n)}:use`
    case 'play-idle':
      return `play:${item(crewIds, n)}:idle`
    case 'play-none':
      return 'play:none'
    case 'to':
      return n === 0 ? 'to:upper' : 'to:discard'
    case 'act':
      return `act:${item(destinationActions, n)}`
    case 'act-none':
      return 'act:none'
    case 'raise-stop':
      return 'raise:stop'
    case 'survivor':
      return n === 0 ? 'survivor:keep' : 'survivor:leave'
    case 'draw':
      return n === 0 ? 'draw:yes' : 'draw:no'
  }
}

/** Everything that can be said in Terraforming Arks. */
export const vocabulary: Vocabulary<Action> = makeVocabulary('arks', words, makeId)

/** The interned actions by kind and number, so that listing the legal ones looks nothing up by text. */
export const say = {
  dealDiscard: actionsOf(vocabulary, 'deal-discard'),
  place: actionsOf(vocabulary, 'place'),
  gain: actionsOf(vocabulary, 'gain'),
  upgrade: actionsOf(vocabulary, 'upgrade'),
  upgradeNone: vocabulary.parse('upgrade:none'),
  travel: actionsOf(vocabulary, 'travel'),
  discover: actionsOf(vocabulary, 'discover'),
  track: actionsOf(vocabulary, 'track'),
  payCard: actionsOf(vocabulary, 'pay-card'),
  payToken: actionsOf(vocabulary, 'pay-token'),
  pay: actionsOf(vocabulary, 'pay'),
  cantina: actionsOf(vocabulary, 'cantina'),
  playUse: actionsOf(vocabulary, 'play-use'),
  playIdle: actionsOf(vocabulary, 'play-idle'),
  playNone: vocabulary.parse('play:none'),
  to: actionsOf(vocabulary, 'to'),
  act: actionsOf(vocabulary, 'act'),
  actNone: vocabulary.parse('act:none'),
  raise: actionsOf(vocabulary, 'raise'),
  raiseStop: vocabulary.parse('raise:stop'),
  resolve: actionsOf(vocabulary, 'resolve'),
  survivor: actionsOf(vocabulary, 'survivor'),
  settle: actionsOf(vocabulary, 'settle'),
  outpostFrom: actionsOf(vocabulary, 'outpost-from'),
  trade: actionsOf(vocabulary, 'trade'),
  unlock: actionsOf(vocabulary, 'unlock'),
  draw: actionsOf(vocabulary, 'draw'),
  automaPay: actionsOf(vocabulary, 'automa-pay'),
  automaOutpostFrom: actionsOf(vocabulary, 'automa-outpost-from'),
} as const
