import { type Action as KernelAction, makeVocabulary, type Vocabulary } from '@orrery/kernel'
import { cardIds, cardImmediate, dotIds, elementIds, fieldIds, reactionIds, starIds } from './tables.ts'

/** What an action is about; `value` is the index of a field, seat, card, reaction, star, dot or element. */
export type Kind =
  | 'fly' // HD2
  | 'fight' // HD3
  | 'retreat' // HD6
  | 'take' // HD7
  | 'decay' // HD8
  | 'fuse' // HD13
  | 'create' // HD14
  | 'place' // HD15
  | 'play' // HD1, HD4, HD5, HD9, HD12, HD13, HD14, HD16, HD17
  | 'element' // HD10
  | 'player' // HD10
  | 'send' // HD11
  | 'go-on' // HD1, HD9, HD13
  | 'stop' // HD8
  | 'end-turn' // HD14
  | 'pass' // HD4, HD5, HD12, HD16, HD17

interface Word {
  readonly kind: Kind
  readonly value: number
}

/** One decision of a player. */
export type Action = Word & KernelAction

const seatIds: readonly string[] = ['0', '1', '2', '3']

/** What the value of each kind of action counts. */
const valueIds: Readonly<Record<Kind, readonly string[]>> = {
  fly: fieldIds,
  fight: seatIds,
  retreat: fieldIds,
  take: cardIds,
  decay: reactionIds,
  fuse: reactionIds,
  create: starIds,
  place: dotIds,
  play: cardIds,
  element: elementIds,
  player: seatIds,
  send: fieldIds,
  'go-on': [],
  stop: [],
  'end-turn': [],
  pass: [],
}

/** Kinds in the order in which they stand beside each other in a legal list (H15.4); doing nothing comes last. */
const kinds: readonly Kind[] = [
  'fly',
  'fight',
  'retreat',
  'take',
  'decay',
  'fuse',
  'create',
  'place',
  'play',
  'element',
  'player',
  'send',
  'go-on',
  'stop',
  'end-turn',
  'pass',
]

function wordsOf(kind: Kind): Word[] {
  const ids = valueIds[kind]
  if (ids.length === 0) return [{ kind, value: 0 }]
  const words = ids.map((_, value) => ({ kind, value }))
  // Immediate cards resolve themselves (H8.1): they can be taken, but never played.
  return kind === 'play' ? words.filter(({ value }) => cardImmediate[value] === false) : words
}

function makeId({ kind, value }: Word): string {
  const id = valueIds[kind][value]
  return id === undefined ? kind : `${kind}:${id}`
}

/** Everything a player can ever say: `fly:Cyg`, `create:altair`, `place:d21`, `play:apollo_11`. */
export const vocabulary: Vocabulary<Action> = makeVocabulary('hunters', kinds.flatMap(wordsOf), makeId)

function byValue(kind: Kind): readonly Action[] {
  const list: Action[] = []
  for (const action of vocabulary.actions) if (action.kind === kind) list[action.value] = action
  return list
}

// The actions of each kind by value, so that legal lists are put together without a search.

/** Flights by field. */
export const fly: readonly Action[] = byValue('fly')
/** Opponents by seat. */
export const fight: readonly Action[] = byValue('fight')
/** Retreats by field. */
export const retreat: readonly Action[] = byValue('retreat')
/** Cards to take, by kind. */
export const take: readonly Action[] = byValue('take')
/** Decays by reaction. */
export const decay: readonly Action[] = byValue('decay')
/** Fusions by reaction. */
export const fuse: readonly Action[] = byValue('fuse')
/** Creations by star. */
export const create: readonly Action[] = byValue('create')
/** Placements by dot. */
export const place: readonly Action[] = byValue('place')
/** Cards to play, by kind; immediate ones have none. */
export const play: readonly Action[] = byValue('play')
/** Named elements. */
export const element: readonly Action[] = byValue('element')
/** Named players by seat. */
export const player: readonly Action[] = byValue('player')
/** Named fields. */
export const send: readonly Action[] = byValue('send')
/** On to the next step. */
export const goOn: Action = vocabulary.parse('go-on')
/** No more decays. */
export const stop: Action = vocabulary.parse('stop')
/** The end of the turn. */
export const endTurn: Action = vocabulary.parse('end-turn')
/** No card. */
export const pass: Action = vocabulary.parse('pass')
