import type { Game } from '@orrery/kernel'
import type { PushConfig } from './push/pusher.ts'
import type { StorePlace } from './store/store.ts'

/** How a server is started. What is left out takes a sane default. */
export interface Config {
  /** Where everything is kept; `DATABASE_URL` of the environment wins when the caller passes it on. */
  readonly store: StorePlace
  /** 0 takes any free port. */
  readonly port?: number
  /** Loopback when left out. */
  readonly host?: string
  /** The folder of the built web client; without it the server only speaks its protocol. */
  readonly client?: string
  /** The games, and the levels of bots that play them; those of the house when left out. */
  readonly games?: readonly Game[]
  levels?(game: string): readonly string[]
  /** The file that threads run; needed only when it is neither the source nor a bundle whose entry calls `runThread`. */
  readonly thread?: URL
  /**
   * How many proxies stand in front, the first of which speaks TLS. Each adds to `x-forwarded-*` whom it was asked by; what
   * is further left than so many could be anybody's invention. Cookies are `Secure` behind a proxy.
   */
  readonly behindProxy?: number
  /** Origins beside the server's own from which browsers may speak to it. */
  readonly origins?: readonly string[]
  /** Who may read `/metrics` from elsewhere than this machine: whoever sends this as a bearer token. */
  readonly metricsToken?: string
  /** The keys for telling people that it is their turn; without them only open pages can. */
  readonly push?: PushConfig
  /** What `/metrics` says was deployed; nothing when left out. */
  readonly build?: { readonly version: string; readonly commit?: string }
  readonly limits?: Partial<Limits>
  /** One line for each thing worth knowing; nothing secret ever stands in it. */
  log?(line: LogLine): void
}

/** A line of the log. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly what: string
  readonly [field: string]: string | number | undefined
}

/** What a server puts up with. */
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
  /** Tables a person may make in an hour. */
  readonly tables: number
  /** Tables of a person that may wait for players at the same time. */
  readonly openTables: number
  /** Milliseconds after which a table that waits for players is closed when nobody touches it; 0 for never. */
  readonly closeAfter: number
  /** Milliseconds after which a game that nobody goes on with is archived; 0 for never. */
  readonly archiveAfter: number
  /** Commands of a person in ten seconds. */
  readonly commands: number
  /** What it costs to try a passphrase: the binary logarithm of scrypt's N. */
  readonly passphraseCost: number
  /** Sockets of an address. */
  readonly sockets: number
  /** Messages through a socket in ten seconds, control frames too; ten times as many from an address. More have to wait. */
  readonly messages: number
  /** Sockets of an address that had to be ended, in a minute; after more than that it opens none for a while. */
  readonly offences: number
  /** Recaps a person may ask for in a minute. */
  readonly pasts: number
  /** Milliseconds the rules may take for one command. */
  readonly rules: number
  /** Milliseconds the rules of one table may hold up the others; who takes longer is tried in a thread first. */
  readonly stall: number
  /** Milliseconds a bot may think about one decision. */
  readonly thinking: number
  /** Threads for bots; one person's tables use all of them but one at a time. */
  readonly thinkers: number
  /** Milliseconds after which another process asks a bot whose process is not heard of any more. */
  readonly lease: number
  /** Milliseconds between heartbeats. */
  readonly heartbeat: number
  /** Bytes that may wait for a slow socket: beyond that it is neither sent anything nor read from. */
  readonly backlog: number
  /** Bytes that may wait for all sockets together; the slowest are ended first. */
  readonly buffer: number
  /** Milliseconds after which a socket that does not take what waits, or says too much without a break, is ended. */
  readonly drain: number
  /** Milliseconds after which a table that nobody looks at is put away. */
  readonly idle: number
  /** Milliseconds that people have to return after the server was away, before clocks run again. */
  readonly grace: number
  /** Rows of a log after which its table is cached anew: so much at most is played again when it is asked for. */
  readonly snapshot: number
}

const DAY = 86_400_000

/** The limits of a server for which nothing else was said. */
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
  commands: 100,
  passphraseCost: 17,
  sockets: 200,
  messages: 200,
  offences: 30,
  pasts: 12,
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
