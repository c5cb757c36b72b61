import type { Scene as AnyScene, Scenes } from '@orrery/board/play'
import type { Piece, Stage } from '@orrery/board/stage'
import { at, type Event, FIELDS, type ItemId, item, resources, type View } from '../data.ts'
import { isAutoma } from '../table.ts'
import { follow } from './follow.ts'
import { lengthOf } from './pace.ts'

/** What the board shows while events are followed. */
export interface Shown {
  readonly view: View
  /** How many of the events have been shown. */
  readonly count: number
  /** The slot whose card has just been turned over. */
  readonly fresh: number | undefined
  /** The Automa's turn is being reported now. */
  readonly reporting: boolean
  /** Its whole turn has been reported; the game continues when the player says so. */
  readonly waits: boolean
}

type Scene = AnyScene<Shown>

const sign = (id: ItemId): Piece => ({ copy: `[data-stamp="${id}"] > svg` })

/** What an event moves, from where and to where. */
function flightOf(event: Event, view: View): readonly [Piece, readonly string[], readonly string[]] | undefined {
  switch (event.type) {
    case 'gained':
    case 'raised': {
      const hold = [`cargo:${event.seat}:${event.resource}`, `seat:${event.seat}`]
      const what = sign(item(resources, event.resource))
      if (event.type === 'raised') return [what, hold, [`hex:${event.slot * FIELDS}`]]
      return event.n > 0 ? [what, [`hex:${at(view.arks, event.seat)}`], hold] : undefined
    }
    case 'crew-drawn': {
      const row = [`row:${event.seat}:lower:2`, `cargo:${event.seat}:3`, `seat:${event.seat}`]
      return [sign('crewDeck'), event.from === 'deck' ? ['deck:crew'] : ['cantina:1'], row]
    }
    case 'scored':
      return event.points <= 0
        ? undefined
        : [
            { words: `+${event.points}` },
            [`hex:${at(view.arks, event.seat)}`],
            [`score:${event.seat}`, `seat:${event.seat}`],
          ]
    default:
      return undefined
  }
}

function moveOf(event: Event, view: View): Pick<Scene, 'move'> {
  const flight = flightOf(event, view)
  if (flight === undefined) return {}
  const [piece, from, to] = flight
  return {
    move: (stage: Stage) => stage.fly(stage.place(...from), stage.place(...to), piece, { lasts: 620, fades: true }),
  }
}

/**
 * How the events of Terraforming Arks are shown: the board follows them one by one from the view before them. Players read what the Automa
 * did at their own pace, before the table asks for their next decision.
 */
export const scenesFor = (live: boolean): Scenes<Shown, View, Event> => ({
  begin: (before) => ({ view: before, count: 0, fresh: undefined, reporting: false, waits: false }),
  of(events, before) {
    let now = before
    let fresh: number | undefined
    let reported = false
    const scenes = events.map((event, i): Scene => {
      if (event.type === 'turn-began' && now.automaCard >= 0) {
        now = { ...now, automaDiscard: [...now.automaDiscard, now.automaCard], automaCard: -1 }
      }
      now = follow(now, event)
      if (event.type === 'discovered') fresh = event.slot
      const reporting = isAutoma(now, now.active)
      reported ||= reporting
      const shown: Shown = { view: now, count: i + 1, fresh, reporting, waits: false }
      const lasts = lengthOf(event, reporting)
      return { lasts, change: () => shown, ...(lasts > 0 ? moveOf(event, now) : {}) }
    })
    if (!reported || !live || now.over || isAutoma(now, now.active)) return scenes
    const end: Shown = { view: now, count: events.length, fresh: undefined, reporting: false, waits: true }
    return [...scenes, { lasts: Number.POSITIVE_INFINITY, change: () => end }]
  },
})
