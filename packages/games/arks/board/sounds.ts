import type { Sound } from '@orrery/board'
import type { Event } from './data.ts'

const heard: Partial<Readonly<Record<Event['type'], Sound>>> = {
  travelled: 'roll',
  'first-player': 'roll',
  discovered: 'card',
  'crew-drawn': 'card',
  'crew-placed': 'card',
  'crew-moved-up': 'card',
  'crew-played': 'card',
  'survivor-revealed': 'card',
  'survivor-kept': 'card',
  'automa-card': 'card',
  raised: 'place',
  upgraded: 'place',
  'token-ready': 'place',
  'survivor-settled': 'place',
  'colony-founded': 'place',
  'outpost-placed': 'place',
  terraformed: 'points',
  scored: 'points',
}

/** How an event sounds. */
export const soundOf = (event: Event): Sound | undefined => heard[event.type]
