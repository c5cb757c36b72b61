import { canonical, promiseText, type SignedPromise } from '../promise.ts'
import { isSigned } from './signature.ts'

/** How two promises relate: they agree, they contradict each other, or they cannot be compared. */
export type Relation =
  | { readonly kind: 'agree' }
  | { readonly kind: 'contradict'; readonly what: 'game' | 'commitment' | 'deal' | 'time'; readonly detail: string }
  | { readonly kind: 'unrelated'; readonly what: 'table' | 'key'; readonly detail: string }
  | { readonly kind: 'unsigned'; readonly which: 0 | 1; readonly detail: string }

/**
 * Compares two promises. A server signs each of the two promises of a table once, so two signed ones that differ prove that it promised
 * different things.
 */
export function compare(a: SignedPromise, b: SignedPromise): Relation {
  for (const [which, promise] of [[0, a] as const, [1, b] as const]) {
    if (isSigned(promiseText(promise), promise)) continue
    return { kind: 'unsigned', which, detail: `the signature is not one of the key ${promise.key}` }
  }
  if (a.key !== b.key) return { kind: 'unrelated', what: 'key', detail: `keys ${a.key} and ${b.key}` }
  if (a.table !== b.table) return { kind: 'unrelated', what: 'table', detail: `tables ${a.table} and ${b.table}` }
  const contradict = (what: 'game' | 'commitment' | 'deal' | 'time', first: string, second: string): Relation => ({
    kind: 'contradict',
    what,
    detail: `${first} and ${second}`,
  })
  if (a.commitment !== b.commitment) return contradict('commitment', a.commitment, b.commitment)
  if (a.game !== b.game || a.version !== b.version) {
    return contradict('game', `${a.game} version ${a.version}`, `${b.game} version ${b.version}`)
  }
  const sameStage = (a.deal === undefined) === (b.deal === undefined)
  if (!sameStage) return { kind: 'agree' }
  if (canonical(a.deal ?? {}) !== canonical(b.deal ?? {})) {
    return contradict('deal', canonical(a.deal), canonical(b.deal))
  }
  if (a.seq !== b.seq || a.at !== b.at) {
    return contradict('time', `row ${a.seq} at ${a.at}`, `row ${b.seq} at ${b.at}`)
  }
  return { kind: 'agree' }
}
