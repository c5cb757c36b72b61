import type { Amounts, Effect } from './types.ts'

/** The most common effect: its owner takes crystals from the pool. */
export const gain = (elements: Amounts): Effect => ({ op: 'gain', who: 'self', elements })
