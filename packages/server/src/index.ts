/** Tables for many people. The entry of a bundle calls `runThread` of `@orrery/server/thread` first, because threads start there too. */
export type { Config, Limits, LogLine } from './config.ts'
export { ownSlot, serveSupervised } from './processes/supervised.ts'
export { Supervisor } from './processes/supervisor.ts'
export type { PushConfig } from './push/pusher.ts'
export { type RunningServer, startServer } from './server.ts'
export { BackupError, backupPostgres, backupSqlite } from './store/backup.ts'
export { DamagedError, StorageError } from './store/storage-error.ts'
export type { StorePlace } from './store/store.ts'
