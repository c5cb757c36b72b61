import type { Sound } from '@orrery/board'
import type { Event } from './data.ts'

const heard: Partial<Readonly<Record<Event['type'], Sound>>> = {
  'token-shifted': 'roll',
  'card-taken': 'card',
  'card-drawn': 'card',
  'cards-paid': 'card',
  'card-discarded': 'card',
  'ability-kept': 'card',
  'ability-activated': 'card',
  'nebula-drawn': 'card',
  'star-placed': 'place',
  'life-placed': 'place',
  'nebula-placed': 'place',
  'star-moved': 'place',
  'life-moved': 'place',
  'nebula-moved': 'place',
  'star-flipped': 'place',
  'life-stabilised': 'place',
  'nebula-completed': 'points',
  'life-form-created': 'points',
  discharged: 'points',
  points: 'points',
}

/** How an event sounds. */
export const soundOf = (event: Event): Sound | undefined => heard[event.type]
