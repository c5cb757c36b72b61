import type { ComponentNames } from '@orrery/kernel'
import { nebulae } from '../components/nebulae.ts'
import type { Cards, Kinds } from './index.ts'

/** A tile has no name; it is told from the others by the stars it needs around it: `H H O C (1)`. */
const tiles = Object.fromEntries(nebulae.map(({ id, size, requires }) => [id, `${requires.join(' ')} (${size})`]))

/** What everything is called: by kind of use, and by list of the set. */
export function makeNamed(cards: Cards, kinds: Kinds): ComponentNames {
  const titles = (list: Readonly<Record<string, { readonly name: string }>>): Record<string, string> =>
    Object.fromEntries(Object.entries(list).map(([id, { name }]) => [id, name]))
  const abilities = titles(cards.abilities)
  const goals = titles(cards.goals)
  return {
    kinds,
    things: {
      abilitiesAcquired: abilities,
      abilitiesUsed: abilities,
      nebulaeCompleted: tiles,
      goalsScored: goals,
      abilities,
      nebulae: tiles,
      goals,
    },
  }
}
