import { type ActionOf, makeVocabulary, type Vocabulary, word } from '@orrery/kernel'

/** Everything that can be said. */
export type Action = ActionOf<'catch' | 'land'>

/** All actions, in the order of legal lists. */
export const vocabulary: Vocabulary<Action> = makeVocabulary(
  'comets',
  [word('catch'), word('land')],
  ({ kind }) => kind,
)
