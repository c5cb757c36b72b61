import { OrreryError } from './errors.ts'
import type { Action } from './game.ts'
import { NONE } from './lists.ts'

/** What an action means, in the same shape in every game. */
export interface Word<K extends string = string> {
  /** The verb. */
  readonly kind: K
  /** The number of the thing it is about: a card, a field, a resource; 0 when the verb needs none. */
  readonly n: number
  /** The number of the place, for verbs about a thing and a place; NONE for all others. */
  readonly where: number
}

/** The actions of a game whose verbs are these. */
export type ActionOf<K extends string> = Word<K> & Action

/** A word of a vocabulary. */
export function word<K extends string>(kind: K, n = 0, where: number = NONE): Word<K> {
  return { kind, n, where }
}

/** All actions of a game, each once. */
export interface Vocabulary<A extends Action = Action> {
  /** In the order of their `index`. */
  readonly actions: readonly A[]
  /** The action with this id, if there is one. */
  get(id: string): A | undefined
  /** The action with this id; anything else is an error that names ids close to it. */
  parse(id: unknown): A
}

/** Makes the vocabulary of a game: every `word` gets its id and its index and is frozen. */
export function makeVocabulary<W extends Word>(
  game: string,
  words: readonly W[],
  makeId: (word: W) => string,
): Vocabulary<W & Action> {
  const byId = new Map<string, W & Action>()
  const actions = words.map((word, index) => {
    const id = makeId(word)
    // Lists of ids are written as JSON without escaping.
    if (JSON.stringify(id) !== `"${id}"`)
      throw new Error(`the id ${JSON.stringify(id)} of ${game} needs quoting in JSON`)
    if (byId.has(id)) throw new Error(`two actions of ${game} have the id "${id}"`)
    const action = Object.freeze({ ...word, id, index })
    byId.set(id, action)
    return action
  })
  return {
    actions,
    get: (id) => byId.get(id),
    parse(id) {
      const found = typeof id === 'string' ? byId.get(id) : undefined
      if (found !== undefined) return found
      throw new OrreryError('unknown-action', `${quote(id)} is not an action of ${game}; ${near(id, actions)}`)
    },
  }
}

/** The actions of one kind by the number of the thing they are about, so that legal lists need no search; unused numbers are holes. */
export function actionsOf<A extends Action>(vocabulary: Vocabulary<A>, kind: A['kind']): readonly A[] {
  const list: A[] = []
  for (const action of vocabulary.actions) if (action.kind === kind) list[action.n] = action
  return list
}

function quote(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(JSON.stringify(value))
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** A few ids that share the longest beginning with the one that was not found. */
function near(id: unknown, actions: readonly Action[]): string {
  if (typeof id !== 'string') return 'an action is given by its id, a text'
  for (let length = Math.min(id.length, 80); length > 0; length--) {
    const start = id.slice(0, length)
    const close = actions.filter((action) => action.id.startsWith(start)).slice(0, 3)
    if (close.length > 0) return `close to it: ${close.map((action) => action.id).join(', ')}`
  }
  return `an action looks like ${actions
    .slice(0, 3)
    .map((action) => action.id)
    .join(', ')}`
}
