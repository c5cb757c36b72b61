import { eventsFor, type Game, type GameRecord, type GameState, replay, type Seat } from '@orrery/kernel'
import { applyPatch, type Change, type PlaySight, type RowNews, type Update } from '@orrery/table'
import { expect } from 'vitest'

/** An update as it is sent: with the view, or with the changes since the last one. */
interface SentUpdate extends Omit<Update, 'play'> {
  readonly type: 'update'
  readonly as?: Seat
  readonly play?: PlaySight | (Omit<PlaySight, 'view'> & { readonly patch: readonly Change[] })
}

/** Every field that a viewer may receive; think before you add one. */
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

/** Compares data. Equal texts are equal data; only others need a closer look. */
const expectSame = (told: unknown, truth: unknown): void => {
  if (JSON.stringify(told) !== JSON.stringify(truth)) expect(told).toEqual(plain(truth))
}

/** A finished game at every step. */
export interface GameHistory {
  readonly record: GameRecord
  /** The view of a seat, or of a spectator, after this many changes. */
  view(changes: number, viewer: Seat | undefined): unknown
  legal(changes: number, seat: Seat): string[]
  /** The events of the nth decision that a viewer may see; the first is 1. */
  events(nth: number, viewer: Seat | undefined): unknown
}

/** Replays a record and stores every state. Nothing was undone, so the nth change is the nth decision. */
export function historyOf<S extends GameState>(game: Game<S>, record: GameRecord): GameHistory {
  const states: S[] = []
  const events: Parameters<typeof eventsFor>[0][] = []
  const steps = replay(game, record)
  for (const { state, outcome } of steps) {
    states.push(game.clone(state))
    events.push(outcome.events)
  }
  return {
    record,
    view: (changes, viewer) => game.view(stateAt(changes), viewer),
    legal: (changes, seat) => game.legal(stateAt(changes), seat).map(({ id }) => id),
    events: (nth, viewer) => eventsFor(events[nth - 1] ?? [], viewer),
  }
  function stateAt(changes: number): S {
    const state = states[changes - 1]
    if (state === undefined) throw new Error(`nothing is known of change ${changes}`)
    return state
  }
}

/**
 * Checks that every message to a browser contains only what its seat may know: each view is the rules' own view for that seat at that
 * moment, each legal list that seat's own, each event one that the seat may see, and there are no other fields.
 */
export function expectNoLeaks(messages: readonly string[], history: GameHistory, seat: Seat | undefined): number {
  let views = 0
  /** The browser's view: the last one sent, with the patches since; every connection begins with a complete one. */
  let view: unknown
  let decisions = new Map<number, number>()
  for (const text of messages) {
    const message: SentUpdate = JSON.parse(text)
    if (message.type !== 'update') {
      only(message, allowed.others)
      continue
    }
    only(message, allowed.update)
    const { play, table } = message
    decisions = count(decisions, message.news)
    for (const news of message.news) {
      // The receipt for a number goes to the player who revealed it, and to nobody else.
      const { receipt, ...rest } = news
      if (receipt !== undefined) expect([news.type, news.seat]).toEqual(['nonce', seat])
      only(rest, allowed.news)
      const nth = decisions.get(news.seq)
      if (news.type === 'acted' && nth !== undefined && message.as === seat) {
        expectSame(news.events, history.events(nth, seat))
      }
    }
    if (table !== undefined) {
      for (const each of table.seats) only(each, allowed.seat)
      if (table.phase !== 'over') expect(Object.keys(table.fair)).not.toContain('secret')
    }
    if (play === undefined) continue
    only(play, allowed.play)
    view = 'patch' in play ? applyPatch(view, play.patch) : play.view
    // Before sitting down, and between two hellos, everybody is a spectator.
    expect([seat, undefined]).toContain(message.as)
    if (play.changes > 0) {
      expectSame(view, history.view(play.changes, message.as))
      if (play.legal !== undefined && play.legal.length > 0) {
        expect(message.as).toBe(seat)
        expectSame(play.legal, history.legal(play.changes, seat ?? -1))
      }
      views++
    }
  }
  return views
}

/** The number of the decision in each row; rows arrive in order, all of them after the first hello. */
function count(known: Map<number, number>, news: readonly RowNews[]): Map<number, number> {
  for (const { seq, type } of news) if (type === 'acted' && !known.has(seq)) known.set(seq, known.size + 1)
  return known
}
