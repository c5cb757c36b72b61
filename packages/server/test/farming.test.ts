// Long test of src/rating
import { expect, test } from 'vitest'
import { Guest, nonce, playing, playOut } from './client.ts'
import { serverOn } from './server-on.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
/** Comets is over after a few decisions; a whole game of it always counts. */
const rated = { rated: true, options: { short: 'on' } }

interface TableRating {
  readonly rated: boolean
  readonly pending: boolean
  readonly unrated?: string
  readonly people: readonly { readonly person: string; readonly after?: number; readonly unrated?: string }[]
}

onEveryStore((kind) => {
  const server = serverOn(kind, postgres)

  const account = async (name: string): Promise<Guest> => (await Guest.make(server.url, name)).register()

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  const person = async (who: Guest): Promise<any> => (await who.api('GET', `/people/${who.id}`)).body

  /** What a finished table meant for ratings, once that is known. */
  async function outcome(who: Guest, table: string): Promise<TableRating> {
    for (;;) {
      const { body } = await who.api('GET', `/tables/${table}/rating`)
      const found = body as unknown as TableRating
      if (!found.pending) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  test('guests are not let into rated games, neither as host nor as player', async () => {
    const ada = await account('Ada')
    const guest = await Guest.make(server.url, 'Guest')
    const refusal = { code: 'rated-account', rule: 'T2' }
    const own = await guest.api('POST', '/tables', { game: 'comets', seats: 2, ...rated })
    expect([own.status, own.body.refusal]).toEqual([409, refusal])
    // Thirty wins over guests of one's own: none of these games even begins.
    for (let i = 0; i < 30; i++) {
      const made = await ada.api('POST', '/tables', { game: 'comets', seats: 2, ...rated })
      const mule = await Guest.make(server.url, `Mule ${i}`)
      const sat = await mule.api('POST', `/tables/${made.body.table.id}/commands`, { type: 'sit', nonce: nonce() })
      expect([sat.status, sat.body.refusal]).toEqual([409, refusal])
    }
    expect((await person(ada)).ratings).toEqual([])
    // The same person with an account may sit down at once, through a socket too.
    const made = await ada.api('POST', '/tables', { game: 'comets', seats: 2, ...rated })
    const line = await guest.look(made.body.table.id)
    expect(await line.do({ type: 'sit', nonce: nonce() })).toMatchObject({ type: 'refused', refusal })
    await guest.register()
    line.send({ type: 'hello', v: 1 })
    expect(await line.do({ type: 'sit', nonce: nonce() })).toMatchObject({ type: 'done' })
    line.close()
  })

  test('thirty games that are resigned at once change no rating, and everybody learns why', async () => {
    const [ada, mule] = [await account('Ada'), await account('Mule')]
    for (let i = 0; i < 30; i++) {
      const { id, lines } = await playing([ada, mule], rated)
      await lines[1]?.do({ type: 'resign' })
      for (const line of lines) line.close()
      const found = await outcome(mule, id)
      expect(found.unrated).toBe('short')
      expect(found.people.map(({ unrated }) => unrated)).toEqual(['short', 'short'])
    }
    for (const each of [ada, mule]) {
      const { ratings, results } = await person(each)
      expect(ratings).toEqual([])
      expect(results).toHaveLength(30)
      expect(results[0]).toMatchObject({ rated: true, unrated: 'short' })
      expect(results[0].rating).toBeUndefined()
    }
  })

  test('a player who leaves the game to a bot has not played', async () => {
    const [ada, mule] = [await account('Ada'), await account('Mule')]
    const { id, lines } = await playing([ada, mule], rated)
    await lines[1]?.do({ type: 'leave' })
    await playOut(lines.slice(0, 1))
    expect((await outcome(ada, id)).unrated).toBe('short')
    for (const line of lines) line.close()
  })

  test('the same two are rated five times a day; against others, and at tables with others, games still count', async () => {
    const [ada, mule, cy] = [await account('Ada'), await account('Mule'), await account('Cy')]
    const play = async (people: readonly Guest[]): Promise<TableRating> => {
      const { id, lines } = await playing(people, rated)
      await playOut(lines)
      for (const line of lines) line.close()
      return outcome(ada, id)
    }
    for (let i = 0; i < 5; i++) {
      const found = await play([ada, mule])
      expect(found.unrated).toBeUndefined()
      expect(found.people.every(({ after }) => after !== undefined)).toBe(true)
    }
    const before = (await person(ada)).ratings[0].rating
    // It is announced before the start.
    const made = await ada.api('POST', '/tables', { game: 'comets', seats: 2, ...rated })
    const path = `/tables/${made.body.table.id}`
    expect((await ada.api('GET', `${path}/rating`)).body).toMatchObject({ rated: true, pending: true })
    await mule.api('POST', `${path}/commands`, { type: 'sit', nonce: nonce() })
    expect((await ada.api('GET', `${path}/rating`)).body).toMatchObject({ pending: true, unrated: 'often' })
    for (let i = 0; i < 3; i++) expect((await play([ada, mule])).unrated).toBe('often')
    expect((await person(ada)).ratings[0].rating).toBe(before)
    expect((await person(ada)).ratings[0].games).toBe(5)
    expect((await play([ada, cy])).unrated).toBeUndefined()
    const three = await play([ada, mule, cy])
    expect(three.people.every(({ after }) => after !== undefined)).toBe(true)
    expect((await person(ada)).ratings[0].games).toBe(7)
    expect((await person(mule)).ratings[0].games).toBe(6)
  })
})
