import { type Me, type PersonPage, requests } from '@orrery/protocol'
import { plainPerson } from '@orrery/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountKey, lookOf } from '../account-name.ts'
import { addressKey } from '../address.ts'
import type { ServerContext } from '../context.ts'
import { personOf, sessionOf } from '../context.ts'
import { COOKIE, cleanName, sessionKey } from '../identity.ts'
import { finishedOf, ratingsOf } from '../rating/history.ts'
import type { Sockets } from '../sockets.ts'
import { statisticsOf } from '../store/lists.ts'
import { accountOf, personById, renamePerson } from '../store/people.ts'
import { atMost, HttpError, notFound, parse, requirePerson } from './answer.ts'

const YEAR = 365 * 86_400

const account = requests.account.refine(
  ({ name }) => /^[\p{L}\p{M}\p{N}._-]{3,24}$/u.test(accountKey(name)) && lookOf(name).length >= 2,
  { path: ['name'], message: 'the name of an account has 3 to 24 letters, digits, dots or dashes' },
)

/** Identities: guests get one automatically; an account carries it to other devices. */
export function peopleRoutes(app: FastifyInstance, server: ServerContext, sockets: Sockets): void {
  const { identities, limiters, store } = server

  app.post('/api/v1/me', async (request, reply): Promise<Me> => {
    const { name, bearer } = parse(requests.me, request.body)
    const known = await personOf(server, request)
    if (known !== undefined) return { ...plainPerson(known), ...(await accountPart(known.id)) }
    atMost(limiters.identities, addressKey(request.client))
    const { person, session } = await identities.make(name, Date.now())
    if (bearer === true) return { ...person, session }
    setCookie(server, request, reply, session)
    return person
  })

  app.patch('/api/v1/me', async (request): Promise<Me> => {
    const person = await requirePerson(server, request)
    const name = cleanName(parse(requests.rename, request.body).name)
    if (name === undefined)
      throw new HttpError(400, { code: 'bad-message', message: 'a name must not be empty', field: 'name' })
    await renamePerson(store, person.id, name)
    identities.forget()
    return { id: person.id, name, ...(await accountPart(person.id)) }
  })

  app.post('/api/v1/me/account', async (request): Promise<Me> => {
    const person = await requirePerson(server, request)
    const { name, passphrase } = parse(account, request.body)
    mayTry(request)
    if (!(await identities.addAccount(person, name, passphrase, Date.now()))) {
      throw new HttpError(409, {
        code: 'forbidden',
        message: 'the name is taken, or you have an account',
        field: 'name',
      })
    }
    return { ...plainPerson(person), account: accountKey(name) }
  })

  app.patch('/api/v1/me/account', async (request, reply) => {
    const person = await requirePerson(server, request)
    const { old, passphrase } = parse(requests.passphrase, request.body)
    mayTry(request, `person ${person.id}`)
    const session = sessionOf(request) ?? ''
    if (!(await identities.changePassphrase(person, old, passphrase, session))) {
      throw new HttpError(403, {
        code: 'forbidden',
        message: 'this isn’t the passphrase of your account',
        field: 'old',
      })
    }
    sockets.endOthers(person.id, sessionKey(session))
    return reply.code(204).send()
  })

  app.post('/api/v1/session', async (request, reply): Promise<Me> => {
    const { name, passphrase, bearer } = parse(requests.login, request.body)
    mayTry(request, `account ${lookOf(name)}`)
    const session = await identities.login(name, passphrase, Date.now())
    const known = session === undefined ? undefined : await identities.of(session, Date.now())
    if (session === undefined || known === undefined) {
      throw new HttpError(403, { code: 'forbidden', message: 'no account has this name and passphrase' })
    }
    const person = plainPerson(known)
    if (bearer === true) return { ...person, session }
    setCookie(server, request, reply, session)
    return person
  })

  app.delete('/api/v1/session', async (request, reply) => {
    const session = sessionOf(request)
    if (session !== undefined && (await identities.end(session))) sockets.endSession(sessionKey(session))
    reply.clearCookie(COOKIE, { path: '/' })
    return reply.code(204).send()
  })

  app.get<{ Params: { id: string } }>('/api/v1/people/:id', async (request): Promise<PersonPage> => {
    const person = await personById(store, request.params.id)
    if (person === undefined) throw notFound('person')
    const viewer = (await personOf(server, request))?.id
    return {
      id: person.id,
      name: person.name,
      since: person.created_at,
      statistics: await statisticsOf(store, person.id),
      ratings: await ratingsOf(store, person.id, Date.now(), viewer),
      results: await finishedOf(store, person.id, viewer),
      ...(viewer === person.id ? { device: await statisticsOf(store, person.id, 'device_games') } : {}),
    }
  })

  /** Counts an attempt at a passphrase, by address and by account. */
  function mayTry(request: FastifyRequest, whose?: string): void {
    atMost(limiters.logins, addressKey(request.client))
    if (whose !== undefined) atMost(limiters.logins, whose)
    if (identities.busy)
      throw new HttpError(429, { code: 'too-fast', message: 'too many people are logging in right now', wait: 10_000 })
  }

  async function accountPart(person: string): Promise<{ account?: string }> {
    const account = await accountOf(store, person)
    return account === undefined ? {} : { account }
  }
}

function setCookie(server: ServerContext, request: FastifyRequest, reply: FastifyReply, session: string): void {
  const secure = request.protocol === 'https' || (server.config.behindProxy ?? 0) > 0
  reply.setCookie(COOKIE, session, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
}
