/** Plain data open to change, with the lists that rules only replace; tasks stay as they are, since they are never changed. */
export type Draft<T> = T extends { readonly kind: string }
  ? T
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T

/** A copy of a state that shares nothing with it, not even lists that are never changed: tests put positions together in it. */
export function makeDraft<S extends object>(state: S): Draft<S> {
  return JSON.parse(JSON.stringify(state))
}
