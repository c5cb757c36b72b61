import type { MessagePort, Worker } from 'node:worker_threads'
import { commitQuiet, type QuietGroup } from './quiet.ts'
import { openSqlite, type SqlAnswer } from './sqlite-connection.ts'
import { makeMutex, type SqlPort } from './sqlite-dialect.ts'
import { StorageError, sqliteFault } from './storage-error.ts'

/**
 * What the worker is asked: to run a statement, to store a group of appends, to say what is wrong with the file, to roll back, or to
 * close.
 */
type Request = { readonly id: number } & (
  | { readonly type: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly type: 'commit'; readonly group: QuietGroup }
  | { readonly type: 'damage' | 'rollback' | 'close' }
)
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

interface Reply {
  readonly id: number
  readonly answer?: SqlAnswer
  readonly fault?: { readonly message: string; readonly code: number }
}

/** An error of SQLite, with its extended code (1555 and 2067 are duplicate keys). */
class SqliteError extends Error {
  readonly errcode: number

  constructor(message: string, errcode: number) {
    super(message)
    this.name = 'SqliteError'
    this.errcode = errcode
  }
}

/** The writing half of SQLite in a thread of its own: an fsync takes milliseconds, and the server must not block. */
export function serveSqlite(port: MessagePort, file: string): void {
  const connection = openSqlite(file)
  const answer = (request: Request): SqlAnswer => {
    if (request.type === 'run') return connection.run(request.sql, request.parameters)
    if (request.type === 'commit') return { rows: commitQuiet(connection, request.group), changes: 0 }
    if (request.type === 'damage') return { rows: [connection.damage()], changes: 0 }
    if (request.type === 'rollback') connection.rollback()
    else connection.close()
    return { rows: [], changes: 0 }
  }
  port.on('message', (request: Request) => {
    const { id } = request
    try {
      port.postMessage({ id, answer: answer(request) } satisfies Reply)
    } catch (error) {
      port.postMessage({ id, fault: faultOf(error) } satisfies Reply)
    }
    if (request.type === 'close') port.close()
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
  /** What is wrong with the file, if anything. */
  damage(): Promise<string | undefined>
  /** Whether the thread has ended: it can only be started with a new process. */
  readonly ended: boolean
  /** Ends the thread whatever it is doing; what it was asked fails. */
  end(): void
}

/** A port to a SQLite connection in a worker. */
export function workerPort(worker: Worker, onStored: (appends: number) => void = () => {}): WorkerPort {
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
  worker.on('error', (error) => fail(sqliteFault(error) ?? new StorageError(error, { retry: false })))
  worker.on('exit', () => fail(new StorageError('the thread of the database has ended', { retry: false })))
  const post = (request: WithoutId<Request>): Promise<SqlAnswer> =>
    new Promise((resolve, reject) => {
      if (gone !== undefined) return reject(gone)
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...request } satisfies Request)
    })
  const take = makeMutex()
  return {
    run: (sql, parameters) => post({ type: 'run', sql, parameters }),
    rollback: async () => void (await post({ type: 'rollback' }).catch(() => {})),
    take,
    get ended() {
      return gone !== undefined
    },
    async commit(group) {
      const release = await take()
      try {
        const { rows } = await post({ type: 'commit', group })
        onStored(rows.length)
        return rows
      } catch (error) {
        throw sqliteFault(error) ?? error
      } finally {
        release()
      }
    },
    async damage() {
      const [found] = (await post({ type: 'damage' })).rows
      return typeof found === 'string' ? found : undefined
    },
    async close() {
      if (gone === undefined) await post({ type: 'close' })
      await worker.terminate()
    },
    end() {
      fail(new StorageError('the store is closed'))
      // Nobody waits for it: a disk that hangs holds the thread until the process ends.
      void worker.terminate()
    },
  }
}

/** A port to a SQLite connection of this thread: for reading, which waits for nothing. */
export function localPort(file: string): SqlPort {
  const connection = openSqlite(file)
  return {
    run: async (sql, parameters) => connection.run(sql, parameters),
    rollback: async () => connection.rollback(),
    take: makeMutex(),
    close: async () => connection.close(),
  }
}
