/** Comets: what others may use of the rules. */
export type { Action } from './rules/actions.ts'
export type { Event, RefusalCode } from './rules/events.ts'
export { brightness, type State } from './rules/state.ts'
export type { View } from './rules/view.ts'
export { comets } from './versions.ts'
