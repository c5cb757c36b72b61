import { at, type Action as KernelAction, makeVocabulary, type Vocabulary, type Word, word } from '@orrery/kernel'
import { destinationActions, resources, slots, specialists, upgrades } from './components/basics.ts'
import { crew } from './components/crew.ts'
import { survivors } from './components/survivors.ts'
import { allFields, fieldName, LEADER, RING } from './tables.ts'

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
export type Action = Word<ActionKind> & KernelAction

const many = (kind: ActionKind, count: number, first = 0): Word<ActionKind>[] =>
  Array.from({ length: count }, (_, i) => word(kind, first + i))

/** In the order of the decision list A30, which is also the order of every legal list. */
const words: readonly Word<ActionKind>[] = [
  ...many('deal-discard', crew.length),
  ...many('place', 2),
  ...many('gain', resources.length),
  ...many('upgrade', upgrades.length),
  ...many('upgrade-none', 1),
  ...allFields.map((n) => word<ActionKind>('travel', n)),
  ...many('discover', RING),
  ...many('track', resources.length),
  ...many('pay-card', crew.length),
  ...many('pay-token', specialists.length),
  ...many('pay', resources.length),
  ...many('cantina', crew.length),
  ...crew.flatMap((_, n) => [word<ActionKind>('play-use', n), word<ActionKind>('play-idle', n)]),
  ...many('play-none', 1),
  ...many('to', 2),
  ...many('act', destinationActions.length),
  ...many('act-none', 1),
  ...many('raise', resources.length),
  ...many('raise-stop', 1),
  ...many('resolve', survivors.length),
  ...many('survivor', 2),
  ...many('settle', survivors.length),
  ...many('outpost-from', RING),
  ...many('trade', crew.length),
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
      return `${kind}:${at(crew, n).id}`
    case 'resolve':
    case 'settle':
      return `${kind}:${at(survivors, n).id}`
    case 'place':
      return n === 0 ? 'place:upper' : 'place:lower'
    case 'gain':
    case 'track':
    case 'pay':
    case 'raise':
      return `${kind}:${at(resources, n)}`
    case 'upgrade':
      return `upgrade:${at(upgrades, n)}`
    case 'upgrade-none':
      return 'upgrade:none'
    case 'travel':
      return `travel:${fieldName(n)}`
    case 'discover':
    case 'outpost-from':
    case 'automa-outpost-from':
      return `${kind}:${at(slots, n)}`
    case 'pay-token':
    case 'unlock':
    case 'automa-pay':
      return `${kind}:${at(specialists, n)}`
    case 'play-use':
      return `play:${at(crew, n).id}:use`
    case 'play-idle':
      return `play:${at(crew, n).id}:idle`
    case 'play-none':
      return 'play:none'
    case 'to':
      return n === 0 ? 'to:upper' : 'to:discard'
    case 'act':
      return `act:${at(destinationActions, n)}`
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

/** The actions of one kind, by their `n`; kinds whose numbers do not begin at 0 have their gap filled from the front. */
function table(kind: ActionKind): readonly Action[] {
  const found = vocabulary.actions.filter((action) => action.kind === kind)
  const first = at(found, 0)
  return [...Array.from({ length: first.n }, () => first), ...found]
}

/** The interned actions by kind and number, so that listing the legal ones looks nothing up by text. */
export const say = {
  dealDiscard: table('deal-discard'),
  place: table('place'),
  gain: table('gain'),
  upgrade: table('upgrade'),
  upgradeNone: at(table('upgrade-none'), 0),
  travel: table('travel'),
  discover: table('discover'),
  track: table('track'),
  payCard: table('pay-card'),
  payToken: table('pay-token'),
  pay: table('pay'),
  cantina: table('cantina'),
  playUse: table('play-use'),
  playIdle: table('play-idle'),
  playNone: at(table('play-none'), 0),
  to: table('to'),
  act: table('act'),
  actNone: at(table('act-none'), 0),
  raise: table('raise'),
  raiseStop: at(table('raise-stop'), 0),
  resolve: table('resolve'),
  survivor: table('survivor'),
  settle: table('settle'),
  outpostFrom: table('outpost-from'),
  trade: table('trade'),
  unlock: table('unlock'),
  draw: table('draw'),
  automaPay: table('automa-pay'),
  automaOutpostFrom: table('automa-outpost-from'),
} as const
