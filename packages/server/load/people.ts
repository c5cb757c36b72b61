import { randomBytes } from 'node:crypto'

/** A person at the server. */
export interface Account {
  readonly id: string
  readonly session: string
}

/** A table that is being played, and how each seat is opened. */
export interface Dealt {
  readonly id: string
  readonly seats: readonly { readonly seat: number; readonly token: string; readonly session: string }[]
}

/** Sends a request of the protocol. */
export async function post<T>(url: string, path: string, body: object, session?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
  }
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** New people. */
export async function makePeople(url: string, count: number): Promise<Account[]> {
  return eachOf(Array.from({ length: count }), 20, (_, i) =>
    post<Account>(url, '/me', { name: `Player ${i}`, bearer: true }),
  )
}

/** A table with these people, started and dealt. */
export async function deal(url: string, game: string, people: readonly Account[], create = {}): Promise<Dealt> {
  type Shown = { table: { id: string }; mine: { seat: number; token: string }[] }
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody')
  const nonce = (): string => randomBytes(16).toString('hex')
  const made = await post<Shown>(url, '/tables', { game, seats: people.length, ...create }, host.session)
  const { id } = made.table
  const seats = [{ ...made.mine[0], session: host.session }]
  for (const { session } of others) {
    const sat = await post<Shown>(url, `/tables/${id}/commands`, { type: 'sit', nonce: nonce() }, session)
    seats.push({ ...sat.mine[0], session })
  }
  await post(url, `/tables/${id}/commands`, { type: 'start', nonce: nonce() }, host.session)
  return { id, seats: seats.map(({ seat = 0, token = '', session }) => ({ seat, token, session })) }
}

/** Does something for each item, a limited number at a time. */
export async function eachOf<T, R>(
  list: readonly T[],
  at: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      const index = next++
      results[index] = await work(list[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: at }, worker))
  return results
}
