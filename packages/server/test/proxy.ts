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
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly upstream: Socket
  lost: boolean
}

/** Starts a proxy to this port of 127.0.0.1. */
export async function startProxy(target: number): Promise<FaultyProxy> {
  const pairs = new Set<Pair>()
  let mode: 'pass' | 'silent' | 'refuse' = 'pass'
  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.resetAndDestroy()
      return
    }
    const pair: Pair = { client, upstream: connect(target, '127.0.0.1'), lost: false }
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      client.destroy()
      pair.upstream.destroy()
    }
    for (const [from, to] of [
      [client, pair.upstream],
      [pair.upstream, client],
    ] as const) {
      from.on('error', () => {})
      from.on('close', () => {
        if (!pair.lost) end()
      })
      from.on('data', (data) => {
        if (!pair.lost) to.write(data)
      })
    }
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
      for (const { client, upstream } of pairs) {
        client.resume()
        upstream.resume()
      }
    },
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
