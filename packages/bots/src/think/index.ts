export { doubting, misjudging, slipping } from './beginner.ts'
export type { Knowledge } from './knowledge.ts'
export { Planner } from './planner.ts'
