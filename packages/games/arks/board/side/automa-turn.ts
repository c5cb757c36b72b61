import { AUTOMA, type Components, type Event, FIELDS, item } from '../data.ts'
import type { TrailOf } from '../system/trail.tsx'

/** A turn of the Automa: its events, beginning with its card, and where its ark stood before, if that is known. */
export interface AutomaTurn {
  readonly events: readonly Event[]
  readonly from: number | undefined
}

/** The Automa's last turn among all events so far; before its first turn there are no events in it. */
export function automaTurn(all: readonly Event[]): AutomaTurn {
  let turn: { events: Event[]; from: number | undefined } = { events: [], from: undefined }
  let ark: number | undefined
  let open = false
  for (const event of all) {
    if (event.type === 'automa-card') {
      turn = { events: [], from: ark }
      open = true
    } else if (event.type === 'turn-began' && event.seat !== AUTOMA) open = false
    if (open && event.type !== 'turn-began') turn.events.push(event)
    if (event.type === 'travelled' && event.seat === AUTOMA) ark = event.to
    if (event.type === 'discovered' && event.seat === AUTOMA) ark = event.slot * FIELDS
  }
  return turn
}

/** The way its ark took this turn. */
export function trailOf({ automaCards }: Components, { events, from }: AutomaTurn): TrailOf | undefined {
  let way = { jump: false, clockwise: true }
  for (const event of events) {
    if (event.type === 'automa-card') way = item(automaCards, event.card)
    const { jump, clockwise } = way
    if (event.type === 'travelled' && event.seat === AUTOMA) return { from: event.from, to: event.to, jump, clockwise }
    if (event.type === 'discovered' && event.seat === AUTOMA && from !== undefined)
      return { from, to: event.slot * FIELDS, jump, clockwise }
  }
  return undefined
}
