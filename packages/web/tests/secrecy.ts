import { eventsFor, type Game, type GameRecord, type GameState, replay, type Seat } from '@orrery/kernel'
import { applyPatch, type Change, type PlaySight, type RowNews, type Update } from '@orrery/table'
import { expect } from 'vitest'

/** An update as it is sent: the view, or what changed in the one before. */
interface Told extends Omit<Update, 'play'> {
  readonly type: 'update'
  readonly as?: Seat
  readonly play?: PlaySight | (Omit<PlaySight, 'view'> & { readonly patch: readonly Change[] })
}

/** Everything a watcher may be told about the table; what is new here has to be thought about first. */
const allowed = {
  update: ['type', 'as', 'seq', 'at', 'news', 'table', 'play', 'chat'],
  play: ['view', 'patch', 'toAct', 'moment', 'changes', 'clocks', 'legal', 'undo'],
  news: ['seq', 'at', 'type', 'seat', 'other', 'why', 'want', 'bot', 'moment', 'events', 'voided', 'chat'],
  others: [
    'type',
    'id',
    'v',
    'heartbeat',
    'at',
    'you',
    'seq',
    'seat',
    'token',
    'refusal',
    'seats',
    'watchers',
    'why',
    'wait',
    'error',
  ],
  seat: ['kind', 'id', 'name', 'level', 'away', 'bot', 'kept', 'nonce'],
} as const

const only = (what: object, names: readonly string[]): void => {
  expect(Object.keys(what).filter((name) => !names.includes(name))).toEqual([])
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** The same data. What was written by the same rules is the same text; only what is not is worth a close look. */
const expectSame = (told: unknown, truth: unknown): void => {
  if (JSON.stringify(told) !== JSON.stringify(truth)) expect(told).toEqual(plain(truth))
}

/** What a finished game was at every step. */
export interface Film {
  readonly record: GameRecord
  /** What a seat (or a spectator) sees after so many changes. */
  view(changes: number, watcher: Seat | undefined): unknown
  legal(changes: number, seat: Seat): string[]
  /** What the game told of its nth decision, the first being 1. */
  events(nth: number, watcher: Seat | undefined): unknown
}

/** Replays a record and keeps every state. Nothing was undone, so the nth change is the nth decision. */
export function filmOf<S extends GameState>(game: Game<S>, record: GameRecord): Film {
  const states: S[] = []
  const events: Parameters<typeof eventsFor>[0][] = []
  const steps = replay(game, record)
  for (const { state, outcome } of steps) {
    states.push(game.clone(state))
    events.push(outcome.events)
  }
  return {
    record,
    view: (changes, watcher) => game.view(stateAt(changes), watcher),
    legal: (changes, seat) => game.legal(stateAt(changes), seat).map(({ id }) => id),
    events: (nth, watcher) => eventsFor(events[nth - 1] ?? [], watcher),
  }
  function stateAt(changes: number): S {
    const state = states[changes - 1]
    if (state === undefined) throw new Error(`nothing is known of change ${changes}`)
    return state
  }
}

/**
 * Holds every message that reached a browser to what its seat may know: each view is the rules' own view of that seat at that moment, each
 * legal list that seat's own, each event what the seat was told, and there is nothing else in them that could tell more.
 */
export function expectSecret(messages: readonly string[], film: Film, seat: Seat | undefined): number {
  let views = 0
  /** What the browser sees: what was sent last, with the changes since; every connection begins with a whole one. */
  let view: unknown
  let decisions = new Map<number, number>()
  for (const text of messages) {
    const message: Told = JSON.parse(text)
    if (message.type !== 'update') {
      only(message, allowed.others)
      continue
    }
    only(message, allowed.update)
    const { play, table } = message
    decisions = count(decisions, message.news)
    for (const news of message.news) {
      // The receipt for a number goes to whoever gave it, and to nobody else.
      const { receipt, ...rest } = news
      if (receipt !== undefined) expect([news.type, news.seat]).toEqual(['nonce', seat])
      only(rest, allowed.news)
      const nth = decisions.get(news.seq)
      if (news.type === 'acted' && nth !== undefined && message.as === seat) {
        expectSame(news.events, film.events(nth, seat))
      }
    }
    if (table !== undefined) {
      for (const each of table.seats) only(each, allowed.seat)
      if (table.phase !== 'over') expect(Object.keys(table.fair)).not.toContain('secret')
    }
    if (play === undefined) continue
    only(play, allowed.play)
    view = 'patch' in play ? applyPatch(view, play.patch) : play.view
    // Before sitting down, and between two greetings, one is a spectator.
    expect([seat, undefined]).toContain(message.as)
    if (play.changes > 0) {
      expectSame(view, film.view(play.changes, message.as))
      if (play.legal !== undefined && play.legal.length > 0) {
        expect(message.as).toBe(seat)
        expectSame(play.legal, film.legal(play.changes, seat ?? -1))
      }
      views++
    }
  }
  return views
}

/** Which decision of the game each row is: rows come in order, whole on the first greeting. */
function count(known: Map<number, number>, news: readonly RowNews[]): Map<number, number> {
  for (const { seq, type } of news) if (type === 'acted' && !known.has(seq)) known.set(seq, known.size + 1)
  return known
}
