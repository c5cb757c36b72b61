import { type Answers, requests } from '@orrery/protocol'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { addSubscription, dropSubscription } from '../store/push.ts'
import { atMost, HttpError, parse, requirePerson } from './answer.ts'

/** The push services of the browsers: a server that posts to any given address could be turned against others. */
const services = [
  /(^|\.)googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
]

/** Whether an address belongs to a push service that browsers use. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}

const subscription = requests.subscription.refine(({ endpoint }) => isPushService(endpoint), {
  path: ['endpoint'],
  message: 'an endpoint is the address of a push service',
})

/** Subscriptions to "your turn", where the server has keys for it. */
export function pushRoutes(app: FastifyInstance, server: ServerContext): void {
  const { store, limiters, config } = server
  const need = (): string => {
    if (config.push === undefined)
      throw new HttpError(404, { code: 'not-found', message: 'this server sends no push notifications' })
    return config.push.publicKey
  }

  app.get('/api/v1/push', async (): Promise<Answers['pushKey']> => ({ key: need() }))

  app.post('/api/v1/me/push', async (request): Promise<Answers['ok']> => {
    need()
    const person = await requirePerson(server, request)
    atMost(limiters.commands, person.id)
    const { endpoint: address, keys } = parse(subscription, request.body)
    await addSubscription(store, { endpoint: address, person: person.id, ...keys, created_at: Date.now() })
    return { ok: true }
  })

  app.delete('/api/v1/me/push', async (request): Promise<Answers['ok']> => {
    const person = await requirePerson(server, request)
    const { endpoint: address } = parse(requests.unsubscription, request.body)
    await dropSubscription(store, address, person.id)
    return { ok: true }
  })
}
