import type { Scene as AnyScene, Scenes } from '@orrery/board/play'
import { STAGGER } from '@orrery/board/stage'
import { type Event, type View, vectorPairs } from '../data.ts'
import type { FightShown } from '../fight/fight.ts'
import type { BurstShown } from '../sky/burst.tsx'

/** What is on stage while events are shown; anything left out is as in the view. */
export interface Shown {
  /** What the panels show until the dice of a fight have come to rest: crystals and steps would give the outcome away. */
  readonly before?: View
  /** Where rockets are drawn. */
  readonly rockets?: readonly string[]
  readonly burst?: BurstShown
  /** An event card that everybody looks at. */
  readonly card?: { readonly id: string; readonly seat: number; readonly cancelled: boolean }
  readonly fight?: FightShown
  readonly answered?: { readonly seat: number; readonly star: string; readonly dot: string; readonly right: boolean }
}

type Scene = AnyScene<Shown>

/** At most this many crystals of an element fly at once. */
const MANY = 6

const still = (lasts: number): Scene => ({ lasts })

const without = (shown: Shown, ...keys: readonly (keyof Shown)[]): Shown =>
  Object.fromEntries(Object.entries(shown).filter(([key]) => !keys.some((each) => each === key)))

function rocketTo(seat: number, to: string): readonly Scene[] {
  const change = (old: Shown): Shown => ({
    ...without(old, 'fight', 'card'),
    ...(old.rockets === undefined ? {} : { rockets: old.rockets.map((field, i) => (i === seat ? to : field)) }),
  })
  // The place it starts from is drawn first.
  return [still(30), { change, lasts: 640 }]
}

/** Crystals fly from one place to another. */
function crystals(
  amounts: readonly number[],
  from: readonly string[],
  to: (element: string) => readonly string[],
  lasts: number,
  change: (old: Shown) => Shown = (old) => old,
): Scene {
  const flying = vectorPairs(amounts).map(([element, n]) => [element, Math.min(MANY, n)] as const)
  const all = flying.reduce((sum, [, n]) => sum + n, 0)
  return {
    change,
    lasts: lasts + (all === 0 ? 0 : 380 + all * STAGGER),
    move(stage) {
      let delay = 0
      for (const [element, count] of flying) {
        const piece = { use: `hx-gem-${element}`, scale: 0.65 }
        stage.fly(stage.place(...from), stage.place(...to(element)), piece, { count, delay, lasts: 560 })
        delay += count * STAGGER
      }
    },
  }
}

const home =
  (seat: number, me: number | undefined) =>
  (element: string): readonly string[] =>
    seat === me ? [`crystal:${element}`, `seat:${seat}`] : [`seat:${seat}`, `rocket:${seat}`]

const belongings = (seat: number, me: number | undefined): readonly string[] =>
  seat === me ? ['crystals', `seat:${seat}`] : [`seat:${seat}`, `rocket:${seat}`]

function gained(event: Extract<Event, { type: 'gain' | 'return' }>, me: number | undefined): Scene {
  const { seat, crystals: amounts, cause, source } = event
  const lasts = cause === 'production' ? 60 : 120
  const change = (old: Shown): Shown => (cause === 'burst' ? old : without(old, 'card'))
  if (event.type === 'return') {
    return crystals(amounts, belongings(seat, me), () => ['pool', `rocket:${seat}`], lasts, change)
  }
  const origin =
    cause === 'field'
      ? [`yield:${source}`, `field:${source}`]
      : cause === 'production'
        ? [`star:${source}`, `seat:${seat}`]
        : cause === 'card'
          ? ['deck', 'pool', `rocket:${seat}`]
          : [`rocket:${seat}`]
  return crystals(amounts, origin, home(seat, me), lasts, change)
}

/** In a fight: a change in what the panel shows, then a moment to read it. */
const fighting = (lasts: number, change: (old: FightShown) => FightShown): Scene => ({
  change: (old) => (old.fight === undefined ? old : { ...without(old, 'card'), fight: change(old.fight) }),
  lasts,
})

/** The end of a fight: from now on the panels may show what it brought. */
const decided = (outcome: FightShown['outcome']): Scene => ({
  change: ({ fight, ...old }) => ({
    ...without(old, 'card', 'before'),
    ...(fight === undefined ? {} : { fight: { ...fight, outcome } }),
  }),
  lasts: 1900,
})

function fightBegins({ attacker, defender, field }: Extract<Event, { type: 'fight' }>): Scene {
  const side = (seat: number) => ({ seat, die: 0, cards: 0 })
  const fight: FightShown = { field, outcome: 'open', attack: side(attacker), defence: side(defender) }
  return { change: (old) => ({ ...without(old, 'card'), fight }), lasts: 900 }
}

/** The die tumbles, then comes to rest. */
function rolled({ side, die }: Extract<Event, { type: 'roll' }>): readonly Scene[] {
  return [
    fighting(620, (old) => ({ ...old, [side]: { ...old[side], die }, tumbling: side })),
    fighting(420, ({ tumbling: _, ...fight }) => fight),
  ]
}

function bonus({ side, tenths }: Extract<Event, { type: 'fight-bonus' }>): Scene {
  return fighting(700, (old) => ({ ...old, [side]: { ...old[side], cards: old[side].cards + tenths } }))
}

const showing = (id: string, seat: number, lasts: number): Scene => ({
  change: (old) => ({ ...old, card: { id, seat, cancelled: false } }),
  lasts,
})

function scenesOf(event: Event, me: number | undefined): readonly Scene[] {
  switch (event.type) {
    case 'move':
    case 'shift':
      return rocketTo(event.seat, event.to)
    case 'gain':
    case 'return':
      return [gained(event, me)]
    case 'capture':
      return [
        crystals(event.crystals, belongings(event.from, me), home(event.to, me), 200, (old) => without(old, 'card')),
      ]
    case 'pay':
      return [crystals(event.crystals, belongings(event.seat, me), () => ['pool', `choice:${event.star}`], 60)]
    case 'fight':
      return [fightBegins(event)]
    case 'roll':
      return rolled(event)
    case 'fight-bonus':
      return [bonus(event)]
    case 'fight-result':
      return [decided(event.winner === event.attacker ? 'attacker' : 'defender')]
    case 'spared':
      return [decided('spared')]
    case 'draw':
      return event.card === undefined ? [still(240)] : [showing(event.card, event.seat, event.immediate ? 1500 : 900)]
    case 'play':
      return [showing(event.card, event.seat, 1200)]
    case 'cancel': {
      const change = (old: Shown): Shown =>
        old.card === undefined ? old : { ...old, card: { ...old.card, cancelled: true } }
      return [{ change, lasts: 1100 }]
    }
    case 'fuse':
    case 'decay':
      return [{ lasts: 480, move: (stage) => stage.pulse(`reaction:${event.reaction}`, 480) }]
    case 'place': {
      const { seat, star, dot, right } = event
      return [{ change: (old) => ({ ...old, answered: { seat, star, dot, right } }), lasts: seat === me ? 2600 : 700 }]
    }
    case 'star':
      return [still(200)]
    case 'burst': {
      const { star, field } = event
      return [{ change: (old) => ({ ...without(old, 'answered'), burst: { star, field } }), lasts: 1500 }]
    }
    case 'last-turns':
      return [still(1300)]
    case 'turn-end':
      return [{ change: (old) => without(old, 'burst', 'card', 'fight', 'answered'), lasts: 60 }]
    default:
      return []
  }
}

/** How the events of Star Hunters are shown, as they look from a seat. */
export const scenesFor = (me: number | undefined): Scenes<Shown, View, Event> => ({
  begin: (before) => ({ rockets: before.players.map((player) => player.rocket) }),
  of(events, before) {
    // A fight between others is shown faster than one of my own.
    const theirs = events.some((event) => event.type === 'fight' && event.attacker !== me && event.defender !== me)
    const hide: Scene = { change: (old) => ({ ...old, before }), lasts: 0 }
    const rolls = events.some((event) => event.type === 'roll')
    const list = [...(rolls ? [hide] : []), ...events.flatMap((event) => scenesOf(event, me))]
    return theirs ? list.map((scene) => ({ ...scene, lasts: scene.lasts * 0.6 })) : list
  },
})
