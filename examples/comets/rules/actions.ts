import { type Action as KernelAction, makeVocabulary, type Vocabulary, type Word, word } from '@orrery/kernel'

/** Everything that can be said. */
export type Action = Word<'catch' | 'land'> & KernelAction

/** All actions, in the order of legal lists. */
export const vocabulary: Vocabulary<Action> = makeVocabulary(
  'comets',
  [word('catch'), word('land')],
  ({ kind }) => kind,
)
