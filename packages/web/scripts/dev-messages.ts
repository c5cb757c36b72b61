/** What the parent process sends to have the development server close. */
export const CLOSE = 'close'

/** What the development server sends to its parent process: the address it listens on. */
export interface Ready {
  readonly ready: string
}

/** Whether a message from the server's process is that one. */
export function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'string'
}
