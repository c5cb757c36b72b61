import type { Sound } from '@orrery/board'
import type { Event } from './data.ts'

const heard: Partial<Readonly<Record<Event['type'], Sound>>> = {
  move: 'roll',
  shift: 'roll',
  roll: 'roll',
  draw: 'card',
  play: 'card',
  cancel: 'card',
  fuse: 'place',
  decay: 'place',
  gain: 'place',
  capture: 'place',
  place: 'place',
  star: 'points',
  system: 'points',
  burst: 'points',
}

/** How an event sounds. */
export const soundOf = (event: Event): Sound | undefined => heard[event.type]
