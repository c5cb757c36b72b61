/** Comets: what its board may use of the rules. */
export { type Action, vocabulary } from './rules/actions.ts'
export type { Event } from './rules/events.ts'
export { brightness } from './rules/state.ts'
export type { View } from './rules/view.ts'
