import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import type { ServerContext } from '../src/context.ts'
import { Client } from '../src/socket.ts'

test('a socket that does not accept its data gets nothing more, and everything at once when it has caught up', async () => {
  const looks: (number | undefined)[] = []
  const counted: string[] = []
  const sent: { text: string; flushed: () => void }[] = []
  const room = {
    viewers: new Set(),
    table: { host: 'p', private: false, spectators: true, phase: 'playing', seats: [] },
  }
  const server = {
    limits: { backlog: 100, heartbeat: 1000, messages: 100 },
    metrics: { count: (name: string) => counted.push(name) },
    limiters: { commands: { take: () => 0 }, messagesByAddress: { take: () => 0 } },
    identities: { of: async () => undefined },
    presence: { viewerCame: () => {} },
    keeper: {
      room: async () => room,
      addViewer: async (_room: unknown, _client: unknown, last: number | undefined) => void looks.push(last),
      recheck: async () => {},
      now: () => 0,
    },
  } as unknown as ServerContext
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    isPaused: false,
    readyState: 1,
    OPEN: 1,
    ping: () => {},
    send: (text: string, flushed: () => void) => sent.push({ text, flushed }),
  })
  const client = new Client(server, socket as unknown as WebSocket, { table: 'table', address: '', session: undefined })
  socket.emit('message', JSON.stringify({ type: 'hello', v: 1, patches: true }), false)
  await new Promise((resolve) => setTimeout(resolve, 10))
  client.update('one', 1, 1)
  expect(client.seen).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  socket.bufferedAmount = 101
  client.update('two', 2, 2)
  client.update('three', 3, 3)
  // What it was not sent must not count as seen.
  expect(client.seen).toBeUndefined()
  expect(sent.map(({ text }) => text).slice(1)).toEqual(['one'])
  expect(counted).toEqual(['slow_sockets_total'])
  socket.bufferedAmount = 0
  sent.at(-1)?.flushed()
  expect(looks).toEqual([undefined, 1])
  client.update('four', 4, 4)
  client.update('talk', 5, undefined)
  expect(client.seen).toBe(4)
  await new Promise((resolve) => setImmediate(resolve))
  expect(sent.slice(-2).map(({ text }) => text)).toEqual(['four', 'talk'])
})
