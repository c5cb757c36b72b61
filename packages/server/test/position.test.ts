// Test of src/http/position.ts
import { expect, test } from 'vitest'
import { Guest, Line, playing } from './client.ts'
import { serverOn } from './server-on.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()

onEveryStore((kind) => {
  const server = serverOn(kind, postgres)

  const two = (): Promise<Guest[]> => Promise.all(['Ada', 'Bo'].map((name) => Guest.make(server.url, name)))
  const ask = (who: Guest, id: string, query = '') => who.api('GET', `/tables/${id}/position${query}`)

  test('everybody gets what a spectator sees, also a player, and nothing new when nothing happened', async () => {
    const guests = await two()
    const [ada, bo] = guests
    const eve = await Guest.make(server.url, 'Eve')
    const { id, lines } = await playing(guests)
    const spectator = new Line(server.url, id, undefined)
    await spectator.open({})
    const first = spectator.messages.find((message) => message.type === 'update')
    const answers = await Promise.all([ada, bo, eve].map(async (who) => (await ask(who as Guest, id)).body))
    for (const { seq, play } of answers) expect([seq, play]).toEqual([first?.seq, first?.play])
    const { seq } = answers[0] as { seq: number }
    expect((await ask(eve, id, `?after=${seq}`)).body).toEqual({ seq })
    const mover = lines.find((line) => (line.play?.legal ?? []).length > 0)
    await mover?.do({ type: 'act', action: mover.play?.legal?.[0] ?? '' })
    const { body } = await ask(eve, id, `?after=${seq}`)
    expect(body.seq).toBeGreaterThan(seq)
    await expect.poll(() => spectator.play).toEqual(body.play)
    // Nobody is told of a watcher: the only one is the spectator with the socket.
    const present = await spectator.until(() => spectator.messages.findLast(({ type }) => type === 'present'))
    expect(present).toMatchObject({ watchers: 1 })
  })

  test('a private table needs its code, and a table without spectators shows nothing even to its players', async () => {
    const guests = await two()
    const [ada] = guests as [Guest]
    const hidden = await playing(guests, { private: true })
    const { body } = await ada.api('GET', `/tables/${hidden.id}`)
    expect((await ask(ada, hidden.id)).status).toBe(404)
    expect((await ask(ada, hidden.id, `?code=${body.table.code}`)).status).toBe(200)
    const closed = await playing(guests, { spectators: false })
    expect((await ask(ada, closed.id)).status).toBe(404)
    expect((await ask(ada, 'nowhere')).status).toBe(404)
  })
})
