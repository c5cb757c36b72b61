import type { MessagePort, Worker } from 'node:worker_threads'
import { commitQuiet, type QuietGroup } from './quiet.ts'
import { openSqlite, type SqlAnswer } from './sqlite-connection.ts'
import { makeTurnstile, type SqlPort } from './sqlite-dialect.ts'

/** What the worker is told: a statement, or a group of appends, or (neither) to close. */
interface Request {
  readonly id: number
  readonly sql?: string
  readonly parameters?: readonly unknown[]
  readonly group?: QuietGroup
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
  port.on('message', ({ id, sql, parameters, group }: Request) => {
    if (sql === undefined && group === undefined) {
      connection.close()
      port.postMessage({ id } satisfies Reply)
      port.close()
      return
    }
    try {
      const answer =
        group === undefined
          ? connection.run(sql ?? '', parameters ?? [])
          : { rows: commitQuiet(connection, group), changes: 0 }
      port.postMessage({ id, answer } satisfies Reply)
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

/** A port to a SQLite connection in a worker, which can also store a whole group of appends at once. */
export interface WorkerPort extends SqlPort {
  commit(group: QuietGroup): Promise<readonly unknown[]>
}

/** A port to a SQLite connection in a worker. */
export function workerPort(worker: Worker): WorkerPort {
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
  const take = makeTurnstile()
  return {
    run: (sql, parameters) => post({ sql, parameters }),
    take,
    async commit(group) {
      const release = await take()
      try {
        return (await post({ group })).rows
      } finally {
        release()
      }
    },
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
    take: makeTurnstile(),
    close: async () => connection.close(),
  }
}
