export { calibrate } from './calibrate.ts'
export { type Fitted, type Fitting, fit } from './fit.ts'
export { type Accuracy, compareQuality, measureQuality, type Quality, type Tenth } from './quality.ts'
export { type GameSamples, samplesOf, softened } from './samples.ts'
