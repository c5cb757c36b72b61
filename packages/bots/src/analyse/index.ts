export { accuracyOfLoss } from './accuracy.ts'
export { type Advice, Analysing, analyse, type Step as AnalysisStep, type ToldWays } from './analyse.ts'
export {
  ANALYSIS_VERSION,
  type Analysis,
  type CurvePoint,
  type JudgedPart,
  type JudgedTurn,
  type Option,
  type Performance,
  type TurningPoint,
} from './analysis.ts'
export type { Analyst, Depth } from './analyst.ts'
export { type AttemptStart, type JudgedAttempt, judgeAttempt } from './attempt.ts'
export type { BetterLine } from './better-line.ts'
export { costOf, isWarning, type TurnCost } from './cost.ts'
export { type Grade, gradeOf, grades, thresholds } from './grades.ts'
export { type Hint, hintFor } from './hint.ts'
export { errorOf, meanOf } from './judge-part.ts'
export { costliestPart } from './judge-turn.ts'
export { performances, withOpenCards } from './summary.ts'
export type { WayStep } from './ways.ts'
