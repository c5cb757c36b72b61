import type { Goldens } from '@orrery/kernel/testing'

export const goldens: Goldens = {
  playthroughs: [{ name: 'two', seats: 2, seed: 'golden-two', options: { short: 'on' } }],
  perft: [
    { seats: 2, seed: 'perft-1', depth: 8 },
    { seats: 3, seed: 'perft-2', depth: 6, after: 5 },
  ],
  order: [{ seats: 3, seed: 'order', decisions: 12 }],
}
