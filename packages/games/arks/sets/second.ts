import { type Changes, mergeSet } from '@orrery/kernel'
import type { Item } from '../components/basics.ts'
import { type Components, first } from './components.ts'

/** Cantina cards by the pair: the rulebook has a rule for several at once, and the first set had no place where it was used. */
const twoFromTheCantina: readonly Item[] = [{ item: 'crewCantina', n: 2 }]

/** Four of the five supply rows with a unit of any resource lose it: with shorter tracks the Automa would be too fast. One of them gets a crew card more, which is worth half as much. */
const crewCardOnly = { rows: { 1: { gain: [{ item: 'crewDeck', n: 1 }] } } } as const
const twoCrewCards = { rows: { 1: { gain: [{ item: 'crewDeck', n: 2 }] } } } as const

/** What differs from the first set. */
export const changes: Changes<Components> = {
  // Every track is one level shorter, so that a game of two takes about 20 rounds and not everybody buys everything. K'eyi keeps its ten
  // levels, which the rulebook fixes.
  planets: {
    nyekundu: { tracks: { biomass: 3, minerals: 2, technology: 3 } },
    pyrrha: { tracks: { biomass: 3, minerals: 3, technology: 3 } },
    adumah: { tracks: { biomass: 2, workforce: 1, minerals: 2, technology: 2 } },
    vermil: { tracks: { biomass: 3, minerals: 2, technology: 2 }, station: twoFromTheCantina },
    ryugu: { tracks: { biomass: 3, workforce: 3, minerals: 2 } },
    samawa: { tracks: { biomass: 3, workforce: 2, minerals: 3 } },
    minek79: { tracks: { biomass: 3, workforce: 3, minerals: 2 } },
    thalassa: { tracks: { biomass: 3, workforce: 3, minerals: 3 } },
    aoi31: { tracks: { biomass: 2, workforce: 2, minerals: 2, technology: 1 } },
    elpis: { tracks: { workforce: 2, minerals: 3, technology: 3 } },
    kijani: { tracks: { workforce: 3, minerals: 2, technology: 3 } },
    midorai: { tracks: { workforce: 3, minerals: 3, technology: 3 } },
    uaine: { tracks: { workforce: 3, minerals: 2, technology: 3 } },
    zelen5: { tracks: { biomass: 1, workforce: 2, minerals: 2, technology: 2 }, station: twoFromTheCantina },
  },
  // Survivors give resources only: the rulebook speaks of nothing else on their cards. These three gave a crew card.
  survivors: {
    S03: {
      gain: [
        { item: 'workforce', n: 1 },
        { item: 'any', n: 1 },
      ],
    },
    S08: {
      gain: [
        { item: 'biomass', n: 1 },
        { item: 'any', n: 1 },
      ],
    },
    S13: {
      gain: [
        { item: 'technology', n: 1 },
        { item: 'any', n: 1 },
      ],
    },
  },
  automaCards: { A02: crewCardOnly, A06: crewCardOnly, A07: crewCardOnly, A10: twoCrewCards },
}

/** The second set: version 2 of the game. */
export const second: Components = mergeSet(first, changes)
