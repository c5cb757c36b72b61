import type { ElementId } from '../data.ts'

/** How the colour variables of an element are called. */
export const elementVar: Readonly<Record<ElementId, 'h' | 'he' | 'o' | 'c'>> = { H: 'h', He: 'he', O: 'o', C: 'c' }
