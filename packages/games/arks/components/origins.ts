import type { Origins } from '@orrery/kernel'
import { automaCards } from './automa.ts'
import { crew } from './crew.ts'
import { planets } from './planets.ts'
import { survivors } from './survivors.ts'

/** The rulebook's examples name these planets or show something of these cards; the rest of them is lost. */
const partlyPrinted = ['keyi', 'nyekundu', 'ryugu', 'minek79', 'elpis', 'portal', 'C01', 'C02', 'C19', 'A01']

const cards = [...planets, ...crew, ...survivors, ...automaCards].map(({ id }) => id)

/** What the rulebook of Terraforming Arks does not show, and what it leaves open. */
export const origins: Origins = {
  reconstructed: {
    rules: [
      'A1.8',
      'A1.9',
      'A1.10',
      'A2.2',
      'A2.8',
      'A3.14',
      'A5.6',
      'A7.7',
      'A9.5',
      'A10.6',
      'A11.1',
      'A11.4',
      'A12.8',
      'A15.7',
      'A19.2',
      'A21.2',
      'A24.10',
      'A24.11',
      'A25.1',
      'A25.2',
      'A26.5',
      'A28.1',
      'A28.3',
      'A28.4',
    ],
    components: cards.filter((id) => !partlyPrinted.includes(id)),
  },
  partly: {
    rules: [
      'A1.4',
      'A1.6',
      'A1.7',
      'A2.6',
      'A2.7',
      'A3.10',
      'A5.4',
      'A5.7',
      'A6.7',
      'A11.2',
      'A11.3',
      'A12.2',
      'A13.2',
      'A13.4',
      'A14.7',
      'A15.6',
      'A22.1',
      'A23.8',
      'A23.9',
      'A24.5',
      'A24.12',
      'A25.4',
      'A25.7',
      'A25.9',
      'A26.3',
      'A26.4',
      'A29.2',
    ],
    components: partlyPrinted,
  },
  // One colony and one outpost a planet, at most five survivors, compulsory draws, the round limit; and how a computer deals, reports and takes back.
  house: {
    rules: ['A6.9', 'A17.3', 'A18.4', 'A21.4', 'A21.7', 'A21.8', 'A29.3', 'A29.4', 'A29.5', 'A29.6'],
    components: [],
  },
}
