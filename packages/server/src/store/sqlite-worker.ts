import type { MessagePort, Worker } from 'node:worker_threads'
import { openSqlite, type SqlAnswer } from './sqlite-connection.ts'
import type { SqlPort } from './sqlite-dialect.ts'

/** What the worker is told. */
interface Request {
  readonly id: number
  readonly sql?: string
  readonly parameters?: readonly unknown[]
}

interface Reply {
  readonly id: number
  readonly answer?: SqlAnswer
  readonly fault?: { readonly message: string; readonly code: number }
}

/** What SQLite said no to, with its extended code (1555 and 2067 are duplicate keys). */
class SqliteError extends Error {
  readonly errcode: number

  constructor(message: string, errcode: number) {
    super(message)
    this.name = 'SqliteError'
    this.errcode = errcode
  }
}

/** The writing half of SQLite in a thread of its own: an fsync takes milliseconds, and the server must not stand still. */
export function serveSqlite(port: MessagePort, file: string): void {
  const connection = openSqlite(file)
  port.on('message', ({ id, sql, parameters }: Request) => {
    if (sql === undefined) {
      connection.close()
      port.postMessage({ id } satisfies Reply)
      port.close()
      return
    }
    try {
      port.postMessage({ id, answer: connection.run(sql, parameters ?? []) } satisfies Reply)
    } catch (error) {
      port.postMessage({ id, fault: faultOf(error) } satisfies Reply)
    }
  })
}

function faultOf(error: unknown): { message: string; code: number } {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
  return { message, code }
}

/** A port to a SQLite connection in a worker. */
export function workerPort(worker: Worker): SqlPort {
  const waiting = new Map<number, { resolve: (answer: SqlAnswer) => void; reject: (error: Error) => void }>()
  let last = 0
  let gone: Error | undefined
  const fail = (error: Error): void => {
    gone = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', ({ id, answer, fault }: Reply) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (fault !== undefined) waiter?.reject(new SqliteError(fault.message, fault.code))
    else waiter?.resolve(answer ?? { rows: [], changes: 0 })
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread of the database is gone')))
  const post = (request: Omit<Request, 'id'>): Promise<SqlAnswer> =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(gone)
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request } satisfies Request)
    })
  return {
    run: (sql, parameters) => post({ sql, parameters }),
    async close() {
      if (gone === undefined) await post({})
      await worker.terminate()
    },
  }
}

/** A port to a SQLite connection of this thread: for reading, which waits for nothing. */
export function localPort(file: string): SqlPort {
  const connection = openSqlite(file)
  return {
    run: async (sql, parameters) => connection.run(sql, parameters),
    close: async () => connection.close(),
  }
}
