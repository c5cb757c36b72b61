/** Connections to PostgreSQL for programs other than the server: they time out rather than wait forever, and say when the database is at fault. */
export { Connections } from './store/postgres.ts'
export { StorageError } from './store/storage-error.ts'
