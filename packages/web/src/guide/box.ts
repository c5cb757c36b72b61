/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A size in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const right = (box: Box): number => box.left + box.width
export const bottom = (box: Box): number => box.top + box.height

/** How much of one box lies in another, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
