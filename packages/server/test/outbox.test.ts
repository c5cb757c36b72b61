import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientMessageSchema } from '@orrery/protocol'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '../src/outbox.ts'
import { quickAct } from '../src/quick-act.ts'

test('what is said in one breath arrives as it was said, whatever its length and letters', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate: false })
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  const [socket, request] = (await connected) as [WebSocket, IncomingMessage]
  let drained = 0
  const outbox = new Outbox(socket, request.socket, () => drained++)
  // More than the system takes for a client that does not read: it is told when all of it is gone.
  client.pause()
  let long = 0
  for (; socket.bufferedAmount === 0; long++) {
    outbox.send('x'.repeat(1_000_000))
    outbox.flush()
  }
  client.resume()
  await vi.waitUntil(() => drained === 1 && heard.length === long, 10_000)
  heard.length = 0
  const lengths = [1, 125, 126, 127, 65_535, 65_536, 200_000]
  const texts = lengths.flatMap((length) => ['a'.repeat(length), 'ż'.repeat(length), 'ä'.repeat(length), '🪐'])
  for (const text of texts) outbox.send(text)
  await new Promise((resolve) => setImmediate(resolve))
  const plain = [1, 125, 126, 127, 255, 256, 16_000, 16_001].map((length) => 'b'.repeat(length))
  for (const text of plain) {
    outbox.send(text)
    if (text.length > 15_000) await new Promise((resolve) => setImmediate(resolve))
  }
  outbox.send('the last word')
  outbox.flush()
  socket.close(1012, 'restart')
  const [code] = await once(client, 'close')
  expect(code).toBe(1012)
  expect(heard).toEqual([...texts, ...plain, 'the last word'])
  outbox.send('to nobody')
  await new Promise((resolve) => setImmediate(resolve))
  server.close()
})

test('a decision is taken without the schema only where the schema takes it, with the same meaning', () => {
  const value = fc.oneof(
    fc.nat(20),
    fc.double(),
    fc.integer(),
    fc.string({ maxLength: 230 }),
    fc.constant(undefined),
    fc.constant(null),
    fc.constantFrom('act', 'do', 'undo', 'ping'),
  )
  const command = fc.record(
    {
      type: fc.oneof({ weight: 8, arbitrary: fc.constant('act') }, { weight: 1, arbitrary: value }),
      action: fc.oneof({ weight: 8, arbitrary: fc.string({ maxLength: 210 }) }, { weight: 1, arbitrary: value }),
      seat: fc.oneof({ weight: 4, arbitrary: fc.nat(18) }, { weight: 1, arbitrary: value }),
      ref: fc.oneof({ weight: 4, arbitrary: fc.string({ maxLength: 70 }) }, { weight: 1, arbitrary: value }),
      after: fc.oneof({ weight: 4, arbitrary: fc.nat() }, { weight: 1, arbitrary: value }),
      extra: value,
    },
    { requiredKeys: ['type', 'action'] },
  )
  const message = fc.record(
    {
      type: fc.oneof({ weight: 8, arbitrary: fc.constant('do') }, { weight: 1, arbitrary: value }),
      id: fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: value }),
      command: fc.oneof({ weight: 8, arbitrary: command }, { weight: 1, arbitrary: value }),
      extra: value,
    },
    { requiredKeys: ['type', 'id', 'command'] },
  )
  let taken = 0
  fc.assert(
    fc.property(message, (made) => {
      const data: unknown = JSON.parse(JSON.stringify(made))
      const quick = quickAct(data)
      if (quick === undefined) return
      taken++
      expect(clientMessageSchema.safeParse(data)).toEqual({ success: true, data: quick })
    }),
    { seed: 7, numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(50)
})
