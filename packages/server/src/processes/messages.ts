/** What a supervisor tells a process: a connection comes with its first bytes, and a ping wants an answer. */
export type ToProcess = { readonly type: 'connection'; readonly head: Uint8Array } | { readonly type: 'ping' }

/** What a process answers: that it listens, and that it is not stuck. */
export type FromProcess = { readonly type: 'ready' } | { readonly type: 'pong' }
