/** One running game as a fold over an append-only log: pure, so the same code keeps tables on a server and in a browser. */

export { type Change, patched } from '@orrery/kernel'
export { deadline, isOwed, type Outage, SHUFFLE_TIME } from './clock.ts'
export type { ClockSpec } from './clock-spec.ts'
export { type ClosedDecision, type ClosedGame, closedRecord, readClosed } from './closed-book.ts'
export type { Command, Create, KeeperCommand, PersonCommand, Rematch } from './commands.ts'
export { decide, open } from './decide.ts'
export { evolve, found, type Happened } from './evolve.ts'
export { type GoOn, goOn, type NewSitter } from './from-record.ts'
export { gameOf, type House, makeHouse } from './house.ts'
export { type BotTurn, botToAct, fold, happenedSince, recordOf, rematchBots, rematchOf, run } from './keep.ts'
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
  type By,
  type Caller,
  type ChatLine,
  type Over,
  type Person,
  type Phase,
  plainPerson,
  present,
  type Sitter,
  seatsOf,
  type Table,
} from './table.ts'
export { emotes, MAX_TEXT } from './talk.ts'
export { knownOf, type Reader, updateTexts, type Written } from './update-text.ts'
