// Test of src/http/device-games.ts, src/http/position.ts
import { expect, test } from 'vitest'
import { MOST_DEVICE_GAMES } from '../src/store/device-games.ts'
import { Guest } from './client.ts'
import { serverOn } from './server-on.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const finishedAt = 1794778138440
const game = (id: string, more: object = {}) => ({
  ...{ id, game: 'comets', seats: 2, score: 7, won: true, finishedAt },
  ...more,
})

onEveryStore((kind) => {
  const server = serverOn(kind, postgres)

  const account = async (name: string): Promise<Guest> => (await Guest.make(server.url, name)).register()
  const join = (who: Guest, games: readonly object[]) => who.api('POST', '/me/device-games', { games })

  test('games of a device are joined to an account, each once, and only their person sees them', async () => {
    const [ada, guest] = [await account('Ada'), await Guest.make(server.url, 'Eve')]
    expect((await join(guest, [game('a')])).status).toBe(403)
    const games = [game('a'), game('b', { won: false, score: 3 }), game('a')]
    // From two tabs at the same time, and once more later.
    const answers = await Promise.all([join(ada, games), join(ada, games)])
    expect(answers.map(({ body }) => body)).toEqual([{ count: 2 }, { count: 2 }])
    expect((await join(ada, [game('a', { score: 1000 })])).body).toEqual({ count: 2 })
    const figures = { played: 2, won: 1, scored: 2, best: 7, average: 5 }
    const { body } = await ada.api('GET', `/people/${ada.id}`)
    expect(body.device).toEqual([{ game: 'comets', ...figures, bySeats: [{ seats: 2, ...figures }] }])
    // They are no results of the server and never rated.
    expect([body.statistics, body.ratings, body.results]).toEqual([[], [], []])
    expect((await guest.api('GET', `/people/${ada.id}`)).body).not.toHaveProperty('device')
  })

  test('what cannot be a game is refused or ignored, and an account keeps a limited number', async () => {
    const ada = await account('Ada')
    const wrong = [{ score: '7' }, { score: 1e9 }, { finishedAt: -1 }, { id: 'a b' }, { rated: true }]
    for (const part of wrong)
      expect([part, (await join(ada, [game('x'), game('y', part)])).status]).toEqual([part, 400])
    // Games that the server does not have, or not for so many.
    expect((await join(ada, [game('x', { game: 'chess' }), game('y', { seats: 9 })])).body).toEqual({ count: 0 })
    expect((await join(ada, [])).body).toEqual({ count: 0 })
    const hundred = (from: number) => Array.from({ length: 100 }, (_, i) => game(`n${from + i}`))
    expect((await join(ada, [...hundred(0), game('more')])).status).toBe(400)
    for (let i = 0; i < MOST_DEVICE_GAMES + 100; i += 100) await join(ada, hundred(i))
    expect((await join(ada, [game('more')])).body).toEqual({ count: MOST_DEVICE_GAMES })
  })
})
