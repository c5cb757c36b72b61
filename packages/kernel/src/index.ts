export type { Answers } from './answers.ts'
export {
  apart,
  changesBetween,
  type Describer,
  makeNaming,
  makeState,
  makeStatements,
  type NamedView,
  type Section,
  type SectionChange,
} from './description.ts'
export {
  always,
  type Decision,
  type Engine,
  makeEngine,
  neverWrong,
  type Pending,
  type Rules,
  type Step,
  type TaskOf,
} from './engine.ts'
export { BrokenError, type ErrorCode, OrreryError, RefusalError } from './errors.ts'
export {
  BOT,
  type FairShuffle,
  makeBinding,
  makeCommitment,
  makeSeed,
  ownNonce,
  parseHash,
  parseNonce,
  parseSecret,
  UNBOUND,
} from './fair.ts'
export type { Action, EventOf, Game, GameEvent, GameState, Moment, Seat } from './game.ts'
export { hash } from './hash.ts'
export {
  add,
  at,
  bits,
  cloneLists,
  copyShort,
  indexIn,
  item,
  NONE,
  topOf,
  withAt,
  withListAt,
  without,
} from './lists.ts'
export { type Onward, onwardFrom } from './onward.ts'
export { type OptionSpec, type Options, parseOptions } from './options.ts'
export { type Origin, type Origins, originKinds, originOf } from './origins.ts'
export { applyPatch, type Change, changesText, patchText } from './patch.ts'
export {
  act,
  actById,
  actLegal,
  begin,
  countLegal,
  type Outcome,
  parseSeat,
  randomLegal,
  type Start,
} from './play.ts'
export {
  canonical,
  promiseText,
  type Receipt,
  receiptText,
  recordText,
  type ShufflePromise,
  type Signature,
  type SignedPromise,
  type SignedReceipt,
  type Signer,
} from './promise.ts'
export {
  type Entry,
  type GameRecord,
  makeEntry,
  makeRecord,
  openRecord,
  parseEntry,
  parseRecord,
  type ReplayStep,
  replay,
  replayToEnd,
} from './record.ts'
export { type Deny, formatRefusal, type Refusal, refusal } from './refusal.ts'
export { compareStandings, type Result, rank, type Standing, winners } from './result.ts'
export {
  below,
  makeRng,
  makeStreamRng,
  next32,
  pick,
  shuffle,
} from './rng.ts'
export { cloneRng, type FastRng, type Rng, type StreamRng, sameRng } from './rng-state.ts'
export { type Changes, changeSet, type SetRules } from './set.ts'
export { changesOf, type Difference, differencesOf, ownSet } from './set-differences.ts'
export { mergeSet } from './set-merge.ts'
export {
  type ComponentNames,
  fullPrompt,
  type Person,
  peopleFor,
  type RulebookTexts,
  type Speech,
  type SummaryTexts,
} from './speech.ts'
export { type AddressedEvent, collectEvents, type EventCollector, eventsFor, silent, type Tell } from './tell.ts'
export type { ArgsOf, Catalogue, Texts, Translation } from './texts/catalogue.ts'
export { combineLoaders, type Loader, type LoadFile, rulebookIn, speechFrom, textsIn } from './texts/folder.ts'
export {
  type CompleteLanguage,
  isComplete,
  isLanguage,
  type Language,
  languageName,
  languages,
  matchLanguage,
  SOURCE,
  textsNeeded,
} from './texts/languages.ts'
export { type ExerciseTexts, type LessonTexts, lessonsIn, type StepTexts } from './texts/lessons.ts'
export {
  type Choice,
  formatMessage,
  type Message,
  type MessageArgs,
  MessageError,
  type Part,
  parseMessage,
} from './texts/message.ts'
export { type TableWords, withTableWords } from './texts/table-words.ts'
export { fill, type LoadCatalogue, look, makeTexts, prepareTexts, withFallback } from './texts/texts.ts'
export { asTyped, typeset } from './texts/typeset.ts'
export { type Check, checkReplay, type Verdict, verify } from './verify.ts'
export { gameOfVersion, newestGame, newestGames } from './versions.ts'
export { type ActionOf, actionsOf, makeVocabulary, type Vocabulary, type Word, word } from './vocabulary.ts'
