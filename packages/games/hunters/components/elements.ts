import type { Amounts, ElementKind, Reaction } from './types.ts'

/** The crystals in the box (H1.4), from the lightest to the heaviest. */
export const elements: readonly ElementKind[] = [
  { id: 'H', massNumber: 1, atomicNumber: 1, supply: 100, colour: '#8b5cf6' },
  { id: 'He', massNumber: 4, atomicNumber: 2, supply: 60, colour: '#22c55e' },
  { id: 'C', massNumber: 12, atomicNumber: 6, supply: 40, colour: '#92633a' },
  { id: 'O', massNumber: 16, atomicNumber: 8, supply: 30, colour: '#f8fafc' },
  { id: 'Si', massNumber: 28, atomicNumber: 14, supply: 10, colour: '#facc15' },
  { id: 'Fe', massNumber: 56, atomicNumber: 26, supply: 5, colour: '#ef4444' },
]

/** The reactions of the periodic table (H9.1). */
export const reactions: readonly Reaction[] = [
  { id: 'R1', in: { H: 4 }, out: { He: 1 } },
  { id: 'R2', in: { He: 3 }, out: { C: 1 } },
  { id: 'R3', in: { He: 1, C: 1 }, out: { O: 1 } },
  { id: 'R4', in: { O: 2 }, out: { He: 1, Si: 1 } },
  { id: 'R5', in: { Si: 2 }, out: { Fe: 1 } },
]

/** The numbers in the rules that belong neither to a card nor to a field. */
export const constants: {
  readonly winPoints: number
  readonly startElements: Amounts
  readonly startEvents: number
  readonly markersPerPlayer: number
  readonly dieSides: number
  readonly fusionsPerTurn: number
  readonly defenderReward: Amounts
  readonly attackerCapture: number
  readonly roundLimit: number
  readonly holdLimit: Amounts
} = {
  winPoints: 10,
  startElements: { H: 5 },
  startEvents: 1,
  markersPerPlayer: 10,
  dieSides: 6,
  fusionsPerTurn: 1,
  defenderReward: { H: 2 },
  attackerCapture: 1,
  roundLimit: 60,
  holdLimit: { H: 24, He: 14, C: 9, O: 7, Si: 2, Fe: 1 },
}

/** The colours of the players, in the order of the seats. */
export const playerColours: readonly { readonly id: string; readonly hex: string }[] = [
  { id: 'blue', hex: '#3b82f6' },
  { id: 'orange', hex: '#f97316' },
  { id: 'teal', hex: '#14b8a6' },
  { id: 'pink', hex: '#ec4899' },
]
