import { pick } from '@orrery/kernel'
import type { Player } from './player.ts'

/** Takes any legal action, each with the same chance. */
export const random: Player = {
  name: 'random',
  choose: ({ legal, rng }) => pick(rng, legal),
}
