import { gameOf, isPresent } from '@orrery/table'
import webPush, { type RequestOptions } from 'web-push'
import type { Keeper } from '../keeper.ts'
import type { Presence } from '../presence.ts'
import type { Room } from '../room.ts'
import { dropSubscription, subscriptionsOf } from '../store/push.ts'
import type { Store } from '../store/store.ts'

/** The keys with which a server identifies itself to push services; `npx web-push generate-vapid-keys` makes a pair. */
export interface PushConfig {
  readonly publicKey: string
  readonly privateKey: string
  /** A contact for the push service in case of trouble: `mailto:…` or `https://…`. */
  readonly subject: string
  /** How messages are sent: to the push services of the browsers by default. */
  readonly send?: Send
  /** Milliseconds after which an absent player is notified. */
  readonly grace?: number
}

/** Sends a message. */
export type Send = (
  to: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
  payload: string,
  options: RequestOptions,
) => Promise<unknown>

/** A player who has not returned after this long is notified; reloading a page takes less. */
const GRACE = 5000
/** A message that could not be delivered for a day is useless, in seconds. */
const MESSAGE_TTL = 86_400

/** Notifies absent players that a table waits for them, once a turn. */
export class Pusher {
  readonly #config: PushConfig
  readonly #store: Store
  readonly #presence: Presence
  readonly #keeper: () => Keeper
  readonly #fault: (table: string, error: unknown) => void
  readonly #send: Send
  readonly #grace: number
  /** The last turn of the game that a seat was notified of. */
  readonly #notified = new Map<string, number>()
  readonly #timers = new Set<NodeJS.Timeout>()
  /** For the metrics. */
  readonly counts = { sent: 0, failed: 0 }

  constructor(
    config: PushConfig,
    parts: {
      readonly store: Store
      readonly presence: Presence
      readonly keeper: () => Keeper
      fault(table: string, error: unknown): void
    },
  ) {
    this.#config = config
    this.#store = parts.store
    this.#presence = parts.presence
    this.#keeper = parts.keeper
    this.#fault = parts.fault
    this.#send = config.send ?? webPush.sendNotification
    this.#grace = config.grace ?? GRACE
  }

  /** A table changed: players who have to decide and are not watching are notified in a moment. */
  changed(room: Room): void {
    if (this.#waiting(room).length === 0) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#notify(room).catch((error: unknown) => this.#fault(room.id, error))
    }, this.#grace)
    timer.unref()
    this.#timers.add(timer)
  }

  /** Seats that owe a decision, whose players are not watching and have not been notified of this turn. */
  #waiting(room: Room): { seat: number; person: string; turn: number }[] {
    const { id, table } = room
    const { play } = table
    if (table.phase !== 'playing' || play === undefined || table.pause.since !== undefined) return []
    const game = gameOf(this.#keeper().library, table)
    const { turn } = game.moment(play.state)
    const { seats: here } = this.#presence.at(room)
    return game.toAct(play.state).flatMap((seat) => {
      const occupant = table.seats[seat]
      if (occupant?.kind !== 'person' || !isPresent(occupant) || here.includes(seat)) return []
      return this.#notified.get(`${id} ${seat}`) === turn ? [] : [{ seat, person: occupant.person.id, turn }]
    })
  }

  async #notify(room: Room): Promise<void> {
    for (const { seat, person, turn } of this.#waiting(room)) {
      if (this.#notified.size > 50_000) this.#notified.clear()
      this.#notified.set(`${room.id} ${seat}`, turn)
      for (const { endpoint, p256dh, auth } of await subscriptionsOf(this.#store, person)) {
        await this.#push(room, { endpoint, keys: { p256dh, auth } })
      }
    }
  }

  /** Says only that it is this person's turn at this table, and nothing about the game. */
  async #push({ id, table }: Room, to: Parameters<Send>[0]): Promise<void> {
    const { subject, publicKey, privateKey } = this.#config
    try {
      await this.#send(to, JSON.stringify({ table: id, game: table.game }), {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: MESSAGE_TTL,
        urgency: 'normal',
        // A push service keeps only the last message of a table, however many processes sent one.
        topic: id.slice(0, 32),
        timeout: 10_000,
      })
      this.counts.sent++
    } catch (error) {
      this.counts.failed++
      // 404, 410: the browser has taken its subscription back.
      const gone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410)
      if (gone) await dropSubscription(this.#store, to.endpoint)
      else this.#fault(id, error)
    }
  }

  /** Stops notifying. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
