import type { Game } from '@orrery/kernel'
import type { Slot } from './processes/slot.ts'
import type { PushConfig } from './push/pusher.ts'
import type { ObjectPlace } from './store/object-storage.ts'
import type { StorePlace } from './store/store.ts'

/** How a server is started. Everything has a sensible default. */
export interface Config {
  /** Where everything is kept; `DATABASE_URL` of the environment wins when the caller passes it on. */
  readonly store: StorePlace
  /** 0 takes any free port. */
  readonly port?: number
  /** Loopback by default. */
  readonly host?: string
  /**
   * Where other processes of the same PostgreSQL reach this one, such as `http://10.0.0.5:7777`; `auto` finds it out. Without one they cannot
   * pass requests on to it, and serve its tables as well.
   */
  readonly address?: string
  /** The place of this process among those behind one port: the tables it creates get ids with which connections find it. */
  readonly slot?: Slot
  /** The folder of the built web client; without it the server only speaks its protocol. */
  readonly client?: string
  /** The games, and the levels of bots that play them; the bundled ones by default. */
  readonly games?: readonly Game[]
  levels?(game: string): readonly string[]
  /** The file that threads run; needed only when it is neither the source nor a bundle whose entry calls `runThread`. */
  readonly thread?: URL
  /**
   * How many proxies stand in front, the first of which speaks TLS. Each appends the address it was called from to `x-forwarded-*`;
   * entries further left than that many could be forged. Cookies are `Secure` behind a proxy.
   */
  readonly behindProxy?: number
  /** Origins besides the server's own from which browsers may use it. */
  readonly origins?: readonly string[]
  /** The bearer token that lets a client on another machine read `/metrics`. */
  readonly metricsToken?: string
  /** Where the logs of games go that ended long ago; they stay in the database without it. */
  readonly objects?: ObjectPlace
  /** The keys for push messages about a player's turn; without them only open pages can notify. */
  readonly push?: PushConfig
  /** The build that `/metrics` reports; nothing by default. */
  readonly build?: { readonly version: string; readonly commit?: string }
  readonly limits?: Partial<Limits>
  /** One line for each thing worth knowing; it never contains a secret. */
  log?(line: LogLine): void
}

/** A line of the log. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly what: string
  readonly [field: string]: string | number | undefined
}

/** The limits of a server. */
export interface Limits {
  /** HTTP requests of a person in a minute; ten times as many from an address. Pages and their files are not counted. */
  readonly requests: number
  /** New identities from an address in an hour. */
  readonly identities: number
  /** Attempts at a passphrase from an address, or at an account, in ten minutes. */
  readonly logins: number
  /** Decisions a player has to take for a rated game to count; all of them in a game that is shorter. */
  readonly ratedMoves: number
  /** Rated games of the same two people at one game in 24 hours; further ones are played without rating. */
  readonly ratedPairs: number
  /** Tables a person may create in an hour. */
  readonly tables: number
  /** Tables of a person that may wait for players at the same time. */
  readonly openTables: number
  /** Milliseconds after which a table that waits for players is closed when nobody touches it; 0 for never. */
  readonly closeAfter: number
  /** Milliseconds after which a game that nobody continues is archived; 0 for never. */
  readonly archiveAfter: number
  /** Milliseconds after which the log of a finished game moves to object storage, where there is one. */
  readonly moveAfter: number
  /** Commands of a person in ten seconds. */
  readonly commands: number
  /** What it costs to try a passphrase: the binary logarithm of scrypt's N. */
  readonly passphraseCost: number
  /** Sockets of an address. */
  readonly sockets: number
  /** Messages through a socket in ten seconds, control frames too; ten times as many from an address. More have to wait. */
  readonly messages: number
  /** Sockets of an address that had to be closed, in a minute; beyond that it cannot open any for a while. */
  readonly offences: number
  /** Recaps a person may ask for in a minute. */
  readonly pasts: number
  /** Pictures of results that are drawn for an address in a minute; those that are kept are not counted. */
  readonly pictures: number
  /** Milliseconds the rules may take for one command. */
  readonly rules: number
  /** Milliseconds the rules of one table may hold up the others; calls that take longer are tried in a thread first. */
  readonly stall: number
  /** Milliseconds a bot may think about one decision. */
  readonly thinking: number
  /** Threads for bots; one person's tables use all of them but one at a time. */
  readonly thinkers: number
  /** Milliseconds after which another process asks a bot whose process gives no sign of life. */
  readonly lease: number
  /** Milliseconds between heartbeats. */
  readonly heartbeat: number
  /** Bytes that may wait for a slow socket: beyond that it is neither sent anything nor read from. */
  readonly backlog: number
  /** Bytes that may wait for all sockets together; the slowest are ended first. */
  readonly buffer: number
  /** Milliseconds after which a socket that does not accept its data, or sends too much without a break, is closed. */
  readonly drain: number
  /** Milliseconds after which a table without viewers is dropped from memory. */
  readonly idle: number
  /** Milliseconds people have to return after an outage before clocks run again. */
  readonly grace: number
  /** A table is cached again after this many rows of its log, which is the most that has to be replayed to load it. */
  readonly snapshot: number
}

const DAY = 86_400_000

/** The default limits. */
export const defaultLimits: Limits = {
  requests: 600,
  identities: 120,
  logins: 10,
  ratedMoves: 20,
  ratedPairs: 5,
  tables: 60,
  openTables: 10,
  closeAfter: 7 * DAY,
  archiveAfter: 90 * DAY,
  moveAfter: 30 * DAY,
  commands: 100,
  passphraseCost: 17,
  sockets: 200,
  messages: 200,
  offences: 30,
  pasts: 12,
  pictures: 30,
  rules: 2000,
  stall: 250,
  thinking: 20_000,
  thinkers: 2,
  lease: 15_000,
  heartbeat: 20_000,
  backlog: 512 * 1024,
  buffer: 64 * 1024 * 1024,
  drain: 30_000,
  idle: 60_000,
  grace: 10_000,
  snapshot: 500,
}
