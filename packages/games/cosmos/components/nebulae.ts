import type { ElementId } from './basics.ts'

/** A nebula tile: its stack, the stars it wants around it, and its points. */
export interface NebulaSpec {
  readonly id: string
  readonly size: 1 | 2 | 3
  readonly requires: readonly ElementId[]
  readonly points: number
}

/** The 48 tiles. Reconstructed (C23.5): correct them here and nowhere else. */
export const nebulae: readonly NebulaSpec[] = [
  { id: 'NB1-01', size: 1, requires: ['H', 'H', 'H', 'O'], points: 3 },
  { id: 'NB1-02', size: 1, requires: ['H', 'H', 'H', 'C'], points: 3 },
  { id: 'NB1-03', size: 1, requires: ['H', 'H', 'He', 'He'], points: 3 },
  { id: 'NB1-04', size: 1, requires: ['H', 'H', 'He', 'O'], points: 3 },
  { id: 'NB1-05', size: 1, requires: ['H', 'H', 'He', 'C'], points: 3 },
  { id: 'NB1-06', size: 1, requires: ['H', 'He', 'He', 'He'], points: 3 },
  { id: 'NB1-07', size: 1, requires: ['H', 'H', 'O', 'O'], points: 4 },
  { id: 'NB1-08', size: 1, requires: ['H', 'H', 'C', 'C'], points: 4 },
  { id: 'NB1-09', size: 1, requires: ['H', 'He', 'O', 'O'], points: 4 },
  { id: 'NB1-10', size: 1, requires: ['H', 'He', 'O', 'C'], points: 4 },
  { id: 'NB1-11', size: 1, requires: ['H', 'He', 'C', 'C'], points: 4 },
  { id: 'NB1-12', size: 1, requires: ['H', 'O', 'O', 'C'], points: 5 },
  { id: 'NB1-13', size: 1, requires: ['H', 'O', 'C', 'C'], points: 5 },
  { id: 'NB1-14', size: 1, requires: ['He', 'He', 'O', 'O'], points: 5 },
  { id: 'NB1-15', size: 1, requires: ['He', 'He', 'O', 'C'], points: 5 },
  { id: 'NB1-16', size: 1, requires: ['He', 'He', 'C', 'C'], points: 5 },
  { id: 'NB2-01', size: 2, requires: ['H', 'H', 'H', 'He', 'O'], points: 5 },
  { id: 'NB2-02', size: 2, requires: ['H', 'H', 'H', 'He', 'C'], points: 5 },
  { id: 'NB2-03', size: 2, requires: ['H', 'H', 'H', 'O', 'C'], points: 6 },
  { id: 'NB2-04', size: 2, requires: ['H', 'H', 'He', 'He', 'O'], points: 6 },
  { id: 'NB2-05', size: 2, requires: ['H', 'H', 'He', 'He', 'C'], points: 6 },
  { id: 'NB2-06', size: 2, requires: ['H', 'H', 'He', 'O', 'O'], points: 6 },
  { id: 'NB2-07', size: 2, requires: ['H', 'H', 'He', 'O', 'C'], points: 6 },
  { id: 'NB2-08', size: 2, requires: ['H', 'H', 'He', 'C', 'C'], points: 6 },
  { id: 'NB2-09', size: 2, requires: ['H', 'H', 'O', 'O', 'C'], points: 7 },
  { id: 'NB2-10', size: 2, requires: ['H', 'H', 'O', 'C', 'C'], points: 7 },
  { id: 'NB2-11', size: 2, requires: ['H', 'He', 'He', 'O', 'C'], points: 7 },
  { id: 'NB2-12', size: 2, requires: ['H', 'He', 'O', 'O', 'C'], points: 7 },
  { id: 'NB2-13', size: 2, requires: ['H', 'He', 'O', 'C', 'C'], points: 7 },
  { id: 'NB2-14', size: 2, requires: ['He', 'He', 'He', 'O', 'C'], points: 7 },
  { id: 'NB2-15', size: 2, requires: ['He', 'He', 'O', 'O', 'C'], points: 8 },
  { id: 'NB2-16', size: 2, requires: ['He', 'He', 'O', 'C', 'C'], points: 8 },
  { id: 'NB3-01', size: 3, requires: ['H', 'H', 'H', 'He', 'He', 'O'], points: 8 },
  { id: 'NB3-02', size: 3, requires: ['H', 'H', 'H', 'He', 'He', 'C'], points: 8 },
  { id: 'NB3-03', size: 3, requires: ['H', 'H', 'H', 'He', 'O', 'O'], points: 8 },
  { id: 'NB3-04', size: 3, requires: ['H', 'H', 'H', 'He', 'C', 'C'], points: 8 },
  { id: 'NB3-05', size: 3, requires: ['H', 'H', 'He', 'He', 'He', 'O'], points: 8 },
  { id: 'NB3-06', size: 3, requires: ['H', 'H', 'He', 'He', 'He', 'C'], points: 8 },
  { id: 'NB3-07', size: 3, requires: ['H', 'H', 'He', 'He', 'O', 'O'], points: 9 },
  { id: 'NB3-08', size: 3, requires: ['H', 'H', 'He', 'He', 'O', 'C'], points: 9 },
  { id: 'NB3-09', size: 3, requires: ['H', 'H', 'He', 'He', 'C', 'C'], points: 9 },
  { id: 'NB3-10', size: 3, requires: ['H', 'H', 'He', 'O', 'O', 'C'], points: 9 },
  { id: 'NB3-11', size: 3, requires: ['H', 'H', 'He', 'O', 'C', 'C'], points: 9 },
  { id: 'NB3-12', size: 3, requires: ['H', 'H', 'O', 'O', 'C', 'C'], points: 10 },
  { id: 'NB3-13', size: 3, requires: ['H', 'He', 'He', 'O', 'O', 'C'], points: 10 },
  { id: 'NB3-14', size: 3, requires: ['H', 'He', 'He', 'O', 'C', 'C'], points: 10 },
  { id: 'NB3-15', size: 3, requires: ['H', 'He', 'O', 'O', 'O', 'C'], points: 10 },
  { id: 'NB3-16', size: 3, requires: ['H', 'He', 'O', 'C', 'C', 'C'], points: 10 },
]
