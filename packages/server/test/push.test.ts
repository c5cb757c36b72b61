import { randomBytes } from 'node:crypto'
import { applyPatch, type Change } from '@orrery/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush, { type RequestOptions } from 'web-push'
import { isPushService } from '../src/http/push.ts'
import type { RunningServer } from '../src/index.ts'
import { subscriptionsOf } from '../src/store/push.ts'
import { Store } from '../src/store/store.ts'
import { Guest, playing, startTest } from './client.ts'
import { startPostgres } from './postgres.ts'
import { thread } from './threads.ts'

interface Sent {
  readonly endpoint: string
  readonly payload: string
  readonly options: RequestOptions
}

const vapid = webPush.generateVAPIDKeys()
const sent: Sent[] = []
let gone = ''
let server: RunningServer

beforeAll(async () => {
  const push = {
    ...vapid,
    subject: 'mailto:house@example.org',
    grace: 0,
    // Everything up to the network is the library's own: it encrypts and signs, or throws.
    send: async (
      to: Parameters<typeof webPush.generateRequestDetails>[0],
      payload: string,
      options: RequestOptions,
    ) => {
      const details = webPush.generateRequestDetails(to, payload, options)
      if (to.endpoint === gone) throw new webPush.WebPushError('gone', 410, {}, '', to.endpoint)
      expect(String(details.body)).not.toContain('comets')
      expect(details.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: 86_400 })
      sent.push({ endpoint: details.endpoint, payload, options })
    },
  }
  server = await startTest({ push })
})

afterAll(() => server?.close())

/** A browser's subscription, with keys of its own. */
function subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
  const { publicKey } = webPush.generateVAPIDKeys()
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: publicKey, auth: randomBytes(16).toString('base64url') },
  }
}

test('an absent player is notified once a turn that the table waits, and a viewer is not', async () => {
  const ada = await Guest.make(server.url, 'Ada')
  const bo = await Guest.make(server.url, 'Bo')
  expect((await ada.api('GET', '/push')).body).toEqual({ key: vapid.publicKey })
  const { id, lines } = await playing([ada, bo])
  for (const [guest, name] of [
    [ada, 'ada'],
    [bo, 'bo'],
    [bo, 'bo-phone'],
  ] as const) {
    expect((await guest.api('POST', '/me/push', subscription(name))).status).toBe(200)
  }
  gone = 'https://fcm.googleapis.com/fcm/send/bo-phone'
  const [first, second] = lines
  if (first === undefined || second === undefined) throw new Error()
  // Both are watching: whoever has to decide, nobody is notified.
  const [mover, idle, sleeper] = (first.play?.legal ?? []).length > 0 ? [first, second, 'bo'] : [second, first, 'ada']
  expect(sent).toEqual([])
  idle.close()
  await idle.until(() => idle.closed !== undefined)
  const seat = mover === first ? 1 : 0
  while (mover.play?.toAct.includes(seat) === false) {
    const action = mover.play.legal?.[0] ?? ''
    expect((await mover.do({ type: 'act', action })).type).toBe('done')
  }
  await mover.until(() => sent.length > 0)
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([`https://fcm.googleapis.com/fcm/send/${sleeper}`])
  expect(JSON.parse(sent[0]?.payload ?? '')).toEqual({ table: id, game: 'comets' })
  expect(sent[0]?.options.topic).toBe(id)
  // What happens beside the game in the same turn causes no further notification.
  for (const text of ['one', 'two']) await mover.do({ type: 'say', text })
  expect(sent).toHaveLength(1)
  mover.close()
})

test('however many browsers subscribe at once, a person keeps eight of them', async () => {
  const postgres = await startPostgres()
  const push = { ...vapid, subject: 'mailto:house@example.org' }
  for (const store of [undefined, { kind: 'postgres', url: await postgres.database() } as const]) {
    const server = await startTest({ push, ...(store === undefined ? {} : { store }) })
    const ada = await Guest.make(server.url, 'Ada')
    const names = Array.from({ length: 40 }, (_, i) => `many-${i}`)
    await Promise.all(names.map((name) => ada.api('POST', '/me/push', subscription(name))))
    const place = store ?? { kind: 'sqlite', file: server.file, thread }
    const kept = await Store.open(place)
    expect(await subscriptionsOf(kept, ada.id)).toHaveLength(8)
    await kept.close()
    await server.close()
  }
  await postgres.stop()
})

test('a subscription is for a push service and for oneself; without keys of the server there is none', async () => {
  const ada = await Guest.make(server.url, 'Ada')
  const good = subscription('x')
  for (const endpoint of ['http://fcm.googleapis.com/x', 'https://127.0.0.1/x', 'https://evil.example/x', 'x']) {
    expect(isPushService(endpoint)).toBe(false)
    expect((await ada.api('POST', '/me/push', { ...good, endpoint })).body.error).toMatchObject({ field: 'endpoint' })
  }
  expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true)
  expect((await ada.api('DELETE', '/me/push', { endpoint: good.endpoint })).status).toBe(200)
  const silent = await startTest()
  const bo = await Guest.make(silent.url, 'Bo')
  expect((await bo.api('GET', '/push')).status).toBe(404)
  expect((await bo.api('POST', '/me/push', good)).status).toBe(404)
  await silent.close()
})

test('the past of a table is what its seat received at the time, and no more of the others', async () => {
  const ada = await Guest.make(server.url, 'Ada')
  const bo = await Guest.make(server.url, 'Bo')
  const { id, lines } = await playing([ada, bo])
  const [first, second] = lines
  if (first === undefined || second === undefined) throw new Error()
  const from = first.seq
  const start = first.play
  for (let moves = 0; moves < 8 && first.table?.phase !== 'over'; moves++) {
    const { seq } = first
    const mover = (first.play?.legal ?? []).length > 0 ? first : second
    await mover.do({ type: 'act', action: mover.play?.legal?.at(-1) ?? '' })
    await Promise.all(lines.map((line) => line.until(() => line.seq > seq)))
  }
  for (const [guest, line] of [
    [ada, first],
    [bo, second],
  ] as const) {
    const { body } = await guest.api('GET', `/tables/${id}/past?after=${from}`)
    const live = line.updates.filter(({ news }) => news.some(({ type, seq }) => type === 'acted' && seq > from))
    expect(body.steps.map(({ news }) => news)).toEqual(live.map(({ news }) => news[0]))
    expect(body.steps.map(({ play }) => play.view)).toEqual(live.map(({ play }) => play?.view))
    if (guest === ada) expect(body.start.view).toEqual(start?.view)
    // The same as patches, each of the view before it.
    const { body: short } = await guest.api('GET', `/tables/${id}/past?after=${from}&patches=true`)
    let view: unknown = short.start.view
    const views = short.steps.map(({ play }) => {
      view = 'patch' in play ? applyPatch(view, play.patch as Change[]) : play.view
      return view
    })
    expect(views).toEqual(body.steps.map(({ play }) => play.view))
    expect(short.steps.some(({ play }) => 'patch' in play)).toBe(true)
    expect(short.steps.map(({ news }) => news)).toEqual(body.steps.map(({ news }) => news))
  }
  const stranger = await Guest.make(server.url, 'Eve')
  const watched = await stranger.look(id)
  const { body } = await stranger.api('GET', `/tables/${id}/past?after=${from}`)
  expect(body.steps.at(-1)?.play.view).toEqual(watched.play?.view)
  expect((await stranger.api('GET', `/tables/${id}/past?after=-1`)).body.error).toMatchObject({ field: 'after' })
  for (const line of [...lines, watched]) line.close()
})
