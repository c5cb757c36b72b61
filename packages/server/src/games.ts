import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'

/** The games of the house. */
export const games: readonly Game[] = [cosmos, hunters, arks]
