import type { ReactNode } from 'react'

/** Where a name stands beside its marker. */
export interface Anchor {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

const anchors: readonly Anchor[] = [
  { x: 12, y: 4, anchor: 'start' },
  { x: -12, y: 4, anchor: 'end' },
  { x: 0, y: -14, anchor: 'middle' },
  { x: 0, y: 23, anchor: 'middle' },
  { x: 12, y: -14, anchor: 'start' },
  { x: 12, y: 23, anchor: 'start' },
]

/** Finds places for names beside their markers, where they cover no other name and no other marker. */
export function labelling(
  markers: readonly (readonly [x: number, y: number])[],
  width: number,
): {
  place(x: number, y: number, words: string): Anchor
} {
  const boxes = markers.map(([x, y]) => [x - 9, y - 9, x + 9, y + 9] as const)
  return {
    place(x, y, words) {
      const long = words.length * 7.2
      const boxOf = ({ x: dx, y: dy, anchor }: Anchor): readonly [number, number, number, number] => {
        const left = x + dx - (anchor === 'start' ? 0 : anchor === 'end' ? long : long / 2)
        return [left, y + dy - 11, left + long, y + dy + 3]
      }
      const free = anchors.find((each) => {
        const [l, t, r, b] = boxOf(each)
        return l > 2 && r < width - 2 && boxes.every(([ol, ot, or, ob]) => r < ol || l > or || b < ot || t > ob)
      })
      const chosen = free ?? { x: 12, y: 4, anchor: 'start' }
      boxes.push(boxOf(chosen))
      return chosen
    },
  }
}

/** The name of a star beside its marker. */
export function MarkerName({ words, at }: { words: string; at: Anchor }): ReactNode {
  return (
    <text x={at.x} y={at.y} textAnchor={at.anchor} fill="var(--ink-1)" className="bd-outlined">
      {words}
    </text>
  )
}
