import { parsePuzzles } from '@orrery/bots/puzzles'
import data from './puzzles.data.json'

/** The puzzles that come with the game. */
export const puzzles = parsePuzzles(data, 'arks/bots/puzzles.data.json')
