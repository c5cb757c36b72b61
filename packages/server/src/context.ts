import type { Signer } from '@orrery/kernel'
import type { Caller } from '@orrery/table'
import type { FastifyRequest } from 'fastify'
import type { Config, Limits, LogLine } from './config.ts'
import { COOKIE, type Identities } from './identity.ts'
import type { Keeper } from './keeper.ts'
import { Limiter } from './limiter.ts'
import type { Metrics } from './metrics.ts'
import type { Owners } from './owners.ts'
import type { Passes } from './passing.ts'
import type { Presence } from './presence.ts'
import type { ServiceClock } from './service-clock.ts'
import type { Store } from './store/store.ts'

/** What every part of the server works with. */
export interface ServerContext {
  readonly config: Config
  readonly limits: Limits
  readonly store: Store
  readonly clock: ServiceClock
  readonly keeper: Keeper
  readonly owners: Owners
  readonly passes: Passes
  readonly presence: Presence
  readonly identities: Identities
  /** Signs what the server promises about shuffles, with a key that all processes of its store share. */
  readonly signer: Signer
  readonly metrics: Metrics
  readonly limiters: Limiters
  readonly log: (line: LogLine) => void
  /** The server is shutting down. */
  closing: boolean
}

/**
 * Rate limits. Keys are ids of people, or addresses where no identity is known yet. What is counted by address is shared by everybody
 * behind it, perhaps a whole school.
 */
export interface Limiters {
  readonly requests: Limiter
  readonly requestsByAddress: Limiter
  readonly identities: Limiter
  readonly logins: Limiter
  readonly tables: Limiter
  readonly commands: Limiter
  readonly messagesByAddress: Limiter
  /** Sockets that broke the protocol or had to be closed. */
  readonly offencesByAddress: Limiter
  readonly pasts: Limiter
  readonly pastsByAddress: Limiter
  /** Pictures that have to be drawn, by address. */
  readonly pictures: Limiter
}

/** Everybody behind one address together may do this many times as much as one person. */
const PER_ADDRESS = 10

/** The limiters for these limits. */
export function makeLimiters(limits: Limits): Limiters {
  return {
    requests: new Limiter(limits.requests, 60_000),
    requestsByAddress: new Limiter(PER_ADDRESS * limits.requests, 60_000),
    identities: new Limiter(limits.identities, 3_600_000),
    logins: new Limiter(limits.logins, 600_000),
    tables: new Limiter(limits.tables, 3_600_000),
    commands: new Limiter(limits.commands, 10_000),
    messagesByAddress: new Limiter(PER_ADDRESS * limits.messages, 10_000),
    offencesByAddress: new Limiter(limits.offences, 60_000),
    pasts: new Limiter(limits.pasts, 60_000),
    pastsByAddress: new Limiter(PER_ADDRESS * limits.pasts, 60_000),
    pictures: new Limiter(limits.pictures, 60_000),
  }
}

/** The session a request carries: a bearer token, or the cookie. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  if (authorization?.startsWith('Bearer ') === true) return authorization.slice(7)
  return request.cookies[COOKIE]
}

/** The person who sends a request, if they have an identity. */
export async function personOf(server: ServerContext, request: FastifyRequest): Promise<Caller | undefined> {
  return server.identities.of(sessionOf(request), Date.now())
}

/** Whether a browser may use the server from the page it shows: the server's own page, or one of a configured origin. */
export function isAllowedOrigin(server: ServerContext, request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (server.config.origins?.includes(origin) === true) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
