import type { Bring } from '@orrery/board/brings'
import {
  type Action,
  attackOdds,
  cardOf,
  type Effect,
  elementIds,
  fieldOf,
  gainOf,
  missing,
  type PlayerView,
  pairs,
  reactions,
  type Star,
  shippedSet,
  starOf,
  subject,
  systemOf,
  type View,
} from '../data.ts'
import type { Texts } from '../texts/index.ts'

/** The position an action is asked about. */
export interface AskedHere {
  readonly view: View
  readonly me: number
  readonly player: PlayerView
  /** The names of the players. */
  readonly names: readonly string[]
  readonly texts: Texts
}

type Crystals = readonly number[]

const none: Crystals = elementIds.map(() => 0)

/** Amounts of elements as six numbers. */
const vector = (amounts: Parameters<typeof pairs>[0]): Crystals => elementIds.map((id) => amounts?.[id] ?? 0)

const minus = (list: Crystals): Crystals => list.map((n) => -n)

const sum = (a: Crystals, b: Crystals): Crystals => a.map((n, i) => n + (b[i] ?? 0))

/** The pool gives what it has (H13.2). */
const fromPool = ({ pool }: View, wanted: Crystals): Crystals => wanted.map((n, i) => Math.min(n, pool[i] ?? 0))

/** Whoever gives back gives no more than they have (H13.4). */
const upTo = (crystals: Crystals, wanted: Crystals): Crystals => wanted.map((n, i) => Math.min(n, crystals[i] ?? 0))

/** At most this many stars are named. */
const NAMED = 3

/** Which stars could be paid for then and not now, or the other way round; the most valuable ones by name. */
function reachLines({ view, player, texts }: AskedHere, after: Crystals, but?: string): readonly Bring[] {
  const stars = Object.values(view.piles)
    .flat()
    .flatMap((id) => (id === but ? [] : (starOf(id, view.set) ?? [])))
  const fits = (crystals: Crystals, { cost }: Star): boolean => missing(crystals, cost) === 0
  const list = (found: readonly Star[]): string =>
    [...found]
      .sort((a, b) => b.points - a.points)
      .slice(0, NAMED)
      .map(({ id, points }) => `${texts.names.stars[id] ?? id} (${texts.points({ count: points })})`)
      .join(', ')
  const near = stars.filter((star) => !fits(player.crystals, star) && fits(after, star))
  const far = stars.filter((star) => fits(player.crystals, star) && !fits(after, star))
  return [
    ...(near.length > 0 ? [{ words: texts.brings.reach({ count: near.length, stars: list(near) }) }] : []),
    ...(far.length > 0
      ? [{ words: texts.brings.outOfReach({ count: far.length, stars: list(far) }), warn: true }]
      : []),
  ]
}

/** How many crystals are held then, of each element that changes, and which stars that brings into reach. */
function crystalLines(here: AskedHere, change: Crystals, but?: string): readonly Bring[] {
  const { player, texts } = here
  const after = sum(player.crystals, change)
  const lines = elementIds.flatMap((id, i): Bring[] => {
    const element = texts.names.elements[id] ?? id
    const now = player.crystals[i] ?? 0
    return (change[i] ?? 0) === 0 ? [] : [{ words: texts.brings.crystals({ element, now, to: after[i] ?? 0 }) }]
  })
  return [...lines, ...reachLines(here, after, but)]
}

/** What is at stake when I attack somebody: how often that wins, what a win takes, and what a defeat costs. */
function fightLines({ view, player, names, texts }: AskedHere, other: number, chances: boolean): readonly Bring[] {
  const rival = view.players[other]
  if (rival === undefined) return []
  const { constants } = shippedSet(view.set)
  const name = names[other] ?? ''
  const crystals = rival.crystals.reduce((all, n) => all + n, 0)
  const reward = pairs(constants.defenderReward).map(([id, n]) => `${n}\u00a0×\u00a0${texts.names.elements[id] ?? id}`)
  return [
    ...(chances ? [{ words: texts.brings.odds({ percent: attackOdds(player, rival) }) }] : []),
    { words: texts.brings.win({ name, count: Math.min(constants.attackerCapture, crystals), of: crystals }) },
    { words: texts.brings.defeat({ name, crystals: reward.join(', ') }), warn: true },
  ]
}

/** What happens to the crystals of the others. */
function otherLines(
  { view, me, names, texts }: AskedHere,
  wanted: Crystals,
  gains: boolean,
  all: boolean,
): readonly Bring[] {
  const near = new Set([view.players[me]?.rocket, ...(fieldOf(view.players[me]?.rocket)?.neighbours ?? [])])
  return view.players.flatMap((other, seat): Bring[] => {
    if (seat === me || !(all || near.has(other.rocket))) return []
    const count = (gains ? fromPool(view, wanted) : upTo(other.crystals, wanted)).reduce((n, each) => n + each, 0)
    const name = names[seat] ?? ''
    if (count === 0) return []
    return [
      {
        words: gains ? texts.brings.othersGain({ name, count }) : texts.brings.othersLose({ name, count }),
        warn: gains,
      },
    ]
  })
}

/** What a player's stars give (H4.2). */
const productionOf = ({ set }: View, { stars }: PlayerView): Crystals =>
  stars.reduce((all, id) => sum(all, vector(starOf(id, set)?.production)), none)

/** The two sums of the fight, mine first, without a die of mine where it is rolled again. */
function sidesOf(
  { fight }: View,
  me: number,
): { mine: number; die: number; theirs: number; attacks: boolean } | undefined {
  if (fight === undefined) return undefined
  const attacks = fight.attacker === me
  const [own, other] = attacks ? [fight.attack, fight.defence] : [fight.defence, fight.attack]
  return { mine: own.total, die: own.die, theirs: other.total, attacks }
}

/** What one effect of a card does, in numbers. */
function effectLines(here: AskedHere, effect: Effect): readonly Bring[] {
  const { view, me, player, texts } = here
  switch (effect.op) {
    case 'gain':
    case 'lose': {
      const wanted = vector(effect.elements)
      const gains = effect.op === 'gain'
      if (effect.who !== 'self') return otherLines(here, wanted, gains, effect.who === 'others')
      return crystalLines(here, gains ? fromPool(view, wanted) : minus(upTo(player.crystals, wanted)))
    }
    case 'produce': {
      const others = view.players.flatMap((other, seat): Bring[] => {
        const count = productionOf(view, other).reduce((all, n) => all + n, 0)
        if (effect.who !== 'all' || seat === me || count === 0) return []
        return [{ words: texts.brings.othersGain({ name: here.names[seat] ?? '', count }), warn: true }]
      })
      return [...crystalLines(here, fromPool(view, productionOf(view, player))), ...others]
    }
    case 'fightBonus': {
      const sides = sidesOf(view, me)
      if (sides === undefined) return []
      const { mine, theirs } = sides
      const [now, to, other] = [mine, mine + effect.tenths, theirs].map(texts.tenths)
      return [{ words: texts.brings.total({ now: now ?? '', to: to ?? '', other: other ?? '' }) }]
    }
    case 'reroll': {
      const sides = sidesOf(view, me)
      if (sides === undefined) return []
      const { mine, die, theirs, attacks } = sides
      const { dieSides } = shippedSet(view.set).constants
      const wins = [...Array(dieSides).keys()].filter((face) => {
        const lead = mine - die + 10 * (face + 1) - theirs
        return attacks ? lead > 0 : lead >= 0
      })
      return [{ words: texts.brings.odds({ percent: Math.round((100 * wins.length) / dieSides) }) }]
    }
    case 'drawEvents':
      return [{ words: texts.brings.draws({ count: Math.min(effect.count, view.deckSize) }) }]
    default:
      return []
  }
}

/** A star: its points and those of a system, the end it may bring, what it costs, and what is lost with a wrong dot. */
function createLines(here: AskedHere, id: string): readonly Bring[] {
  const { view, player, texts } = here
  const star = starOf(id, view.set)
  if (star === undefined) return []
  const system = systemOf(star.system)
  const completes = system?.members.every((each) => each === id || player.stars.includes(each)) === true
  const points = star.points + (completes ? (system?.bonus ?? 0) : 0)
  const { winPoints } = shippedSet(view.set).constants
  return [
    { words: texts.brings.points({ points, now: player.points, to: player.points + points }) },
    ...(!view.lastTurns && player.points + points >= winPoints ? [{ words: texts.brings.last, warn: true }] : []),
    ...crystalLines(here, minus(vector(star.cost)), id),
    ...(view.hrHelp ? [] : [{ words: texts.brings.risk, warn: true }]),
  ]
}

/** A dot for the star in hand: what is won where it is right, and lost where it is wrong. */
function placeLines({ view, texts }: AskedHere): readonly Bring[] {
  const star = starOf(view.star, view.set)
  if (star === undefined) return []
  const count = pairs(star.cost).reduce((all, [, n]) => all + n, 0)
  return [{ words: texts.brings.right({ points: star.points }) }, { words: texts.brings.wrong({ count }), warn: true }]
}

/** What an action brings, costs and loses, in numbers, before it is taken; the outcome of chance is given as a chance. */
export function bringsOf(here: AskedHere, action: Action): readonly Bring[] {
  const { view, me, player, names, texts } = here
  const { kind, id, n } = action
  const about = subject(id)
  switch (kind) {
    case 'fuse':
    case 'decay': {
      const reaction = reactions.find((each) => each.id === about)
      const [paid, given] = kind === 'fuse' ? [reaction?.in, reaction?.out] : [reaction?.out, reaction?.in]
      const left = view.fusions.limit - view.fusions.made - 1
      const more = kind === 'fuse' && !view.fusions.unlimited ? [{ words: texts.brings.fusionsLeft({ left }) }] : []
      return [...crystalLines(here, sum(vector(given), minus(vector(paid)))), ...more]
    }
    case 'fly': {
      const field = fieldOf(about)
      const rivals = view.players.flatMap((other, seat) => (seat !== me && other.rocket === about ? [seat] : []))
      const gained = field === undefined ? none : fromPool(view, vector(gainOf(field)))
      return [
        ...rivals.flatMap((seat) => fightLines(here, seat, false)),
        ...reachLines(here, sum(player.crystals, gained)),
      ]
    }
    case 'fight':
      return fightLines(here, n, true)
    case 'retreat':
    case 'send':
      return [{ words: texts.brings.unused, warn: kind === 'retreat' }]
    case 'create':
      return createLines(here, about)
    case 'place':
      return placeLines(here)
    case 'take':
      return cardOf(about)?.window === 'draw'
        ? (cardOf(about)?.effects ?? []).flatMap((each) => effectLines(here, each))
        : []
    case 'play': {
      const left = (view.hand?.length ?? 1) - 1
      return [
        ...(cardOf(about)?.effects ?? []).flatMap((effect) => effectLines(here, effect)),
        { words: texts.brings.cardsLeft({ count: left }), warn: true },
      ]
    }
    case 'element': {
      const effect = cardOf(view.card?.card)?.effects.find(({ op }) => op === 'gainChoice')
      const element = elementIds[n]
      if (effect?.op !== 'gainChoice' || element === undefined) return []
      const wanted = vector({ [element]: effect.amountByElement[element] })
      return crystalLines(here, fromPool(view, wanted))
    }
    case 'player': {
      const effect = cardOf(view.card?.card)?.effects.find(({ op }) => op === 'captureRandom')
      const of = (view.players[n]?.crystals ?? none).reduce((all, each) => all + each, 0)
      if (effect?.op !== 'captureRandom') return []
      return [{ words: texts.brings.captures({ name: names[n] ?? '', count: Math.min(effect.count, of), of }) }]
    }
    default:
      return []
  }
}
