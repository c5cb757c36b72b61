import { type Colour, type Item, items } from './basics.ts'

/** A survivor card: its people come from planets of its colour. */
export interface SurvivorCard {
  readonly id: string
  readonly colour: Colour
  readonly gain: readonly Item[]
}

/** The 15 survivor cards. */
export const survivors: readonly SurvivorCard[] = [
  { id: 'S01', colour: 'red', gain: items({ workforce: 2 }) },
  { id: 'S02', colour: 'red', gain: items({ workforce: 1, technology: 1 }) },
  { id: 'S03', colour: 'red', gain: items({ any: 1, crewDeck: 1 }) },
  { id: 'S04', colour: 'red', gain: items({ minerals: 1, technology: 1 }) },
  { id: 'S05', colour: 'red', gain: items({ any: 2 }) },
  { id: 'S06', colour: 'green', gain: items({ biomass: 2 }) },
  { id: 'S07', colour: 'green', gain: items({ biomass: 1, workforce: 1 }) },
  { id: 'S08', colour: 'green', gain: items({ any: 1, crewDeck: 1 }) },
  { id: 'S09', colour: 'green', gain: items({ biomass: 1, technology: 1 }) },
  { id: 'S10', colour: 'green', gain: items({ any: 2 }) },
  { id: 'S11', colour: 'blue', gain: items({ technology: 2 }) },
  { id: 'S12', colour: 'blue', gain: items({ technology: 1, minerals: 1 }) },
  { id: 'S13', colour: 'blue', gain: items({ any: 1, crewDeck: 1 }) },
  { id: 'S14', colour: 'blue', gain: items({ minerals: 1, biomass: 1 }) },
  { id: 'S15', colour: 'blue', gain: items({ any: 2 }) },
]
