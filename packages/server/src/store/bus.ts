/** What is said: which rows are stored, and what is not stored anywhere. */
export type Channel = 'stored' | 'announced'

/** What a bus passes on. */
export interface BusHandlers {
  /** A process (`own`: this one) has stored what the text says. */
  stored(text: string, own: boolean): void
  announced(sender: string, text: string): void
  /** Some messages may have been missed. */
  missed(): void
}

/** How processes that share a store notify each other. Messages may be lost, but not without `missed` or a later look at the store. */
export interface Bus {
  /** Connects; throws when the first attempt fails. */
  start(): Promise<void>
  /** Sends a text to all processes, this one included; throws a `StorageError` when that is not possible now. */
  publish(channel: Channel, text: string): Promise<void>
  /** Drops the connection without closing it properly. */
  destroy(): void
  close(): Promise<void>
}

/** What a process sends itself to see that the bus works; nobody else has a use for it. */
export const HEARTBEAT_TEXT = 'beat'
