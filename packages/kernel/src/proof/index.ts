export { checkShuffle, type Finding, type FindingName, isDisproved, type KnownNonce, type Witness } from './check.ts'
export { compare, type Relation } from './contradict.ts'
export { makeProof, type Proof, parsePromises, parseProof } from './file.ts'
export { isSigned } from './signature.ts'
