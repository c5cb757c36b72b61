export { judgeTry, type Verdict } from './attempt.ts'
export { type Checked, checkPuzzle, faultOf } from './check.ts'
export { type Asked, lossesIn } from './choices.ts'
export { makePuzzles, parsePuzzles } from './file.ts'
export { findPuzzles, type Look, type Solver, USUAL_GAP } from './find.ts'
export {
  type Difficulty,
  difficulties,
  type Found,
  PUZZLES_VERSION,
  type Puzzle,
  type PuzzleFile,
  type PuzzleGame,
  recordOf,
  solutionsOf,
  TOLERANCE,
  type Way,
} from './puzzle.ts'
export { type Quiz, withQuiz } from './quiz.ts'
export { type OwnTurn, turnByIds } from './turn.ts'
