import type { Spot, Stage } from '@orrery/board/stage'
import { corners, hexes, sides } from '../data.ts'
import { MINI_UNIT, MINI_WIDTH } from '../galaxy/mini.tsx'

const spaces: Readonly<Record<string, readonly { readonly x: number; readonly y: number }[]>> = {
  corner: corners,
  side: sides,
  hex: hexes,
}

/** Where a space (`corner:7`) lies on the small galaxy of a seat, if there is one in sight. */
export function placeOnMini(stage: Stage, seat: number, name: string): Spot | undefined {
  const [sort = '', nr = ''] = name.split(':')
  const space = spaces[sort]?.[Number(nr)]
  const box = stage.find(`seat:${seat}`)?.querySelector('.cc-mini svg')?.getBoundingClientRect()
  if (space === undefined || box === undefined) return undefined
  const share = (n: number, size: number): number => 0.5 + (n * MINI_UNIT * box.width) / MINI_WIDTH / size
  return stage.middle(box, share(space.x, box.width), share(space.y, box.height))
}
