import type { BoardProps } from '@orrery/board'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action, Event, View } from '../data.ts'
import type { FightShown } from '../fight/panel.tsx'
import type { BurstShown } from '../sky/burst.tsx'
import { flyCrystals, stopFlights } from './flights.ts'

/** What is on stage while events are shown; what is left out is as the view has it. */
export interface Stage {
  /** Where rockets are drawn. */
  readonly rockets?: readonly string[]
  readonly burst?: BurstShown
  /** An event card that everybody looks at. */
  readonly card?: { readonly id: string; readonly seat: number; readonly cancelled: boolean }
  readonly fight?: FightShown
  readonly answered?: { readonly seat: number; readonly star: string; readonly dot: string; readonly right: boolean }
  /** A reaction that is carried out. */
  readonly reaction?: string
  readonly lastTurns?: boolean
}

/** The stage, and whether a tap has just cut it short. */
export interface Staged {
  readonly stage: Stage
  hurried(): boolean
}

const empty: Stage = {}

interface Scene {
  readonly change: (old: Stage) => Stage
  /** In milliseconds at normal speed. */
  readonly lasts: number
  readonly fly?: (root: HTMLElement, speed: number) => number
  /** A rocket moves: the place it starts from must be drawn first. */
  readonly moves?: boolean
}

const still = (lasts: number): Scene => ({ change: (old) => old, lasts })

const without = (stage: Stage, ...keys: readonly (keyof Stage)[]): Stage =>
  Object.fromEntries(Object.entries(stage).filter(([key]) => !keys.some((each) => each === key)))

function rocketTo(seat: number, to: string): Scene {
  return {
    change: (old) => ({
      ...without(old, 'fight', 'card'),
      ...(old.rockets === undefined ? {} : { rockets: old.rockets.map((field, i) => (i === seat ? to : field)) }),
    }),
    lasts: 640,
    moves: true,
  }
}

const home =
  (seat: number, me: number | undefined) =>
  (element: string): readonly string[] =>
    seat === me ? [`crystal:${element}`, `seat:${seat}`] : [`seat:${seat}`, `rocket:${seat}`]

const belongings = (seat: number, me: number | undefined): readonly string[] =>
  seat === me ? ['crystals', `seat:${seat}`] : [`seat:${seat}`, `rocket:${seat}`]

function gained(event: Extract<Event, { type: 'gain' | 'return' }>, me: number | undefined): Scene {
  const { seat, crystals, cause, source } = event
  const origin =
    cause === 'field'
      ? [`yield:${source}`, `field:${source}`]
      : cause === 'production'
        ? [`star:${source}`, `seat:${seat}`]
        : cause === 'card'
          ? ['deck', 'pool', `rocket:${seat}`]
          : [`rocket:${seat}`]
  return {
    change: (old) => (cause === 'burst' ? old : without(old, 'card')),
    lasts: cause === 'production' ? 60 : 120,
    fly: (root, speed) =>
      event.type === 'gain'
        ? flyCrystals(root, crystals, origin, home(seat, me), speed)
        : flyCrystals(root, crystals, belongings(seat, me), () => ['pool', `rocket:${seat}`], speed),
  }
}

function fightScene(event: Event, old: FightShown | undefined): FightShown | undefined {
  switch (event.type) {
    case 'fight':
      return {
        attacker: event.attacker,
        defender: event.defender,
        field: event.field,
        attackDie: 0,
        defenceDie: 0,
        attackCards: 0,
        defenceCards: 0,
        outcome: 'open',
      }
    case 'roll':
      if (old === undefined) return undefined
      return event.side === 'attack'
        ? { ...old, attackDie: event.die, tumbling: 'attack' }
        : { ...old, defenceDie: event.die, tumbling: 'defence' }
    case 'fight-bonus':
      if (old === undefined) return undefined
      return event.side === 'attack'
        ? { ...old, attackCards: old.attackCards + event.tenths }
        : { ...old, defenceCards: old.defenceCards + event.tenths }
    case 'fight-result':
      return old === undefined
        ? undefined
        : { ...old, outcome: event.winner === event.attacker ? 'attacker' : 'defender' }
    case 'spared':
      return old === undefined ? undefined : { ...old, outcome: 'spared' }
    default:
      return old
  }
}

/** In a fight: a change of what the panel shows, then a moment to read it. */
function fighting(event: Event, lasts: number): Scene {
  return {
    change: (old) => {
      const fight = fightScene(event, old.fight)
      return fight === undefined ? old : { ...without(old, 'card'), fight }
    },
    lasts,
  }
}

/** The die comes to rest. */
const resting: Scene = {
  change: (old) => {
    if (old.fight === undefined) return old
    const { tumbling: _, ...fight } = old.fight
    return { ...old, fight }
  },
  lasts: 420,
}

function scenes(event: Event, me: number | undefined): readonly Scene[] {
  switch (event.type) {
    case 'move':
    case 'shift':
      return [rocketTo(event.seat, event.to)]
    case 'gain':
    case 'return':
      return [gained(event, me)]
    case 'capture':
      return [
        {
          change: (old) => without(old, 'card'),
          lasts: 200,
          fly: (root, speed) =>
            flyCrystals(root, event.crystals, belongings(event.from, me), home(event.to, me), speed),
        },
      ]
    case 'pay':
      return [
        {
          change: (old) => old,
          lasts: 60,
          fly: (root, speed) =>
            flyCrystals(
              root,
              event.crystals,
              belongings(event.seat, me),
              () => ['pool', `choice:${event.star}`],
              speed,
            ),
        },
      ]
    case 'fight':
      return [fighting(event, 900)]
    case 'roll':
      return [fighting(event, 620), resting]
    case 'fight-bonus':
      return [fighting(event, 700)]
    case 'fight-result':
    case 'spared':
      return [fighting(event, 1900)]
    case 'draw':
      return event.card === undefined ? [still(240)] : [showing(event.card, event.seat, event.immediate ? 1500 : 900)]
    case 'play':
      return [showing(event.card, event.seat, 1200)]
    case 'cancel':
      return [
        {
          change: (old) => (old.card === undefined ? old : { ...old, card: { ...old.card, cancelled: true } }),
          lasts: 1100,
        },
      ]
    case 'fuse':
    case 'decay':
      return [{ change: (old) => ({ ...old, reaction: event.reaction }), lasts: 480 }]
    case 'place': {
      const { seat, star, dot, right } = event
      return [{ change: (old) => ({ ...old, answered: { seat, star, dot, right } }), lasts: seat === me ? 2600 : 700 }]
    }
    case 'star':
      return [still(200)]
    case 'burst':
      return [
        {
          change: (old) => ({ ...without(old, 'answered'), burst: { star: event.star, field: event.field } }),
          lasts: 1500,
        },
      ]
    case 'last-turns':
      return [{ change: (old) => ({ ...old, lastTurns: true }), lasts: 1300 }]
    case 'turn-end':
      return [{ change: (old) => without(old, 'burst', 'card', 'fight', 'answered', 'reaction'), lasts: 60 }]
    default:
      return []
  }
}

function showing(id: string, seat: number, lasts: number): Scene {
  return { change: (old) => ({ ...old, card: { id, seat, cancelled: false } }), lasts }
}

/** Shows the events of the last decision one after the other and says when they have been shown. */
export function useStage(root: RefObject<HTMLElement | null>, props: BoardProps<Action, View, Event>): Staged {
  const { events, view, me, settings } = props
  const [stage, setStage] = useState<Stage>(empty)
  const latest = useRef(props)
  const settled = useRef<readonly string[]>(view.players.map((player) => player.rocket))
  const ended = useRef(Number.NEGATIVE_INFINITY)
  latest.current = props

  useLayoutEffect(() => {
    if (events.length === 0) settled.current = latest.current.view.players.map((player) => player.rocket)
  })
  useLayoutEffect(() => {
    if (events.length === 0) return
    const speed = settings.speed
    // A fight of others is told faster than one of my own.
    const theirs = events.some((event) => event.type === 'fight' && event.attacker !== me && event.defender !== me)
    const pace = speed * (theirs ? 0.6 : 1)
    const list = speed === 0 ? [] : events.flatMap((event) => scenes(event, me))
    let timer: ReturnType<typeof setTimeout> | undefined
    const done = (): void => latest.current.animated()
    const play = (i: number): void => {
      const scene = list[i]
      if (scene === undefined) {
        done()
        return
      }
      setStage(scene.change)
      const flight = root.current === null ? 0 : (scene.fly?.(root.current, speed) ?? 0)
      timer = setTimeout(() => play(i + 1), (scene.lasts + flight) * pace)
    }
    setStage({ rockets: settled.current })
    if (list[0]?.moves === true) timer = setTimeout(() => play(0), 30)
    else play(0)
    return () => {
      clearTimeout(timer)
      ended.current = performance.now()
      setStage(empty)
      if (root.current !== null) stopFlights(root.current)
    }
  }, [events, me, settings.speed, root])
  return useMemo(() => ({ stage, hurried: () => performance.now() - ended.current < 60 }), [stage])
}
