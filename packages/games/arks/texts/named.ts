import type { ComponentNames } from '@orrery/kernel'
import type { Kinds, Names } from './index.ts'

/** What everything is called: by kind of use, and by list of the set. */
export function makeNamed({ upgrades, crew, planets, survivors }: Names, kinds: Kinds): ComponentNames {
  return {
    kinds,
    things: {
      upgradesBought: upgrades,
      crewPlayed: crew,
      planetsColonised: planets,
      outpostsPlaced: planets,
      survivorsSettled: survivors,
      upgrades,
      crew,
      planets,
      survivors,
    },
  }
}
