import type { Refusal } from '@orrery/kernel'
import type { Answers, WireError } from '@orrery/protocol'
import type { Caller } from '@orrery/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addressKey } from '../address.ts'
import { personOf, type ServerContext } from '../context.ts'
import type { Limiter } from '../limiter.ts'
import { NotCarriedError } from '../loader.ts'
import { badMessage, faultAnswer } from '../wire-error.ts'
import { sendError } from './refusal-page.ts'

/** Something a client did wrong: thrown anywhere in a route, answered in one place. */
export class HttpError extends Error {
  readonly status: number
  readonly error: WireError

  constructor(status: number, error: WireError) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** Parses data from outside with a schema. */
export function parse<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data ?? {})
  if (parsed.success) return parsed.data
  throw new HttpError(400, badMessage(parsed.error))
}

/** Refuses what no database accepts: a NUL in an address or in any text of a body. */
export async function refuseNul(request: FastifyRequest): Promise<void> {
  if (/%00/.test(request.url) || hasNul(request.body)) {
    throw new HttpError(400, { code: 'bad-message', message: 'a text must not contain NUL' })
  }
}

function hasNul(data: unknown): boolean {
  // Without recursion: what came from outside may be nested thousands of times.
  const left = [data]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next))
  }
  return false
}

/** The person who sends the request; requests without an identity are refused. */
export async function requirePerson(server: ServerContext, request: FastifyRequest): Promise<Caller> {
  const person = await personOf(server, request)
  if (person !== undefined) return person
  throw new HttpError(401, { code: 'no-identity', message: 'call POST /api/v1/me first: it gives you an identity' })
}

/** Stops clients that send too many requests. Only requests of the protocol are counted: the page is always available to everybody. */
export async function limitRequests(server: ServerContext, request: FastifyRequest): Promise<void> {
  if (!request.url.startsWith('/api/')) return
  const address = addressKey(request.client)
  atMost(server.limiters.requestsByAddress, address)
  // If the session cannot be looked up now, the request itself will say what is wrong.
  const person = await personOf(server, request).catch(() => undefined)
  atMost(server.limiters.requests, person?.id ?? address)
}

/** Counts a request, and refuses it over the limit. */
export function atMost(limiter: Limiter, key: string): void {
  const wait = limiter.take(key)
  if (wait > 0) throw new HttpError(429, { code: 'too-fast', message: 'too many requests; wait a little', wait })
}

/** Not found; also the answer to people who may not know that it exists. */
export function notFound(what: string): HttpError {
  return new HttpError(404, { code: 'not-found', message: `there is no such ${what}` })
}

/** A refusal of a table: the request was understood, and the rules say no. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: Answers['refused'] = { refusal }
  return reply.code(409).send(body)
}

/** Turns every failure into an answer of the same shape that reveals nothing internal. */
export function answerErrors(app: FastifyInstance, server: ServerContext): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpError) return sendError(request, reply, error.status, error.error)
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status >= 400 && status < 500) {
      const message = status === 413 ? 'the message is too large' : 'the request was not understood: is the body JSON?'
      return sendError(request, reply, status, { code: 'bad-message', message })
    }
    // Not a fault: this server does not support those rules.
    if (error instanceof NotCarriedError) return sendError(request, reply, 410, faultAnswer(error))
    server.metrics.count('http_faults_total')
    const fault = error instanceof Error ? error.message : String(error)
    server.log({ level: 'error', what: 'a request failed', route: request.routeOptions.url ?? '', fault })
    const answer = faultAnswer(error)
    if (answer.retry === true) reply.header('retry-after', 1)
    return sendError(request, reply, answer.code === 'unavailable' ? 503 : 500, answer)
  })
}
