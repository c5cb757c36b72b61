import { examples, findGame, type GameManifest, games } from '@orrery/games'
import { wantsExamples } from './examples.ts'

/** The games that the page offers, in order. */
export const offered: readonly GameManifest[] = wantsExamples() ? [...games, ...examples] : games

/** Their ids. */
export const gameIds: readonly string[] = offered.map(({ id }) => id)

/** Whether a text names a game that can be played here. */
export const isGameId = (id: string): boolean => findGame(id) !== undefined
