import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outbox } from '../src/outbox.ts'

test('what is sent in one tick arrives as it was sent, whatever its length and letters', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { perMessageDeflate: false })
  const heard: string[] = []
  client.on('message', (data) => heard.push(String(data)))
  const [socket, request] = (await connected) as [WebSocket, IncomingMessage]
  let drained = 0
  const outbox = new Outbox(socket, request.socket, () => drained++)
  // More than the system buffers for a client that does not read; `drained` is called when all of it is gone.
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
