import type { Goldens } from '@orrery/kernel/testing'

const alone = { seats: 1, options: { level: 'medium+' } }

/** What is kept in `golden/`. */
export const goldens: Goldens = {
  playthroughs: [
    { name: 'solo', ...alone, seed: 'arks-solo' },
    {
      name: 'solo-hard-plus-long',
      seats: 1,
      options: { level: 'hard+', length: 'long' },
      seed: 'arks-hard',
      decisions: 300,
    },
    { name: 'two', seats: 2, seed: 'arks-two' },
    { name: 'three', seats: 3, seed: 'arks-three', decisions: 600 },
    { name: 'four', seats: 4, seed: 'arks-four', decisions: 600 },
  ],
  perft: [
    { seats: 2, seed: 'arks-perft-a', depth: 3 },
    { ...alone, seed: 'arks-perft-b', depth: 3 },
    { seats: 2, seed: 'arks-perft-a', depth: 3, after: 200 },
    { ...alone, seed: 'arks-perft-b', depth: 3, after: 250 },
  ],
  order: [
    { seats: 4, seed: 'arks-order', decisions: 250 },
    { ...alone, seed: 'arks-order-solo', decisions: 250 },
  ],
}
