import type { Action } from '../rules/actions.ts'
import type insights from './en/insights.ts'

/** Which kind of decision an action is, for insights. */
export const decisions = {
  fly: 'flight',
  retreat: 'flight',
  send: 'flight',
  fight: 'fights',
  take: 'fights',
  decay: 'reactions',
  fuse: 'reactions',
  stop: 'reactions',
  create: 'stars',
  place: 'stars',
  play: 'events',
  element: 'events',
  player: 'events',
  pass: 'events',
  'go-on': 'pace',
  'end-turn': 'pace',
} as const satisfies Record<Action['kind'], keyof typeof insights.decisions>
