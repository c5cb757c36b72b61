export { type Match, type Played, playMatch } from './match.ts'
export type { Player, Question } from './player.ts'
export { parsePlayer, players } from './players.ts'
export { random } from './random.ts'
