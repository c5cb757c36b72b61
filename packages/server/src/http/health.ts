import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Answers } from '@orrery/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { HttpError } from './answer.ts'
import { pageWithPreview } from './preview.ts'
import { sendError } from './refusal-page.ts'

/** Whether the server is alive and ready, and its metrics. */
export function healthRoutes(app: FastifyInstance, server: ServerContext): void {
  // Whether a new process would help: this one reconnects to a lost database by itself.
  app.get('/health', async (_request, reply) => {
    const body: Answers['ok'] = { ok: !server.store.ended }
    return reply.code(body.ok ? 200 : 503).send(body)
  })

  // Whether players can be sent here: moves are stored.
  app.get('/ready', async (request, reply) => {
    const answer = (body: Answers['ready']) => reply.code(body.ready ? 200 : 503).send(body)
    if (server.closing) return answer({ ready: false, why: 'the server is closing' })
    const { ready, why, oldest } = await server.store.status()
    // Messages of a database can name addresses and files: they are for the operator only.
    const cause = why === undefined ? {} : { why: isTrusted(server, request) ? why : 'the store cannot be written to' }
    return answer({ ready, ...cause, oldestCommit: Math.round(oldest) })
  })

  app.get('/metrics', async (request, reply) => {
    if (!isTrusted(server, request))
      throw new HttpError(403, { code: 'forbidden', message: 'not allowed from this address' })
    return reply.type('text/plain; version=0.0.4').send(await server.metrics.text())
  })
}

/** Whether a request comes from this machine, or with the token of whoever runs the server. */
function isTrusted({ config }: ServerContext, { ip, headers }: FastifyRequest): boolean {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)) return true
  return config.metricsToken !== undefined && headers.authorization === `Bearer ${config.metricsToken}`
}

/** The built web client: every address that is neither a file nor part of the protocol shows its single page. */
export async function clientRoutes(app: FastifyInstance, server: ServerContext): Promise<void> {
  const folder = server.config.client
  const root = folder === undefined ? undefined : resolve(folder)
  const there = root !== undefined && existsSync(resolve(root, 'index.html'))
  if (there) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // Built files carry their hash in their name; the page and the service worker have to be revalidated.
        const lasting = /[\\/]assets[\\/]/.test(path)
        response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|metrics|health|ready)\b/.test(request.url)
    if (there && page && !/\.\w+$/.test(request.url.split('?')[0] ?? '')) {
      const own = await pageWithPreview(server, request, resolve(root, 'index.html'))
      if (own === undefined) return reply.sendFile('index.html')
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(own)
    }
    return sendError(request, reply, 404, { code: 'not-found', message: 'there is nothing here' })
  })
}
