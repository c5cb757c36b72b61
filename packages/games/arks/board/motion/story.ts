import type { BoardProps } from '@orrery/board'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action, Event, View } from '../data.ts'
import { type AutomaTurn, automaTurn } from '../side/told.ts'
import { isAutoma } from '../table.ts'
import { fly } from './flights.ts'
import { follow } from './follow.ts'

/** What the board shows while events are followed, and what is known of the Automa's last turn. */
export interface Story {
  readonly view: View
  /** The slot whose card has just been turned over. */
  readonly fresh: number | undefined
  /** The Automa's last turn, as far as it has been shown. */
  readonly turn: AutomaTurn
  /** Its turn is being told now. */
  readonly telling: boolean
  /** Its turn has been told to the end; the game goes on when the player says so. */
  readonly waits: boolean
}

/** How long an event is looked at, in milliseconds at normal speed; 0 for those that show nothing. */
const lengths: Partial<Readonly<Record<Event['type'], number>>> = {
  travelled: 700,
  discovered: 950,
  raised: 240,
  'marker-moved': 420,
  terraformed: 1200,
  gained: 340,
  paid: 160,
  'crew-drawn': 260,
  'crew-placed': 220,
  'crew-moved-up': 260,
  'crew-discarded': 240,
  'cantina-filled': 220,
  upgraded: 480,
  'outpost-unlocked': 380,
  'token-ready': 300,
  'token-locked': 240,
  scored: 380,
  'survivor-revealed': 500,
  'survivor-kept': 380,
  'survivor-settled': 480,
  'colony-founded': 560,
  'outpost-placed': 560,
  'outpost-yielded': 260,
  shuffled: 200,
}

/** The Automa's turn is read, not only seen: its card and each of its lines get the time of a sentence. */
const read: Partial<Readonly<Record<Event['type'], number>>> = {
  'automa-card': 2200,
  travelled: 1700,
  discovered: 1900,
  'outpost-yielded': 1200,
  'automa-row': 1500,
  upgraded: 900,
  terraformed: 1600,
  'colony-founded': 1000,
  'outpost-placed': 1000,
}

interface Shown {
  readonly events: readonly Event[]
  /** How many of them have been shown. */
  readonly count: number
  readonly view: View
  readonly fresh: number | undefined
  readonly telling: boolean
  readonly waits: boolean
}

const none: readonly { readonly events: readonly Event[] }[] = []

/** Follows the events of the last decision over the view before it, one after the other, and says when all have been shown. */
export function useStory(root: RefObject<HTMLElement | null>, props: BoardProps<Action, View, Event>): Story {
  const { view, events, steps = none } = props
  const latest = useRef(props)
  const settled = useRef(view)
  const [shown, setShown] = useState<Shown>()
  useLayoutEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (events.length === 0) return
    let now = settled.current
    let next = 0
    let fresh: number | undefined
    let told = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = (): void => {
      const { speed } = latest.current.settings
      let wait = 0
      while (wait === 0) {
        const event = events[next]
        if (event === undefined) {
          // What the Automa did is read at the player's own pace, before the table asks for the next decision.
          const waits = told && latest.current.live === true && speed > 0 && !now.over && !isAutoma(now, now.active)
          if (waits) setShown({ events, count: next, view: now, fresh: undefined, telling: false, waits })
          else latest.current.animated()
          return
        }
        next++
        if (event.type === 'turn-began' && now.automaCard >= 0) {
          now = { ...now, automaDiscard: [...now.automaDiscard, now.automaCard], automaCard: -1 }
        }
        now = follow(now, event)
        if (event.type === 'discovered') fresh = event.slot
        const telling = isAutoma(now, now.active)
        wait = ((telling ? read[event.type] : undefined) ?? lengths[event.type] ?? 0) * speed
        told ||= telling
        setShown({ events, count: next, view: now, fresh, telling, waits: false })
        if (root.current !== null && wait > 0) fly(root.current, event, now, speed)
      }
      timer = setTimeout(step, wait)
    }
    step()
    return () => clearTimeout(timer)
  }, [events, root])
  useEffect(() => {
    if (events.length === 0) settled.current = view
  }, [events, view])

  const moving = events.length > 0
  const count = moving ? (shown?.events === events ? shown.count : 0) : 0
  const turn = useMemo(() => {
    const past = steps.at(-1)?.events === events ? steps.slice(0, -1) : steps
    return automaTurn([...past.flatMap((each) => each.events), ...events.slice(0, count)])
  }, [steps, events, count])
  const rests = { turn, fresh: undefined, telling: false, waits: false }
  if (!moving) return { ...rests, view }
  if (shown?.events !== events) return { ...rests, view: settled.current }
  return { turn, view: shown.view, fresh: shown.fresh, telling: shown.telling, waits: shown.waits }
}
