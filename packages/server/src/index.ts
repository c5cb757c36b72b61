/** Tables for many people. An entry that is bundled calls `runThread` of `@orrery/server/thread` first: threads start there. */
export type { Config, Limits, LogLine } from './config.ts'
export type { PushConfig } from './push/pusher.ts'
export { type RunningServer, startServer } from './server.ts'
export { BackupError, backupPostgres, backupSqlite } from './store/backup.ts'
export { DamagedError, StorageError } from './store/storage-error.ts'
export type { StorePlace } from './store/store.ts'
