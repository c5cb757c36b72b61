import { createHash, randomUUID } from 'node:crypto'
import type PgBoss from 'pg-boss'
import { type Build, describeBuild } from '../build.ts'
import { Database, type Sql } from './database.ts'

/** Everything is kept in this schema of the database; it can be dropped whenever nothing runs. */
const SCHEMA = 'orrery_queue'
/** A worker that gives no sign of life for this many seconds has lost its part to others. */
const SILENT_FOR = 10
/** Results that nobody has fetched for this long are deleted. */
const KEEP = '14 days'
/** A part is tried again this often before it is given up; a worker that is killed costs one try. */
const TRIES = 1000
/** The longest time the library allows, in seconds. Workers say themselves that they are alive, so it hardly matters. */
const EXPIRE_IN = 23 * 3600
/** This many parts are put in with one statement. */
const AT_ONCE = 1000

/** One piece of a run: the games from `from` up to, not including, `to`. */
export interface PartOf {
  readonly part: number
  readonly from: number
  readonly to: number
}

/** A run in the queue. */
export interface Run {
  /** The same for the same work. */
  readonly id: string
  /** New whenever the run is created again, so that nothing left of an earlier one mixes with it. */
  readonly key: string
}

/** A part that a worker has taken. */
export interface Taken extends PartOf {
  readonly run: string
  readonly job: string
}

/** What lies in the queue for each part. */
type PartData = PartOf & Run

/** How far a run is, in games. */
export interface RunProgress {
  readonly done: number
  readonly total: number
}

/**
 * A queue of work in a PostgreSQL database. The library pg-boss hands each part to one worker at a time; results stand beside it, one for
 * each part, and a part counts as done in the same transaction in which its result is stored. So a worker may vanish at any moment, and
 * work that was done twice counts once.
 *
 * Only programs of the same build share a queue: others may play differently.
 */
export class WorkQueue {
  readonly #database: Database
  readonly #boss: PgBoss
  readonly #name: string
  /** Who this is, for the eyes of whoever looks into the database. */
  readonly #self = randomUUID()
  /** The runs that this process waits for. */
  readonly #offered = new Map<Run, readonly PartOf[]>()

  private constructor(database: Database, boss: PgBoss, name: string) {
    this.#database = database
    this.#boss = boss
    this.#name = name
  }

  /** Connects, and creates what is missing. */
  static async open(url: string, build: Build): Promise<WorkQueue> {
    const database = new Database(url)
    const { default: Boss } = await import('pg-boss')
    const boss = new Boss({ db: database, schema: SCHEMA, schedule: false })
    // The library maintains its tables from time to time; when that fails, it tries again.
    boss.on('error', () => {})
    const name = `games-${describeBuild(build).replace(/[^\w.-]+/g, '-')}`
    const queue = new WorkQueue(database, boss, name)
    try {
      // One program at a time: the statements with which the library creates a queue deadlock when several programs run them at once.
      await database.transaction(async (sql) => {
        await sql.executeSql(`select pg_advisory_xact_lock(hashtext('${SCHEMA}'))`)
        await boss.start()
        await boss.createQueue(name, { name, retryLimit: TRIES, expireInSeconds: EXPIRE_IN })
        await createTables(sql)
      })
      return queue
    } catch (error) {
      // What the library has started would keep the program alive.
      await queue.close()
      throw error
    }
  }

  /** Puts a run into the queue, unless it is there; a run that somebody began goes on. */
  async offer(work: string, games: number, parts: readonly PartOf[]): Promise<Run> {
    const id = createHash('sha256').update(`${this.#name}\n${work}`).digest('hex')
    const offered = await this.#database.transaction(async (sql) => {
      await sql.executeSql(`delete from ${SCHEMA}.runs where touched_at < now() - interval '${KEEP}'`)
      const { rows } = await sql.executeSql<Run>(
        `insert into ${SCHEMA}.runs (id, key, work, games) values ($1, $2, $3, $4)
         on conflict (id) do update set touched_at = now() returning id, key`,
        [id, randomUUID(), work, games],
      )
      const [run] = rows
      if (run === undefined) throw new Error('the run was not stored')
      const done = new Set(await this.#doneIn(sql, run))
      const jobs = parts
        .filter(({ part }) => !done.has(part))
        .map((part) => {
          const data: PartData = { ...part, id: run.id, key: run.key }
          return { name: this.#name, id: jobOf(run, part), data }
        })
      for (let from = 0; from < jobs.length; from += AT_ONCE)
        await this.#boss.insert(jobs.slice(from, from + AT_ONCE), { db: sql })
      return run
    })
    this.#offered.set(offered, parts)
    return offered
  }

  /** Says that somebody still waits for a run; `false` when it is no longer there. */
  async touch({ id, key }: Run): Promise<boolean> {
    const { rows } = await this.#database.executeSql(
      `update ${SCHEMA}.runs set touched_at = now() where id = $1 and key = $2 returning id`,
      [id, key],
    )
    return rows.length > 0
  }

  /** The parts of a run that are done. */
  done(run: Run): Promise<number[]> {
    return this.#doneIn(this.#database, run)
  }

  async #doneIn(sql: Sql, { id }: Run): Promise<number[]> {
    const { rows } = await sql.executeSql<{ part: number }>(
      `select part from ${SCHEMA}.parts where run = $1 and body is not null`,
      [id],
    )
    return rows.map(({ part }) => part)
  }

  /** The results of these parts. */
  async results({ id }: Run, parts: readonly number[]): Promise<{ readonly part: number; readonly body: string }[]> {
    const { rows } = await this.#database.executeSql<{ part: number; body: string }>(
      `select part, body from ${SCHEMA}.parts where run = $1 and body is not null and part = any($2::int[])`,
      [id, parts],
    )
    return rows
  }

  /** Puts parts back whose workers have fallen silent; returns how many. */
  async revive(run: Run): Promise<number> {
    return this.#database.transaction(async (sql) => {
      const { rows } = await sql.executeSql<{ part: number }>(
        `delete from ${SCHEMA}.parts where run = $1 and body is null
         and alive_at < now() - interval '${SILENT_FOR} seconds' returning part`,
        [run.id],
      )
      for (const row of rows) await this.#putBack(sql, jobOf(run, row))
      return rows.length
    })
  }

  /** Whether anybody plays anything. */
  async hasWorkers(): Promise<boolean> {
    const { rows } = await this.#database.executeSql(
      `select from ${SCHEMA}.parts where alive_at > now() - interval '${SILENT_FOR} seconds' limit 1`,
    )
    return rows.length > 0
  }

  /** Takes a run out of the queue, with everything that belongs to it. */
  async remove(run: Run): Promise<void> {
    await this.#database.transaction(async (sql) => {
      await sql.executeSql(`delete from ${SCHEMA}.runs where id = $1 and key = $2`, [run.id, run.key])
      await this.#withdraw(sql, run)
    })
    this.#offered.delete(run)
  }

  /** Takes everything out of the queue that this process put in, but keeps what is done: the same runs can go on later. */
  async withdraw(): Promise<void> {
    for (const run of this.#offered.keys()) await this.#withdraw(this.#database, run)
  }

  async #withdraw(sql: Sql, run: Run): Promise<void> {
    const jobs = (this.#offered.get(run) ?? []).map((part) => jobOf(run, part))
    if (jobs.length > 0) await this.#boss.deleteJob(this.#name, jobs, { db: sql })
  }

  /** Takes a part that nobody plays; `undefined` when there is none. */
  async take(): Promise<Taken | undefined> {
    for (;;) {
      const found = await this.#database.transaction(async (sql) => {
        const [job] = await this.#boss.fetch<PartData>(this.#name, { db: sql })
        if (job === undefined) return 'empty'
        const { id, key, part, from, to } = job.data
        const { rows } = await sql.executeSql(
          `insert into ${SCHEMA}.parts as known (run, part, games, worker)
           select id, $3, $4, $5 from ${SCHEMA}.runs where id = $1 and key = $2
           on conflict (run, part) do update set worker = excluded.worker, alive_at = now()
             where known.body is null returning part`,
          [id, key, part, to - from, this.#self],
        )
        if (rows.length > 0) return { run: id, job: job.id, part, from, to }
        // Its run has ended, or it was done by a worker that everybody had given up.
        await this.#boss.complete(this.#name, job.id, {}, { db: sql })
        return 'obsolete'
      })
      if (found === 'empty') return undefined
      if (found !== 'obsolete') return found
    }
  }

  /** What is to be done in a run; `undefined` when it has ended. */
  async work(run: string): Promise<string | undefined> {
    const { rows } = await this.#database.executeSql<{ work: string }>(
      `select work from ${SCHEMA}.runs where id = $1`,
      [run],
    )
    return rows[0]?.work
  }

  /** Says that the worker of these parts is alive. */
  async keep(taken: readonly Taken[]): Promise<void> {
    for (const { run, part } of taken) {
      await this.#database.executeSql(
        `update ${SCHEMA}.parts set alive_at = now() where run = $1 and part = $2 and body is null`,
        [run, part],
      )
    }
  }

  /** Stores the result of a part, unless there is one; returns how far its run is. */
  async finish({ run, part, job }: Taken, body: string): Promise<RunProgress | undefined> {
    return this.#database.transaction(async (sql) => {
      await sql.executeSql(`update ${SCHEMA}.parts set body = $3 where run = $1 and part = $2 and body is null`, [
        run,
        part,
        body,
      ])
      await this.#boss.complete(this.#name, job, {}, { db: sql })
      return this.#progress(sql, run)
    })
  }

  async #progress(sql: Sql, run: string): Promise<RunProgress | undefined> {
    const { rows } = await sql.executeSql<RunProgress>(
      `select games as total,
         (select coalesce(sum(games), 0)::int from ${SCHEMA}.parts where run = $1 and body is not null) as done
       from ${SCHEMA}.runs where id = $1`,
      [run],
    )
    return rows[0]
  }

  /** Gives parts back that will not be finished here. */
  async giveBack(taken: readonly Taken[]): Promise<void> {
    await this.#database.transaction(async (sql) => {
      for (const { run, part, job } of taken) {
        await sql.executeSql(`delete from ${SCHEMA}.parts where run = $1 and part = $2 and body is null`, [run, part])
        await this.#putBack(sql, job)
      }
    })
  }

  /** Lets others take a part: for the library, a try that failed. */
  async #putBack(sql: Sql, job: string): Promise<void> {
    await this.#boss.fail(this.#name, job, {}, { db: sql })
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false })
    await this.#database.close()
  }
}

/** The id of a part's job: the same part of the same run is never in the queue twice. */
function jobOf({ key }: Run, { part }: Pick<PartOf, 'part'>): string {
  const hex = createHash('sha256').update(`${key}:${part}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

async function createTables(sql: Sql): Promise<void> {
  await sql.executeSql(`create table if not exists ${SCHEMA}.runs (
    id text primary key,
    key text not null,
    work text not null,
    games integer not null,
    touched_at timestamptz not null default now())`)
  await sql.executeSql(`create table if not exists ${SCHEMA}.parts (
    run text not null references ${SCHEMA}.runs on delete cascade,
    part integer not null,
    games integer not null,
    worker text not null,
    alive_at timestamptz not null default now(),
    body text,
    primary key (run, part))`)
}
