import type { Origins } from '@orrery/kernel'
import { events } from './events.ts'
import { fields } from './fields.ts'
import { stars } from './stars.ts'

/** The rulebook says what these are for, not where they lie. */
const toldFields = fields.filter(({ type }) => type !== 'elements').map(({ id }) => id)

/** The one event card that the rulebook shows a part of. */
const shownEvent = 'apollo_11'

/** What the rulebook of Star Hunters does not show, and what it leaves open. */
export const origins: Origins = {
  reconstructed: {
    rules: [
      'H2.2',
      'H2.4',
      'H3.3',
      'H4.5',
      'H4.6',
      'H5.5',
      'H5.6',
      'H6.2',
      'H6.11',
      'H8.4',
      'H8.5',
      'H8.6',
      'H8.7',
      'H8.8',
      'H8.9',
      'H8.11',
      'H8.12',
      'H8.13',
      'H8.14',
      'H8.16',
      'H8.17',
      'H8.18',
      'H8.19',
      'H8.20',
      'H8.21',
      'H9.3',
      'H9.7',
      'H10.9',
      'H11.5',
      'H13.1',
      'H13.2',
      'H13.3',
      'H13.4',
      'H14.1',
    ],
    components: [
      ...events.map(({ id }) => id).filter((id) => id !== shownEvent),
      ...fields.map(({ id }) => id).filter((id) => !toldFields.includes(id)),
      'sun_spectrum',
      'sun_core',
    ],
  },
  // Stars are real and so are their figures; costs, productions and most effects are lost.
  partly: {
    rules: [
      'H1.1',
      'H1.4',
      'H1.5',
      'H1.7',
      'H1.8',
      'H2.3',
      'H2.5',
      'H4.2',
      'H5.1',
      'H6.3',
      'H6.5',
      'H6.8',
      'H6.10',
      'H8.1',
      'H8.10',
      'H8.15',
      'H9.1',
      'H10.3',
      'H10.4',
      'H10.7',
      'H11.3',
      'H11.4',
      'H12.4',
    ],
    components: [shownEvent, ...toldFields, ...stars.map(({ id }) => id)],
  },
  // Help with the diagram, the hold limit and the round limit; and how a computer asks and deals.
  house: { rules: ['H10.10', 'H12.5', 'H13.6', 'H15.1', 'H15.2', 'H15.3', 'H15.4', 'H16.1'], components: [] },
}
