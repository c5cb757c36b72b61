import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Terraforming-Archen',
  over: 'Micro Cosmos',
  text: 'Steuere eine Arche durch ein fremdes System, wirb eine Crew an und mach tote Planeten grün.',
  facts: '1 bis 4 Personen · drei Planeten zu retten',
} satisfies Translation<'de', typeof en>
