import type { Sound } from '@orrery/board'
import type { Event } from '../data.ts'

/** How an event is shown: for how long (in milliseconds at normal speed), with which sound, and for how long if the Automa caused it. */
interface Pace {
  readonly lasts?: number
  readonly sound?: Sound
  /** The Automa's turn has to be read, so its card and each of its lines stay for as long as it takes to read a sentence. */
  readonly read?: number
}

const paces: Partial<Readonly<Record<Event['type'], Pace>>> = {
  'first-player': { lasts: 700, sound: 'roll' },
  travelled: { lasts: 700, sound: 'roll', read: 1700 },
  discovered: { lasts: 950, sound: 'card', read: 1900 },
  raised: { lasts: 240, sound: 'place' },
  'marker-moved': { lasts: 420 },
  terraformed: { lasts: 1200, sound: 'points', read: 1600 },
  gained: { lasts: 340 },
  paid: { lasts: 160 },
  'crew-drawn': { lasts: 260, sound: 'card' },
  'crew-placed': { lasts: 220, sound: 'card' },
  'crew-moved-up': { lasts: 260, sound: 'card' },
  'crew-played': { sound: 'card' },
  'crew-discarded': { lasts: 240 },
  'cantina-filled': { lasts: 220 },
  upgraded: { lasts: 480, sound: 'place', read: 900 },
  'outpost-unlocked': { lasts: 380 },
  'token-ready': { lasts: 300, sound: 'place' },
  'token-locked': { lasts: 240 },
  scored: { lasts: 380, sound: 'points' },
  'survivor-revealed': { lasts: 500, sound: 'card' },
  'survivor-kept': { lasts: 380, sound: 'card' },
  'survivor-settled': { lasts: 480, sound: 'place' },
  'colony-founded': { lasts: 560, sound: 'place', read: 1000 },
  'outpost-placed': { lasts: 560, sound: 'place', read: 1000 },
  'outpost-yielded': { lasts: 260, read: 1200 },
  'automa-card': { sound: 'card', read: 2200 },
  'automa-row': { read: 1500 },
  shuffled: { lasts: 200 },
}

/** How long an event stays on the screen; 0 if it shows nothing. */
export function lengthOf({ type }: Event, reporting: boolean): number {
  const { lasts = 0, read = lasts } = paces[type] ?? {}
  return reporting ? read : lasts
}

/** How an event sounds. */
export const soundOf = ({ type }: Event): Sound | undefined => paces[type]?.sound
