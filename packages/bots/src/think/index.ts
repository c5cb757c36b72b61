export { doubting, misjudging, slipping } from './beginner.ts'
export { byModel } from './by-model.ts'
export type { Knowledge } from './knowledge.ts'
export { Planner } from './planner.ts'
