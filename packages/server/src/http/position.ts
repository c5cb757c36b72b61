import { requests, type SeenPosition } from '@orrery/protocol'
import { mayWatch } from '@orrery/table'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { notFound, parse } from './answer.ts'

/** A running game as every spectator may see it, for small pictures of it: much lighter than a socket, and nobody is told of a watcher. */
export function positionRoutes(app: FastifyInstance, server: ServerContext): void {
  const { keeper } = server
  app.get<{ Params: { id: string } }>('/api/v1/tables/:id/position', async (request, reply) => {
    const { after, code } = parse(requests.position, request.query)
    const { id } = request.params
    const room = /^[\w-]{1,40}$/.test(id) ? await keeper.room(id) : undefined
    // Whoever asks, only what is open to everybody: the answer is the same for all.
    if (room === undefined || !mayWatch(room.table, '', code)) throw notFound('table')
    const { seq, text } = await keeper.position(room)
    const known: SeenPosition = { seq }
    return reply
      .type('application/json; charset=utf-8')
      .send(after !== undefined && after >= seq ? JSON.stringify(known) : text)
  })
}
