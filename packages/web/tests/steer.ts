import { abilities, corners, hexes, type PlayerView, sides, startSide, type View } from '@orrery/cosmos'
import { needOf } from '../../games/cosmos/board/galaxy/need.ts'
import type { Preference } from './position.ts'

/** Steers games of Crafting the Cosmos to what random play hardly reaches: two nebulae are completed and settled by life. */

/** The hexes on both sides of the white life space, where life begins. */
const goals = hexes.flatMap((hex, index) => (hex.sides.some((id) => id === startSide) ? [{ index, ...hex }] : []))
const goalCorners = new Set<string>(goals.flatMap((goal) => goal.corners))
const cornerIndex = new Map<string, number>(corners.map((corner, i) => [corner.id, i]))
const sideIndex = new Map<string, number>(sides.map((side, i) => [side.id, i]))

/** The card that puts a second life form on a nebula (C17.11). */
const evolution = abilities.find((card) => card.effect.some((part) => part.kind === 'life-form'))

/** Whether this is a view of this game. */
export function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'players' in view
}

const hasForm = (me: PlayerView, hex: number): boolean => (me.forms[2 * hex] ?? -1) >= 0

/** Prefers decisions that create life; leaves all others to chance. */
export const preferLife: Preference = (legal, given, seat) => {
  const me = isView(given) && seat === 0 ? given.players[0] : undefined
  if (me === undefined) return undefined
  const first = (...starts: readonly string[]): string | undefined => {
    for (const start of starts) {
      const found = legal.find((id) => id === start || id.startsWith(`${start}:`))
      if (found !== undefined) return found
    }
    return undefined
  }
  const placing = (start: string, good: ReadonlySet<string>): string | undefined =>
    legal.find((id) => id.startsWith(`${start}:`) && good.has(id.split(':').at(-1) ?? ''))
  const goal = goals.find(({ index }) => !hasForm(me, index))
  const evolve = evolution?.id ?? ''
  const owns = me.slots.some((card) => abilities[card]?.id === evolve)
  const ready =
    first('create-life-form', `keep:${evolve}`, ...(goal === undefined ? [`activate:${evolve}`] : [])) ??
    (owns ? undefined : first(...[1, 2, 3, 4].map((slot) => `acquire:${slot}:${evolution?.kind}`)))
  if (ready !== undefined || goal === undefined) return ready ?? elsewhere(legal, evolve)
  const tile = me.tiles[goal.index] ?? -1
  const done = (me.done & (1 << goal.index)) !== 0
  const lacks = tile < 0 || done ? [] : needOf(me.stars, goal.index, tile).lacks
  const open = new Set<string>(goal.corners.filter((id) => me.stars[cornerIndex.get(id) ?? -1] === 0))
  const around = new Set<string>(goal.sides)
  const alive = goal.sides.filter((id) => (me.life[sideIndex.get(id) ?? -1] ?? 0) > 0).length
  return (
    (done ? undefined : legal.find((id) => id === `complete:${goal.id}`)) ??
    (tile < 0 ? legal.find((id) => id.startsWith('place-nebula:') && id.endsWith(`:${goal.id}`)) : undefined) ??
    (tile < 0 ? first('take-nebula:1') : undefined) ??
    lacks.flatMap((element) => placing(`place-star:${element}`, open) ?? [])[0] ??
    placing('place-proto', around) ??
    placing('to-side', around) ??
    (alive >= 2 ? first('stabilise', 'omega:stabilise') : undefined) ??
    first(`draw-row:${evolution?.kind}`) ??
    elsewhere(legal, evolve)
  )
}

/** Avoids decisions that affect the goals: a surplus star there could not be removed. The card waits for its second nebula. */
function elsewhere(legal: readonly string[], evolve: string): string | undefined {
  const spoils = (id: string): boolean =>
    id === `activate:${evolve}` ||
    (/^(?:place-star|to-corner):/.test(id) && goalCorners.has(id.split(':').at(-1) ?? ''))
  const calm = legal.filter((id) => !spoils(id) && !/^(?:move|flip|end-crafting|stop|refuse)/.test(id))
  const way = calm.length > 0 ? calm : legal.filter((id) => !spoils(id) && !/^(?:move|flip)/.test(id))
  return way.length > 0 && way.length < legal.length ? way[legal.length % way.length] : undefined
}

/** Gets and uses cards whenever possible, so that their questions come up. */
export const preferCards: Preference = (legal, _view, seat) => {
  if (seat !== 0) return undefined
  return ['pay-unit', 'activate:', 'acquire:'].flatMap((start) => legal.find((id) => id.startsWith(start)) ?? [])[0]
}
