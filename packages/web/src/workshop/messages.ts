/** A message from the workshop to its window. */
export interface ShowMessage {
  readonly workshop: 'show'
  /** Query and hash of an address. */
  readonly address: string
  /** The step to this position is animated. */
  readonly animate: boolean
  /** A factor on all durations. */
  readonly pace: number
}

/** A message from the window to the workshop. */
export type FrameMessage =
  /** The window is ready for messages. */
  | { readonly workshop: 'ready' }
  /** Somebody has played on the board. */
  | { readonly workshop: 'played'; readonly text: string; readonly at: number }
  | { readonly workshop: 'back'; readonly at: number }
  | { readonly workshop: 'animated' }

/** Whether a message is one from the workshop. */
export function isShowMessage(data: unknown): data is ShowMessage {
  return kindOf(data) === 'show'
}

/** Whether a message is one from the window. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return ['ready', 'played', 'back', 'animated'].includes(String(kindOf(data)))
}

function kindOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'workshop' in data ? data.workshop : undefined
}
