import { connect, createServer, type Socket } from 'node:net'

/** A wire between one browser and the server: everything that reaches the browser is kept, and the wire can be cut. */
export interface Tap {
  readonly url: string
  /** Every byte the server sent to this browser, connection by connection. */
  received(): string
  /** The messages of WebSockets that the server sent to this browser, in the order they came. */
  readonly messages: readonly string[]
  /** Breaks every connection and lets no new one through. */
  cut(): void
  /**
   * Swallows what goes through WebSockets without breaking them, as a network does for a machine that sleeps; those that are open now stay dead for
   * good. Other connections a browser gives up by itself when its machine wakes up.
   */
  swallow(): void
  /** Lets connections through again. */
  mend(): void
  close(): Promise<void>
}

/** Takes what a server sends on one connection piece by piece, and tells the texts of a WebSocket. Servers neither mask nor, with so short messages, split. */
function frameReader(upgrade: () => void, tell: (text: string) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0)
  let upgraded: boolean | undefined
  return (data) => {
    if (upgraded === false) return
    rest = Buffer.concat([rest, data])
    if (upgraded === undefined) {
      const head = rest.indexOf('\r\n\r\n')
      if (head < 0) return
      upgraded = rest.subarray(0, head).toString('latin1').startsWith('HTTP/1.1 101')
      rest = rest.subarray(head + 4)
      if (!upgraded) return
      upgrade()
    }
    for (let frame = frameOf(rest); frame !== undefined; frame = frameOf(rest)) {
      if (frame.opcode === 1) tell(rest.subarray(frame.start, frame.end).toString('utf8'))
      rest = rest.subarray(frame.end)
    }
  }
}

/** The first frame, once all of it is there. */
function frameOf(bytes: Buffer): { opcode: number; start: number; end: number } | undefined {
  if (bytes.length < 2) return undefined
  const short = (bytes[1] ?? 0) & 127
  const start = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < start) return undefined
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < start + length) return undefined
  return { opcode: (bytes[0] ?? 0) & 15, start, end: start + length }
}

/** Lays a wire to the server at this address. */
export async function tap(server: string): Promise<Tap> {
  const target = Number(new URL(server).port)
  const kept: Buffer[][] = []
  const messages: string[] = []
  const open = new Set<Socket>()
  /** Both ends of every WebSocket. */
  const sockets = new Set<Socket>()
  let broken = false
  let deaf = false
  const proxy = createServer((near) => {
    open.add(near)
    near.on('close', () => open.delete(near))
    if (broken) {
      near.destroy()
      return
    }
    if (deaf) return
    const far = connect(target, '127.0.0.1')
    const chunks: Buffer[] = []
    kept.push(chunks)
    const read = frameReader(
      () => sockets.add(near).add(far),
      (text) => messages.push(text),
    )
    far.on('data', (data) => {
      if (!near.writable) return
      chunks.push(data)
      read(data)
    })
    for (const [a, b] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(a)
      a.pipe(b)
      // A wire that breaks at one end is broken at both.
      a.on('error', () => b.destroy())
      a.on('close', () => {
        open.delete(a)
        b.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const sever = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => kept.map((chunks) => Buffer.concat(chunks).toString('utf8')).join('\n'),
    messages,
    cut() {
      broken = true
      sever()
    },
    swallow() {
      deaf = true
      for (const socket of open) {
        if (!sockets.has(socket)) {
          socket.destroy()
          continue
        }
        socket.unpipe()
        socket.removeAllListeners('data')
        socket.resume()
      }
    },
    mend() {
      broken = false
      deaf = false
    },
    close: () =>
      new Promise((resolve) => {
        sever()
        proxy.close(() => resolve())
      }),
  }
}
