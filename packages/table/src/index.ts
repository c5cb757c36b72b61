/** One running game as a fold over an append-only log: pure, so the same code keeps tables on a server and in a browser. */

export { applyPatch, type Change } from '@orrery/kernel'
export { affectsClocks, deadline, type Outage, SHUFFLE_TIME, seatDeadline } from './clock.ts'
export type { ClockSpec } from './clock-spec.ts'
export type { Command, Create, KeeperCommand, PersonCommand, Rematch } from './commands.ts'
export { decide, decideNewTable } from './decide.ts'
export { createTable, evolve, type RowOutcome } from './evolve.ts'
export { type Continuation, continueRecord, type NewOccupant } from './from-record.ts'
export { type BotTurn, botToAct, fold, outcomesSince, recordOf, rematchBots, rematchOf, runCommand } from './keep.ts'
export { gameOf, type Library, makeLibrary } from './library.ts'
export { type Decision, type TableRefusalCode, tableRules } from './refusals.ts'
export type { Row } from './rows.ts'
export {
  type ClockSight,
  type FairSight,
  mayWatch,
  type PlaySight,
  type RowNews,
  type SeatSight,
  sightFor,
  type TableSight,
  tableSight,
  type Update,
  updateFor,
  type Watcher,
} from './sight.ts'
export { makeSnapshot, parseSnapshot } from './snapshot.ts'
export {
  type Away,
  type Caller,
  type ChatLine,
  isPresent,
  type Occupant,
  type Over,
  type Person,
  type Phase,
  plainPerson,
  type Sender,
  seatsOf,
  type Table,
} from './table.ts'
export { emotes, MAX_TEXT } from './talk.ts'
export { knownBy, type Reader, updateTexts, type WrittenUpdate } from './update-text.ts'
export {
  type DecisionWithoutRules,
  type GameWithoutRules,
  readWithoutRules,
  recordWithoutRules,
} from './without-rules.ts'
