import {
  type Amounts,
  classes,
  constants,
  type Dot,
  dots,
  type ElementId,
  type EventCard,
  elements,
  events,
  type Field,
  fields,
  hrAxes,
  type PlayerView,
  type Star,
  type StarClass,
  type StarSystem,
  shippedSet,
  suns,
  systems,
} from '../surface.ts'

/** Everything the board uses of the rules besides the view. */
export * from '../surface.ts'

/** The six elements, from the lightest to the heaviest. */
export const elementIds: readonly ElementId[] = elements.map((element) => element.id)

/** Mass numbers by element. */
export const massNumber = (id: ElementId): number => elements.find((element) => element.id === id)?.massNumber ?? 0

function finder<T extends { readonly id: string }>(list: readonly T[]): (id: string | undefined) => T | undefined {
  const byId = new Map(list.map((item) => [item.id, item]))
  return (id) => (id === undefined ? undefined : byId.get(id))
}

/** A field by its id. */
export const fieldOf: (id: string | undefined) => Field | undefined = finder(fields)
/** A star by its id, with the prices of a set; of the newest one when left out. */
export function starOf(id: string | undefined, set?: number): Star | undefined {
  return shippedSet(set).stars.find((star) => star.id === id)
}
/** An event card by its id. */
export const cardOf: (id: string | undefined) => EventCard | undefined = finder(events)
/** A Sun card by its id. */
export const sunOf: (id: string | undefined) => (typeof suns)[number] | undefined = finder(suns)
/** A dot by its id. */
export const dotOf: (id: string | undefined) => Dot | undefined = finder(dots)
/** A system by its id. */
export const systemOf: (id: string | undefined) => StarSystem | undefined = finder(systems)

/** Whether a text names a class of stars. */
export const isClass = (text: string): text is StarClass => classes.some(({ id }) => id === text)

/** Amounts as pairs, from the lightest to the heaviest. */
export const pairs = (amounts: Amounts | undefined): readonly (readonly [ElementId, number])[] =>
  elementIds.flatMap((id) => {
    const n = amounts?.[id] ?? 0
    return n > 0 ? [[id, n] as const] : []
  })

/** Six numbers as pairs, from the lightest to the heaviest. */
export const vectorPairs = (crystals: readonly number[]): readonly (readonly [ElementId, number])[] =>
  elementIds.flatMap((id, i) => {
    const n = crystals[i] ?? 0
    return n > 0 ? [[id, n] as const] : []
  })

/** How many crystals of an element six numbers hold. */
export const held = (crystals: readonly number[], id: ElementId): number => crystals[elementIds.indexOf(id)] ?? 0

/** How many times these crystals can pay those amounts. */
export const times = (crystals: readonly number[], amounts: Amounts): number =>
  Math.min(...pairs(amounts).map(([id, n]) => Math.floor(held(crystals, id) / n)))

/** How many crystals are missing for a cost. */
export const missing = (crystals: readonly number[], cost: Amounts): number =>
  pairs(cost).reduce((sum, [id, n]) => sum + Math.max(0, n - held(crystals, id)), 0)

/** The two sides of a fight. */
export const sides = ['attack', 'defence'] as const
export type Side = (typeof sides)[number]

/** What a star adds to one side of a fight, in tenths; nothing where the number of that side is not highlighted (H6.4). */
export function bonusOf(star: Star, side: Side): number | undefined {
  if (!star.highlighted.includes(side === 'attack' ? 'radius' : 'mass')) return undefined
  return side === 'attack' ? star.attackTenths : star.defenceTenths
}

/** What a Sun adds to one side of a fight, in tenths. */
export function sunBonus(sun: string, side: Side): number {
  const effect = sunOf(sun)?.effect
  return effect?.op === (side === 'attack' ? 'attackDie' : 'defence') ? effect.tenths : 0
}

/** What a player's stars and Sun add to one side of a fight, in tenths. */
export const strengthOf = (player: PlayerView, side: Side): number =>
  player.stars.reduce(
    (sum, id) => {
      const star = starOf(id)
      return sum + (star === undefined ? 0 : (bonusOf(star, side) ?? 0))
    },
    sunBonus(player.sun, side),
  )

/** How many of a hundred rolls an attack wins, before anybody plays a card: ties go to the defender (H6.4). */
export function attackOdds(attacker: PlayerView, defender: PlayerView): number {
  const lead = strengthOf(attacker, 'attack') - strengthOf(defender, 'defence')
  const faces = [...Array(constants.dieSides).keys()]
  const wins = faces.flatMap((mine) => faces.filter((theirs) => 10 * (mine - theirs) + lead > 0)).length
  return Math.round((100 * wins) / faces.length ** 2)
}

/** What a field gives when it is used, as crystals. */
export const gainOf = (field: Field): Amounts => {
  for (const effect of field.use) if (effect.op === 'gain') return effect.elements
  return {}
}

/** What the id of an action is about: the part after the colon. */
export const subject = (id: string): string => id.slice(id.indexOf(':') + 1)

/** Where a temperature lies on its axis. */
export const alongTemperature = (kelvin: number): number =>
  Math.log(hrAxes.temperature.left / kelvin) / Math.log(hrAxes.temperature.left / hrAxes.temperature.right)
/** Where a luminosity lies on its axis. */
export const alongLuminosity = (suns: number): number =>
  Math.log(hrAxes.luminosity.top / suns) / Math.log(hrAxes.luminosity.top / hrAxes.luminosity.bottom)
