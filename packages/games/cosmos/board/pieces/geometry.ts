import type { ElementId } from '../data.ts'

/** The names of an element's colour variables. */
export const elementVar: Readonly<Record<ElementId, 'h' | 'he' | 'o' | 'c'>> = { H: 'h', He: 'he', O: 'o', C: 'c' }
