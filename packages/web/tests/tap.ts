import { connect, createServer, type Socket } from 'node:net'

/** A wire between one browser and the server: everything that reaches the browser is kept, and the wire can be cut. */
export interface Tap {
  readonly url: string
  /** Every byte the server sent to this browser, connection by connection. */
  received(): string
  /** The messages of WebSockets that the server sent to this browser, in the order they came. */
  messages(): string[]
  /** Breaks every connection and lets no new one through. */
  cut(): void
  /** Swallows everything without breaking anything, as a network does for a machine that sleeps; what is open now stays dead for good. */
  swallow(): void
  /** Lets connections through again. */
  mend(): void
  close(): Promise<void>
}

/** The texts of the frames in what a server sent on an upgraded connection. Servers neither mask nor, with so short messages, split. */
function framesOf(bytes: Buffer): string[] {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0 || !bytes.subarray(0, head).toString('latin1').startsWith('HTTP/1.1 101')) return []
  const texts: string[] = []
  for (let at = head + 4; at + 2 <= bytes.length; ) {
    const opcode = (bytes[at] ?? 0) & 15
    let length = (bytes[at + 1] ?? 0) & 127
    let start = at + 2
    if (length === 126) {
      length = bytes.readUInt16BE(at + 2)
      start = at + 4
    } else if (length === 127) {
      length = Number(bytes.readBigUInt64BE(at + 2))
      start = at + 10
    }
    // A connection that was cut ends within a frame.
    if (start + length > bytes.length) break
    if (opcode === 1) texts.push(bytes.subarray(start, start + length).toString('utf8'))
    at = start + length
  }
  return texts
}

/** Lays a wire to the server at this address. */
export async function tap(server: string): Promise<Tap> {
  const target = Number(new URL(server).port)
  const kept: Buffer[][] = []
  const open = new Set<Socket>()
  let broken = false
  let deaf = false
  const proxy = createServer((near) => {
    if (broken) {
      near.destroy()
      return
    }
    if (deaf) {
      open.add(near)
      return
    }
    const far = connect(target, '127.0.0.1')
    const chunks: Buffer[] = []
    kept.push(chunks)
    far.on('data', (data) => chunks.push(data))
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
    messages: () => kept.flatMap((chunks) => framesOf(Buffer.concat(chunks))),
    cut() {
      broken = true
      sever()
    },
    swallow() {
      deaf = true
      for (const socket of open) {
        socket.unpipe()
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
