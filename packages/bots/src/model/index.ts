export { type Contribution, contributionsOf } from './contributions.ts'
export { type Features, MOST_PLAYERS, placesOf } from './features.ts'
export { type Judgement, Model, softmax } from './model.ts'
export { type HiddenUnit, type ModelOrigin, type ModelWeights, makeModel, parseModel } from './weights.ts'
