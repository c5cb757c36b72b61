import { type ActionOf, actionsOf, makeVocabulary, type Vocabulary, type Word, word } from '@orrery/kernel'
import { cardIds, cardImmediate, dotIds, elementIds, fieldIds, reactionIds, starIds } from './tables.ts'

/** What an action says; its `n` is the number of a field, seat, card, reaction, star, dot or element. */
export type ActionKind =
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

/** One decision of Star Hunters. */
export type Action = ActionOf<ActionKind>

const seatIds: readonly string[] = ['0', '1', '2', '3']

/** What the kinds of actions count; nothing where the kind says it all. */
const idsOf: Readonly<Record<ActionKind, readonly string[]>> = {
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
const kinds: readonly ActionKind[] = [
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

function wordsOf(kind: ActionKind): Word<ActionKind>[] {
  const ids = idsOf[kind]
  if (ids.length === 0) return [word(kind)]
  const words = ids.map((_, n) => word(kind, n))
  // Immediate cards resolve themselves (H8.1): they can be taken, but never played.
  return kind === 'play' ? words.filter(({ n }) => cardImmediate[n] === false) : words
}

function makeId({ kind, n }: Word<ActionKind>): string {
  const id = idsOf[kind][n]
  return id === undefined ? kind : `${kind}:${id}`
}

/** Everything a player can ever say: `fly:Cyg`, `create:altair`, `place:d21`, `play:apollo_11`. */
export const vocabulary: Vocabulary<Action> = makeVocabulary('hunters', kinds.flatMap(wordsOf), makeId)

/** The interned actions by kind and number, so that legal lists are put together without a search. */
export const say = {
  fly: actionsOf(vocabulary, 'fly'),
  fight: actionsOf(vocabulary, 'fight'),
  retreat: actionsOf(vocabulary, 'retreat'),
  take: actionsOf(vocabulary, 'take'),
  decay: actionsOf(vocabulary, 'decay'),
  fuse: actionsOf(vocabulary, 'fuse'),
  create: actionsOf(vocabulary, 'create'),
  place: actionsOf(vocabulary, 'place'),
  /** Immediate cards have none. */
  play: actionsOf(vocabulary, 'play'),
  element: actionsOf(vocabulary, 'element'),
  player: actionsOf(vocabulary, 'player'),
  send: actionsOf(vocabulary, 'send'),
  continue: vocabulary.parse('go-on'),
  stop: vocabulary.parse('stop'),
  endTurn: vocabulary.parse('end-turn'),
  pass: vocabulary.parse('pass'),
} as const
