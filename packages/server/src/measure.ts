import type { BotPool } from './bots/pool.ts'
import type { Guard } from './guard.ts'
import type { PassOn } from './http/pass-on.ts'
import type { Janitor } from './janitor.ts'
import type { Keeper } from './keeper.ts'
import type { Metrics } from './metrics.ts'
import type { Owners } from './owners.ts'
import type { Sockets } from './sockets.ts'
import type { Store } from './store/store.ts'

/** The parts of a server that are measured. */
export interface Measured {
  readonly metrics: Metrics
  readonly keeper: Keeper
  readonly owners: Owners
  readonly passOn: PassOn
  readonly store: Store
  readonly guard: Guard
  readonly pool: BotPool
  readonly sockets: Sockets
  readonly janitor: Janitor
}

/** Connects everything that counts or takes time with the metrics; docs/operating.md says what to make of it. */
export function measure({ metrics, keeper, owners, passOn, store, guard, pool, sockets, janitor }: Measured): void {
  guard.onBatch = (ms) => metrics.took('rules', ms)
  store.onCommit = (ms) => metrics.took('commit', ms)
  metrics.watch('sockets', 'Open sockets', () => sockets.all.size)
  metrics.watch('tables_in_memory', 'Tables in memory', () => keeper.rooms.size)
  metrics.watch('moves_total', 'Commands that were stored', () => keeper.counts.moves)
  metrics.watch('refusals_total', 'Commands that were refused', () => keeper.counts.refusals)
  metrics.watch('conflicts_total', 'Commits for which another process was faster', () => keeper.counts.conflicts)
  metrics.watch('damaged_total', 'Tables whose rules broke', () => keeper.counts.faults)
  metrics.watch('tables_loaded_total', 'Tables loaded from the store', () => keeper.loads)
  metrics.watch('tables_owned', 'Tables that this process owns', () => owners.size)
  metrics.watch('tables_taken_total', 'Tables that it became the owner of', () => owners.counts.taken)
  metrics.watch('tables_lost_total', 'Tables that it gave up or that others took over', () => owners.counts.lost)
  metrics.watch('sockets_carried', 'Sockets carried to the processes that own their tables', () => passOn.carried)
  metrics.watch('commits_total', 'Transactions of tables', () => store.counts.commits)
  metrics.watch('appends_total', 'Appends to logs in them', () => store.counts.appends)
  metrics.watch('store_fails', '1 while the store cannot be written to', () => (store.fails ? 1 : 0))
  metrics.watch('oldest_commit_ms', 'Age of the oldest commit that waits', () => Math.round(store.oldest))
  metrics.watch('news_total', 'Tables whose changes other processes were told', () => store.newsCounts.stored)
  metrics.watch('news_messages_total', 'Messages in which they were told', () => store.newsCounts.messages)
  metrics.watch('news_failures_total', 'Messages that had to be sent again', () => store.newsCounts.failures)
  metrics.watch('bots_asked_total', 'Decisions asked of bots', () => pool.counts.asked)
  metrics.watch('bot_faults_total', 'Bots that failed', () => pool.counts.faults)
  metrics.watch('bot_overruns_total', 'Bots that took too long', () => pool.counts.overruns)
  metrics.watch('tables_closed_total', 'Tables closed because nobody came', () => janitor.counts.closed)
  metrics.watch('logs_moved_total', 'Logs moved to object storage', () => janitor.counts.moved)
  metrics.watch('tables_archived_total', 'Games archived because nobody continued', () => janitor.counts.archived)
}
