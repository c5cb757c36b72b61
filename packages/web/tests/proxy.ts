import { connect, createServer, type Socket } from 'node:net'

/** A proxy between one browser and the server: it records everything that reaches the browser, and can fail. */
export interface BrowserProxy {
  readonly url: string
  /** Every byte the server sent to this browser, connection by connection. */
  received(): string
  /** The WebSocket messages that the server sent to this browser, in order. */
  readonly messages: readonly string[]
  /** Closes every connection and accepts no new one. */
  disconnect(): void
  /**
   * Drops all data of WebSockets without closing them, as for a machine that sleeps; those that are open now stay dead. A browser closes
   * its other connections by itself when its machine wakes up.
   */
  freeze(): void
  /** Accepts connections again. */
  restore(): void
  close(): Promise<void>
}

/**
 * Parses what a server sends on one connection, and reports the text messages of a WebSocket. Servers do not mask frames, and do not split
 * messages this short.
 */
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

/** The first frame, once it is complete. */
function frameOf(bytes: Buffer): { opcode: number; start: number; end: number } | undefined {
  if (bytes.length < 2) return undefined
  const short = (bytes[1] ?? 0) & 127
  const start = short === 127 ? 10 : short === 126 ? 4 : 2
  if (bytes.length < start) return undefined
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short
  if (bytes.length < start + length) return undefined
  return { opcode: (bytes[0] ?? 0) & 15, start, end: start + length }
}

/** Opens a proxy to the server at this address. */
export async function openProxy(server: string): Promise<BrowserProxy> {
  const target = Number(new URL(server).port)
  const kept: Buffer[][] = []
  const messages: string[] = []
  const open = new Set<Socket>()
  /** Both ends of every WebSocket. */
  const sockets = new Set<Socket>()
  let disconnected = false
  let frozen = false
  const proxy = createServer((near) => {
    open.add(near)
    near.on('close', () => open.delete(near))
    if (disconnected) {
      near.destroy()
      return
    }
    if (frozen) return
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
      // When one end fails, both are closed.
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
  const destroyAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => kept.map((chunks) => Buffer.concat(chunks).toString('utf8')).join('\n'),
    messages,
    disconnect() {
      disconnected = true
      destroyAll()
    },
    freeze() {
      frozen = true
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
    restore() {
      disconnected = false
      frozen = false
    },
    close: () =>
      new Promise((resolve) => {
        destroyAll()
        proxy.close(() => resolve())
      }),
  }
}
