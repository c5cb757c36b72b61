import { ownNonce, type Seat } from '@orrery/kernel'
import { seatDeadline } from './clock.ts'
import type { KeeperCommand, PersonCommand, Rematch } from './commands.ts'
import { inPhase, leaveOpen, sitterAt } from './decide-seats.ts'
import { gameOf, type House } from './house.ts'
import { No, no } from './refusals.ts'
import type { Fact } from './rows.ts'
import { botAt, type Person, type Play, plainPerson, present, seatsOf, type Table } from './table.ts'
import { redo, undoable, without } from './undo.ts'

type Of<T extends (PersonCommand | KeeperCommand)['type']> = Extract<PersonCommand | KeeperCommand, { type: T }>

/** Nobody needs more within one turn; it keeps a log from growing without end. */
const MAX_UNDOS = 200

/** A decision of a person. */
export function act(house: House, table: Table, command: Of<'act'>, by: Person, spared: number): Fact[] {
  ownSeat(table, command.seat, by)
  const play = running(table)
  if (command.after !== undefined && command.after !== play.changes) throw no('stale', { changes: play.changes })
  checkAction(house, table, play, command.seat, command.action)
  const ref = command.ref === undefined ? {} : { ref: command.ref, person: by.id }
  const back = spared === 0 ? {} : { spared }
  return [{ type: 'acted', seat: command.seat, action: command.action, ...ref, ...back }]
}

/** A decision of a bot, made on a certain state and on no other. */
export function botAct(house: House, table: Table, command: Of<'bot-act'>): Fact[] {
  const play = running(table)
  if (command.after !== play.changes) throw no('stale', { changes: play.changes })
  const level = botAt(table, command.seat)
  if (level === undefined) throw no('not-allowed')
  checkAction(house, table, play, command.seat, command.action)
  return [{ type: 'acted', seat: command.seat, action: command.action, bot: level }]
}

function checkAction(house: House, table: Table, play: Play, seat: Seat, id: string): void {
  const game = gameOf(house, table)
  const action = game.vocabulary.get(id)
  if (action === undefined) {
    throw no('unknown-action', { action: id.length > 80 ? `${id.slice(0, 77)}...` : id, game: game.id })
  }
  const refusal = game.refuse(play.state, seat, action)
  if (refusal !== undefined) throw new No(refusal)
}

/** A person takes back the last decision, or all of this turn, up to the last barrier. */
export function undo(house: House, table: Table, command: Of<'undo'>, by: Person): Fact[] {
  ownSeat(table, command.seat, by)
  const play = running(table)
  const most = undoable(play, command.seat)
  if (most === 0) throw no('nothing-to-undo')
  if (play.undos >= MAX_UNDOS) throw no('too-many-undos', { max: MAX_UNDOS })
  const steps = command.whole === true ? most : 1
  const kept = without(play.since, command.seat, steps)
  if (redo(gameOf(house, table), play.checkpoint, kept) === undefined) throw no('others-acted')
  const ref = command.ref === undefined ? {} : { ref: command.ref, person: by.id }
  return [{ type: 'undone', seat: command.seat, steps, ...ref }]
}

/** A person gives up: a bot plays on for the others, and the game ends when nobody is left to play against. */
export function resign(table: Table, command: Of<'resign'>, by: Person): Fact[] {
  inPhase(table, 'playing')
  const sitter = sitterAt(table, command.seat)
  if (sitter.kind !== 'person' || sitter.person.id !== by.id) throw no('not-yours', { seat: command.seat })
  if (sitter.away === 'resigned') throw no('resigned')
  return [{ type: 'went', seat: command.seat, why: 'resigned' }]
}

/** A person goes: the seat becomes free before the start; afterwards a bot plays until the person returns. */
export function leave(table: Table, by: Person): Fact[] {
  inPhase(table, 'open', 'shuffling', 'playing')
  if (table.phase === 'open') return leaveOpen(table, by)
  const seats = seatsOf(table, by.id).filter((seat) => present(table.seats[seat]))
  if (seats.length === 0) throw no('not-seated')
  return seats.map((seat): Fact => ({ type: 'went', seat, why: 'left' }))
}

/** A person takes the seat again. Who ran out of time waits until the turn that was lost is over. */
export function comeBack(house: House, table: Table, by: Person): Fact[] {
  inPhase(table, 'shuffling', 'playing')
  const mine = seatsOf(table, by.id)
  if (mine.length === 0) throw no('not-seated')
  const back = mine.filter((seat) => {
    const sitter = table.seats[seat]
    return sitter?.kind === 'person' && sitter.away !== undefined && sitter.away !== 'resigned'
  })
  const [first] = back
  if (first === undefined) {
    throw mine.some((seat) => present(table.seats[seat])) ? no('not-away') : no('resigned')
  }
  const { play } = table
  if (play !== undefined) {
    const game = gameOf(house, table)
    const asked = game.toAct(play.state)
    const { turn } = game.moment(play.state)
    for (const seat of back) {
      const sitter = table.seats[seat]
      const lost = sitter?.kind === 'person' && sitter.away === 'timeout' && play.clocks[seat]?.granted === turn
      if (lost && asked.includes(seat)) throw no('turn-lost', { seat })
    }
  }
  return back.map((seat): Fact => ({ type: 'returned', seat }))
}

/** A person wishes a pause, or no longer; it begins when all who play wish it. */
export function pause(table: Table, command: Of<'pause'>, by: Person): Fact[] {
  inPhase(table, 'playing')
  if (table.clock.kind === 'none') throw no('no-clock')
  if (table.pause.since !== undefined) throw no('paused')
  return presentSeats(table, by).map((seat): Fact => ({ type: 'pause-wanted', seat, want: command.want }))
}

/** Any player ends a pause. */
export function resume(table: Table, by: Person): Fact[] {
  inPhase(table, 'playing')
  if (table.pause.since === undefined) throw no('not-paused')
  const [seat] = presentSeats(table, by)
  if (seat === undefined) throw no('not-seated')
  return [{ type: 'resumed', seat }]
}

/** Time has passed: who has none left is taken over, and who gave no nonce gets the table's. */
export function expire(table: Table, at: number): Fact[] {
  const facts: Fact[] = []
  if (table.phase === 'shuffling' && table.shuffleUntil !== undefined && at >= table.shuffleUntil) {
    for (const [seat, sitter] of table.seats.entries()) {
      if (sitter.kind !== 'person' || sitter.nonce !== undefined) continue
      facts.push({ type: 'nonce', seat, nonce: ownNonce(table.secret, seat), own: true })
    }
  }
  if (table.phase === 'playing') {
    for (let seat = 0; seat < table.seats.length; seat++) {
      const until = seatDeadline(table, seat)
      if (until !== undefined && at >= until) facts.push({ type: 'went', seat, why: 'timeout' })
    }
  }
  if (facts.length === 0) throw no('nothing-expired')
  return facts
}

/** A player of a finished game wants the same again; later wishes come to the same table. */
export function rematch(table: Table, command: Rematch, by: Person): Fact[] {
  inPhase(table, 'over')
  if (seatsOf(table, by.id).length === 0) throw no('not-seated')
  return table.next === undefined ? [{ type: 'rematched', person: plainPerson(by), next: command.next }] : []
}

/** The game, when it can be played at: begun, not over, not paused. */
function running(table: Table): Play {
  inPhase(table, 'playing')
  if (table.pause.since !== undefined) throw no('paused')
  if (table.play === undefined) throw no('wrong-phase', { phase: table.phase, wanted: 'playing' })
  return table.play
}

function ownSeat(table: Table, seat: Seat, by: Person): void {
  const sitter = sitterAt(table, seat)
  if (sitter.kind !== 'person' || sitter.person.id !== by.id) throw no('not-yours', { seat })
  if (sitter.away === 'resigned') throw no('resigned')
  if (sitter.away !== undefined) throw no('away', { seat })
}

function presentSeats(table: Table, by: Person): Seat[] {
  const seats = seatsOf(table, by.id).filter((seat) => present(table.seats[seat]))
  if (seats.length === 0) throw no('not-seated')
  return seats
}
