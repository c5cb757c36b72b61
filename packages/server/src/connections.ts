/** Connections to PostgreSQL for programs that are no server: they time out rather than wait for ever, and say when the database is at fault. */
export { Connections } from './store/postgres.ts'
export { StorageError } from './store/storage-error.ts'
