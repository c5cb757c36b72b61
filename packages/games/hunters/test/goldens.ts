import type { Goldens } from '@orrery/kernel/testing'

/** What is kept of Star Hunters in `golden/`. */
export const goldens: Goldens = {
  playthroughs: [
    { name: '2-players', seats: 2, seed: 'golden 2', options: { hrHelp: 'auto' } },
    { name: '3-players', seats: 3, seed: 'golden 3', options: { hrHelp: 'auto', holdLimit: 'on' } },
    { name: '4-players', seats: 4, seed: 'golden 4', options: { hrHelp: 'auto', firstPlayer: '2' }, decisions: 150 },
    { name: '4-players-without-help', seats: 4, seed: 'golden dots', decisions: 100 },
  ],
  perft: [
    { seats: 2, seed: 'perft a', depth: 3 },
    { seats: 4, seed: 'perft b', depth: 3 },
    { seats: 3, seed: 'perft a', depth: 5, after: 150 },
    { seats: 4, seed: 'perft b', depth: 5, after: 400 },
  ],
  order: [
    { seats: 4, seed: 'order', decisions: 150 },
    { seats: 3, seed: 'order', decisions: 150, options: { hrHelp: 'auto' } },
  ],
}
