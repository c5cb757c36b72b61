import type { Goldens } from '@orrery/kernel/testing'

/** What is kept of the game as text: a whole game and the beginning of others, counts of decision sequences, and the order of legal lists. */
export const goldens: Goldens = {
  playthroughs: [
    { name: '2-players', seats: 2, seed: 'golden 2' },
    { name: '3-players', seats: 3, seed: 'golden 3', decisions: 250 },
    { name: '4-players', seats: 4, seed: 'golden 4', decisions: 250 },
    { name: '3-players-faster', seats: 3, options: { faster: 'on' }, seed: 'golden faster', decisions: 150 },
  ],
  perft: [
    { seats: 2, seed: 'perft a', depth: 3 },
    { seats: 4, seed: 'perft b', depth: 3 },
    { seats: 2, seed: 'perft a', depth: 3, after: 210 },
    { seats: 4, seed: 'perft b', depth: 3, after: 306 },
    { seats: 3, options: { faster: 'on' }, seed: 'perft c', depth: 3, after: 100 },
  ],
  order: [
    { seats: 2, seed: 'order 2', decisions: 120 },
    { seats: 4, seed: 'order 4', decisions: 120 },
  ],
}
