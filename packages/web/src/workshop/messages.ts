/** What the workshop tells the window that shows a board or a sheet. */
export interface ShowMessage {
  readonly workshop: 'show'
  /** Query and hash of an address. */
  readonly address: string
  /** The step to this position is animated. */
  readonly animate: boolean
  /** By what factor everything takes longer. */
  readonly pace: number
}

/** What that window tells the workshop. */
export type FrameMessage =
  /** It can be told what to show. */
  | { readonly workshop: 'ready' }
  /** Somebody has played on the board. */
  | { readonly workshop: 'played'; readonly text: string; readonly at: number }
  | { readonly workshop: 'back'; readonly at: number }
  | { readonly workshop: 'animated' }

/** Whether a message of another window is one of the workshop's. */
export function isShowMessage(data: unknown): data is ShowMessage {
  return kindOf(data) === 'show'
}

/** Whether a message is one of the window that shows a board. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  return ['ready', 'played', 'back', 'animated'].includes(String(kindOf(data)))
}

function kindOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'workshop' in data ? data.workshop : undefined
}
