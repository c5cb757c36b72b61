import { ownNonce, type Seat } from '@orrery/kernel'
import { seatDeadline } from './clock.ts'
import type { KeeperCommand, PersonCommand, Rematch } from './commands.ts'
import { leaveBeforeStart, occupantAt, requirePhase } from './decide-seats.ts'
import { gameOf, type Library } from './library.ts'
import { RefusedError, refused } from './refusals.ts'
import type { Fact } from './rows.ts'
import { botAt, isPresent, type Person, type Play, plainPerson, seatsOf, type Table } from './table.ts'
import { checkpointOf, redo, undoable, without } from './undo.ts'

type Of<T extends (PersonCommand | KeeperCommand)['type']> = Extract<PersonCommand | KeeperCommand, { type: T }>

/** Nobody needs more within one turn; it keeps a log from growing without end. */
const MAX_UNDOS = 200

/** A decision of a person. */
export function act(library: Library, table: Table, command: Of<'act'>, by: Person, spared: number): Fact[] {
  requireOwnSeat(table, command.seat, by)
  const play = running(table)
  if (command.after !== undefined && command.after !== play.changes) throw refused('stale', { changes: play.changes })
  checkAction(library, table, play, command.seat, command.action)
  const ref = command.ref === undefined ? {} : { ref: command.ref, person: by.id }
  const back = spared === 0 ? {} : { spared }
  return [{ type: 'acted', seat: command.seat, action: command.action, ...ref, ...back }]
}

/** A decision of a bot, made on a certain state and on no other. */
export function botAct(library: Library, table: Table, command: Of<'bot-act'>): Fact[] {
  const play = running(table)
  if (command.after !== play.changes) throw refused('stale', { changes: play.changes })
  const level = botAt(table, command.seat)
  if (level === undefined) throw refused('not-allowed')
  checkAction(library, table, play, command.seat, command.action)
  return [{ type: 'acted', seat: command.seat, action: command.action, bot: level }]
}

function checkAction(library: Library, table: Table, play: Play, seat: Seat, id: string): void {
  const game = gameOf(library, table)
  const action = game.vocabulary.get(id)
  if (action === undefined) {
    throw refused('unknown-action', { action: id.length > 80 ? `${id.slice(0, 77)}...` : id, game: game.id })
  }
  const refusal = game.refuse(play.state, seat, action)
  if (refusal !== undefined) throw new RefusedError(refusal)
}

/** A person takes back the last decision, or all of this turn, up to the last barrier. */
export function undo(library: Library, table: Table, command: Of<'undo'>, by: Person): Fact[] {
  requireOwnSeat(table, command.seat, by)
  const play = running(table)
  const most = undoable(play, command.seat)
  if (most === 0) throw refused('nothing-to-undo')
  if (play.undos >= MAX_UNDOS) throw refused('too-many-undos', { max: MAX_UNDOS })
  const steps = command.whole === true ? most : 1
  const kept = without(play.since, command.seat, steps)
  if (redo(gameOf(library, table), checkpointOf(play), kept) === undefined) throw refused('others-acted')
  const ref = command.ref === undefined ? {} : { ref: command.ref, person: by.id }
  return [{ type: 'undone', seat: command.seat, steps, ...ref }]
}

/** A person gives up: a bot plays on for the others, and the game ends when nobody is left to play against. */
export function resign(table: Table, command: Of<'resign'>, by: Person): Fact[] {
  requirePhase(table, 'playing')
  const occupant = occupantAt(table, command.seat)
  if (occupant.kind !== 'person' || occupant.person.id !== by.id) throw refused('not-yours', { seat: command.seat })
  if (occupant.away === 'resigned') throw refused('resigned')
  return [{ type: 'went', seat: command.seat, why: 'resigned' }]
}

/** A person leaves: before the start the seat becomes free; after it a bot plays until the person returns. */
export function leave(table: Table, by: Person): Fact[] {
  requirePhase(table, 'open', 'shuffling', 'playing')
  if (table.phase === 'open') return leaveBeforeStart(table, by)
  const seats = seatsOf(table, by.id).filter((seat) => isPresent(table.seats[seat]))
  if (seats.length === 0) throw refused('not-seated')
  return seats.map((seat): Fact => ({ type: 'went', seat, why: 'left' }))
}

/** A person takes the seat again. A player who ran out of time has to wait until the lost turn is over. */
export function returnToSeat(library: Library, table: Table, by: Person): Fact[] {
  requirePhase(table, 'shuffling', 'playing')
  const mine = seatsOf(table, by.id)
  if (mine.length === 0) throw refused('not-seated')
  const back = mine.filter((seat) => {
    const occupant = table.seats[seat]
    return occupant?.kind === 'person' && occupant.away !== undefined && occupant.away !== 'resigned'
  })
  const [first] = back
  if (first === undefined) {
    throw mine.some((seat) => isPresent(table.seats[seat])) ? refused('not-away') : refused('resigned')
  }
  const { play } = table
  if (play !== undefined) {
    const game = gameOf(library, table)
    const asked = game.toAct(play.state)
    const { turn } = game.moment(play.state)
    for (const seat of back) {
      const occupant = table.seats[seat]
      const lost = occupant?.kind === 'person' && occupant.away === 'timeout' && play.clocks[seat]?.granted === turn
      if (lost && asked.includes(seat)) throw refused('turn-lost', { seat })
    }
  }
  return back.map((seat): Fact => ({ type: 'returned', seat }))
}

/** A person asks for a pause, or withdraws the request; the pause begins when every player has asked for it. */
export function pause(table: Table, command: Of<'pause'>, by: Person): Fact[] {
  requirePhase(table, 'playing')
  if (table.clock.kind === 'none') throw refused('no-clock')
  if (table.pause.since !== undefined) throw refused('paused')
  return presentSeats(table, by).map((seat): Fact => ({ type: 'pause-wanted', seat, want: command.want }))
}

/** Any player ends a pause. */
export function resume(table: Table, by: Person): Fact[] {
  requirePhase(table, 'playing')
  if (table.pause.since === undefined) throw refused('not-paused')
  const [seat] = presentSeats(table, by)
  if (seat === undefined) throw refused('not-seated')
  return [{ type: 'resumed', seat }]
}

/** Time has passed: a bot takes over for players who have none left, and players who gave no nonce get the table's. */
export function expire(table: Table, at: number): Fact[] {
  const facts: Fact[] = []
  if (table.phase === 'shuffling' && table.shuffleUntil !== undefined && at >= table.shuffleUntil) {
    for (const [seat, occupant] of table.seats.entries()) {
      if (occupant.kind !== 'person' || occupant.nonce !== undefined) continue
      facts.push({ type: 'nonce', seat, nonce: ownNonce(table.secret, seat), own: true })
    }
  }
  if (table.phase === 'playing') {
    for (let seat = 0; seat < table.seats.length; seat++) {
      const until = seatDeadline(table, seat)
      if (until !== undefined && at >= until) facts.push({ type: 'went', seat, why: 'timeout' })
    }
  }
  if (facts.length === 0) throw refused('nothing-expired')
  return facts
}

/** A player of a finished game asks for a rematch; later requests lead to the same table. */
export function rematch(table: Table, command: Rematch, by: Person): Fact[] {
  requirePhase(table, 'over')
  if (seatsOf(table, by.id).length === 0) throw refused('not-seated')
  return table.next === undefined ? [{ type: 'rematched', person: plainPerson(by), next: command.next }] : []
}

/** The game, if it can be played now: started, not over, not paused. */
function running(table: Table): Play {
  requirePhase(table, 'playing')
  if (table.pause.since !== undefined) throw refused('paused')
  if (table.play === undefined) throw refused('wrong-phase', { phase: table.phase, wanted: 'playing' })
  return table.play
}

function requireOwnSeat(table: Table, seat: Seat, by: Person): void {
  const occupant = occupantAt(table, seat)
  if (occupant.kind !== 'person' || occupant.person.id !== by.id) throw refused('not-yours', { seat })
  if (occupant.away === 'resigned') throw refused('resigned')
  if (occupant.away !== undefined) throw refused('away', { seat })
}

function presentSeats(table: Table, by: Person): Seat[] {
  const seats = seatsOf(table, by.id).filter((seat) => isPresent(table.seats[seat]))
  if (seats.length === 0) throw refused('not-seated')
  return seats
}
