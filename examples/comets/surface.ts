/** What texts and board of Comets may use of its rules. The game itself stays out of it: a page that only draws does not load it. */
export { type Action, vocabulary } from './rules/actions.ts'
export type { Event } from './rules/events.ts'
export { brightness, type State } from './rules/state.ts'
export type { View } from './rules/view.ts'
