import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { winners } from '@orrery/kernel'

const players = ['easy', 'random'].map((level) => parsePlayer('hunters', level))
const played = playMatch(hunters, { players, seed: 'an example' })
/** Who won: the seats with the best rank. */
export const best = winners(played.result)
/** The whole game as a record, for `orrery replay` and `orrery verify`. */
export const record = played.record
