import { corners, hexes, sides } from '../data.ts'
import { MINI_UNIT, MINI_WIDTH } from '../galaxy/mini.tsx'
import { find, type Place, type Stage } from './stage.ts'

const spaces: Readonly<Record<string, readonly { readonly x: number; readonly y: number }[]>> = {
  corner: corners,
  side: sides,
  hex: hexes,
}

/** Where a space (`corner:7`) lies on the small galaxy of a seat, if there is one in sight. */
export function placeOnMini(stage: Stage, seat: number, name: string): Place | undefined {
  const [sort = '', nr = ''] = name.split(':')
  const space = spaces[sort]?.[Number(nr)]
  const picture = find(stage, `seat:${seat}`)?.querySelector('.cc-mini svg')
  if (space === undefined || picture === null || picture === undefined) return undefined
  const { left, top, width, height } = picture.getBoundingClientRect()
  const scale = width / MINI_WIDTH
  return {
    x: left + width / 2 - stage.box.left + space.x * MINI_UNIT * scale,
    y: top + height / 2 - stage.box.top + space.y * MINI_UNIT * scale,
    size: MINI_UNIT * scale,
  }
}
