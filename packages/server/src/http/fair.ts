import type { Answers } from '@orrery/protocol'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'

/** The public key under everything the server promises about shuffles. Browsers and others remember it. */
export function fairRoutes(app: FastifyInstance, { signer }: ServerContext): void {
  app.get('/.well-known/orrery-key.json', async (_request, reply) => {
    // Anybody may monitor it, from other pages too.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    const body: Answers['signingKey'] = { algorithm: 'Ed25519', key: signer.key }
    return reply.header('cache-control', 'no-cache').send(body)
  })
}
