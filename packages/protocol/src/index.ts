/** Everything that crosses the wire between a client and the server: schemas, and the types inferred from them. */
export {
  type Answers,
  answers,
  type DeviceGame,
  type NewTable,
  requests,
  type ServedGame,
  type Subscription,
} from './bodies.ts'
export { type ClientMessage, clientMessageSchema, clientMessages } from './client-messages.ts'
export { commandSchema, commands, type WireCommand } from './commands.ts'
export { PROTOCOL, type WireError } from './parts.ts'
export type { Finished, GameRating, GameStatistics, Me, PersonPage } from './people.ts'
export { type Route, routes } from './routes.ts'
export {
  CLOSE,
  type Present,
  type ServerMessage,
  serverMessageSchema,
  serverMessages,
  type WireUpdate,
} from './server-messages.ts'
export type { ListedTable, Past, SeenPosition } from './sights.ts'
