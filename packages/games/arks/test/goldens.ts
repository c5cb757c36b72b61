import type { Goldens } from '@orrery/kernel/testing'

const alone = { seats: 1, options: { level: 'medium+' } }

/** What is kept in `golden/`. */
export const goldens: Goldens = {
  playthroughs: [
    { name: 'solo', ...alone, seed: 'arks-solo', decisions: 120 },
    { name: 'solo-hard', seats: 1, options: { level: 'hard+', length: 'long' }, seed: 'arks-hard', decisions: 60 },
    { name: 'two', seats: 2, seed: 'arks-two', decisions: 120 },
    { name: 'three', seats: 3, seed: 'arks-three', decisions: 120 },
    { name: 'four', seats: 4, seed: 'arks-four', decisions: 120 },
  ],
  perft: [
    { seats: 2, seed: 'arks-perft-a', depth: 3 },
    { ...alone, seed: 'arks-perft-b', depth: 3 },
    // Three decisions are soon over in this game: from the middle it is counted further.
    { seats: 2, seed: 'arks-perft-a', depth: 6, after: 200 },
    { ...alone, seed: 'arks-perft-b', depth: 7, after: 150 },
    { seats: 4, seed: 'arks-perft-c', depth: 5, after: 400 },
  ],
  order: [
    { seats: 4, seed: 'arks-order', decisions: 250 },
    { ...alone, seed: 'arks-order-solo', decisions: 250 },
  ],
}
