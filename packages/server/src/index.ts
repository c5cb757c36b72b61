export type { Config, Limits, LogLine } from './config.ts'
export { runThread } from './run-thread.ts'
export { type RunningServer, startServer } from './server.ts'
export type { StorePlace } from './store/store.ts'
