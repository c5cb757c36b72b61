import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on 127.0.0.1 in front of a database, which can fail in the ways a network fails. */
export interface FaultyProxy {
  readonly port: number
  /** The same database address, through the proxy. */
  through(url: string): string
  /** Resets every open connection; new ones pass. */
  cut(): void
  /** Refuses new connections and resets the open ones, until `heal`. */
  refuse(): void
  /** Delivers nothing in either direction, until `heal`: then everything held back arrives, late. */
  silence(): void
  /** The open connections never deliver another byte, though both ends believe they are open; new ones pass. */
  lose(): void
  heal(): void
  /** Forwards the next message with this word, then loses the answer and the connection; resolves when it happened. */
  loseAnswer(word: string): Promise<void>
  /** Holds back the next message with this word, and everything after it, until `heal`; resolves when it happened. */
  holdBack(word: string): Promise<void>
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly upstream: Socket
  lost: boolean
  /** Answers are no longer delivered. */
  unsubscribe: boolean
  /** Messages of the client that are kept until the proxy heals. */
  held: Buffer[] | undefined
}

/** Something to do once, when a client sends a certain word. */
interface Trap {
  readonly word: string
  readonly spring: (pair: Pair) => void
}

/** Starts a proxy to this port of 127.0.0.1. */
export async function startProxy(target: number): Promise<FaultyProxy> {
  const pairs = new Set<Pair>()
  let mode: 'pass' | 'silent' | 'refuse' = 'pass'
  let trap: Trap | undefined
  const setTrap = (word: string, change: (pair: Pair) => void): Promise<void> =>
    new Promise((resolve) => {
      trap = {
        word,
        spring(pair) {
          trap = undefined
          change(pair)
          resolve()
        },
      }
    })
  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy()
      return
    }
    const pair: Pair = {
      client,
      upstream: connect(target, '127.0.0.1'),
      lost: false,
      unsubscribe: false,
      held: undefined,
    }
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      client.destroy()
      pair.upstream.destroy()
    }
    for (const socket of [client, pair.upstream]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        if (!pair.lost) end()
      })
    }
    client.on('data', (data) => {
      if (trap !== undefined && data.includes(trap.word)) trap.spring(pair)
      if (pair.held !== undefined) pair.held.push(data)
      else if (!pair.lost) pair.upstream.write(data)
    })
    pair.upstream.on('data', (data) => {
      if (!pair.lost && !pair.unsubscribe) client.write(data)
    })
    if (mode === 'silent') hold(pair)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const { client, upstream } of [...pairs]) {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
    pairs.clear()
  }
  return {
    port,
    through(url) {
      const address = new URL(url)
      address.port = String(port)
      return address.href
    },
    cut,
    refuse() {
      mode = 'refuse'
      cut()
    },
    silence() {
      mode = 'silent'
      for (const pair of pairs) hold(pair)
    },
    lose() {
      for (const pair of pairs) pair.lost = true
    },
    heal() {
      mode = 'pass'
      for (const pair of pairs) {
        for (const data of pair.held ?? []) pair.upstream.write(data)
        pair.held = undefined
        pair.client.resume()
        pair.upstream.resume()
      }
    },
    loseAnswer: (word) =>
      setTrap(word, (pair) => {
        pair.unsubscribe = true
      }),
    holdBack: (word) =>
      setTrap(word, (pair) => {
        pair.held = []
      }),
    close: () =>
      new Promise((resolve) => {
        cut()
        server.close(() => resolve())
      }),
  }
}

function hold({ client, upstream }: Pair): void {
  client.pause()
  upstream.pause()
}
