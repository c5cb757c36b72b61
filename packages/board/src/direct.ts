/**
 * What a tap on a place does before a piece is chosen for it: the only action that is possible there. Where there are several, the player
 * says first which piece is meant.
 */
export function onlyActions<A, P>(actions: Iterable<A>, placeOf: (action: A) => P | undefined): ReadonlyMap<P, A> {
  const found = new Map<P, A>()
  const several = new Set<P>()
  for (const action of actions) {
    const place = placeOf(action)
    if (place === undefined || several.has(place)) continue
    if (found.delete(place)) several.add(place)
    else found.set(place, action)
  }
  return found
}
