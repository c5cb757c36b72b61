import { type Components, first } from './components.ts'
import { second } from './second.ts'

/** The sets of the versions, the oldest first, for those who draw and speak without playing. */
const shipped: readonly Components[] = [first, second]

/** The components of a set that a view names; those of the newest version where none is named or a process has made it for itself. */
export function shippedSet(set: number | undefined): Components {
  return shipped[(set ?? shipped.length) - 1] ?? second
}
