import { affectsClocks, lagRefund } from './clock.ts'
import type { Command, Create } from './commands.ts'
import * as play from './decide-play.ts'
import * as seats from './decide-seats.ts'
import type { Library } from './library.ts'
import { type Decision, RefusedError, refused } from './refusals.ts'
import type { Fact, Row } from './rows.ts'
import type { Caller, Sender, Table } from './table.ts'
import { emote, say } from './talk.ts'

/** The first rows of a new table, or why there can be none. */
export function decideNewTable(library: Library, command: Create, host: Caller, now: number): Decision {
  return answer(() => stamp(seats.create(library, command, host, now), 0, now))
}

/**
 * What a command comes to at this time: rows for the log, or a refusal. Changes nothing. The keeper gives the rows to `evolve` and stores
 * them; nobody is notified before they are stored. `lag` is the round trip to the player who decides, in milliseconds.
 */
export function decide(library: Library, table: Table, command: Command, by: Sender, now: number, lag = 0): Decision {
  const done = doneBefore(table, command, by)
  if (done !== undefined) return { rows: [], done }
  // Clocks of several machines differ a little; the time of a table never runs backwards.
  const at = Math.max(now, table.changedAt)
  return answer(() => stamp(facts(library, table, command, by, at, lag), table.seq, at))
}

function answer(make: () => Row[]): Decision {
  try {
    return { rows: make() }
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.refusal }
    throw error
  }
}

function stamp(made: readonly Fact[], last: number, at: number): Row[] {
  return made.map((fact, i) => ({ seq: last + 1 + i, at, ...fact }))
}

function doneBefore(table: Table, command: Command, by: Sender): number | undefined {
  if (by === 'table' || !('ref' in command) || command.ref === undefined) return undefined
  // A command about the current state cannot have been carried out before: that would have changed the state.
  if (command.type === 'act' && command.after !== undefined && command.after === table.play?.changes) return undefined
  return table.refs[by.id]?.find(({ ref }) => ref === command.ref)?.seq
}

function facts(library: Library, table: Table, command: Command, by: Sender, at: number, lag: number): Fact[] {
  if (by === 'table') return keeperFacts(library, table, command, at)
  if (table.damage !== undefined && command.type !== 'say' && command.type !== 'emote') throw refused('damaged')
  switch (command.type) {
    case 'sit':
      return seats.sit(table, command, by)
    case 'seat-bot':
      return seats.seatBot(library, table, command, by)
    case 'free':
      return seats.free(table, command, by)
    case 'swap':
      return seats.swap(table, command, by)
    case 'set-up':
      return seats.setUp(library, table, command, by)
    case 'start':
      return seats.start(library, table, command, by, at)
    case 'bind':
      return seats.bind(table, command, by)
    case 'nonce':
      return seats.giveNonce(library, table, command.nonce, by, at)
    case 'act':
      return play.act(library, table, command, by, lagRefund(table, command.seat, lag, at))
    case 'undo':
      return play.undo(library, table, command, by)
    case 'resign':
      return play.resign(table, command, by)
    case 'leave':
      return play.leave(table, by)
    case 'return':
      return play.returnToSeat(library, table, by)
    case 'pause':
      return play.pause(table, command, by)
    case 'resume':
      return play.resume(table, by)
    case 'rematch':
      return play.rematch(table, command, by)
    case 'say':
      return say(table, command.text, by, at)
    case 'emote':
      return emote(table, command.emote, by, at)
    default:
      throw refused('not-allowed')
  }
}

function keeperFacts(library: Library, table: Table, command: Command, at: number): Fact[] {
  switch (command.type) {
    case 'damage':
      return [{ type: 'damaged', damage: command.damage }]
    case 'repair':
      return table.damage === undefined ? [] : [{ type: 'repaired' }]
    case 'bot-act':
      if (table.damage !== undefined) throw refused('damaged')
      return play.botAct(library, table, command)
    case 'expire':
      if (table.damage !== undefined) throw refused('damaged')
      return play.expire(table, at)
    case 'close':
      seats.requirePhase(table, 'open')
      return [{ type: 'closed' }]
    case 'hold':
      return affectsClocks(table, command) ? [{ type: 'held', from: command.from, until: command.until }] : []
    default:
      throw refused('not-allowed')
  }
}
