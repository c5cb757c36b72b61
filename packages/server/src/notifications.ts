import type { ServerMessage } from '@orrery/protocol'
import {
  knownBy,
  type Library,
  type Reader,
  type RowOutcome,
  type Update,
  updateTexts,
  type Watcher,
} from '@orrery/table'
import { type Room, sightOf, type Viewer } from './room.ts'

/** A message for one viewer; without a text, the viewer may no longer watch. */
export interface Notification {
  readonly viewer: Viewer
  readonly text: string | undefined
  /** The last change of the game it tells of, if it is about the game. */
  readonly seen: number | undefined
}

/** The index of the reader that receives the same; a new one is added at the end if there is none. */
function placeOf(readers: Reader[], watcher: Watcher, patches: boolean, known: unknown): number {
  const same = readers.findIndex(
    (reader) => reader.watcher === watcher && reader.patches === patches && reader.known === known,
  )
  return same < 0 ? readers.push({ watcher, patches, known }) - 1 : same
}

/** Through which seats, or as spectators, a room is being watched. */
export function watchersIn({ table, viewers }: Room): Watcher[] {
  const watchers = new Set<Watcher>()
  for (const viewer of viewers) {
    const watcher = sightOf(table, viewer)
    if (watcher !== 'no') watchers.add(watcher)
  }
  return [...watchers]
}

/** An update as it goes over the wire, with the seat it is for. */
export function makeUpdate(update: Update, watcher: Watcher): string {
  const message: ServerMessage = { type: 'update', ...(watcher === undefined ? {} : { as: watcher }), ...update }
  return JSON.stringify(message)
}

function wireUpdate(members: string, watcher: Watcher): string {
  return `{"type":"update",${watcher === undefined ? '' : `"as":${watcher},`}${members}}`
}

/** The game before a change: which one came last, and what those who saw it know. */
interface Before {
  readonly changes: number
  readonly known: (watcher: Watcher) => unknown
}

/**
 * Looks at the game once more before a change, so that viewers who have seen it can be sent a patch. That costs one more view, but keeping
 * the last one until the next change would cost more: whatever a move leaves behind is copied by two collections of the young generation.
 */
export function beforeChange(library: Library, { table, viewers }: Room): Before | undefined {
  if (table.play === undefined) return undefined
  const { changes } = table.play
  const watchers: Watcher[] = []
  for (const viewer of viewers) {
    const watcher = viewer.patches && viewer.seen === changes ? sightOf(table, viewer) : 'no'
    if (watcher !== 'no') watchers.push(watcher)
  }
  return { changes, known: knownBy(library, table, watchers) }
}

/** The notifications for all viewers of a table; one without a text for those who may no longer watch. */
export function notificationsFor(
  library: Library,
  room: Room,
  outcomes: readonly RowOutcome[],
  before?: Before,
): Notification[] {
  const readers: Reader[] = []
  const places: { readonly viewer: Viewer; readonly place: number }[] = []
  for (const viewer of room.viewers) {
    const watcher = sightOf(room.table, viewer)
    const { patches, seen } = viewer
    const known = watcher !== 'no' && patches && seen === before?.changes ? before?.known(watcher) : undefined
    places.push({ viewer, place: watcher === 'no' ? -1 : placeOf(readers, watcher, patches, known) })
  }
  const made = updateTexts(library, room.table, outcomes, readers)
  const texts = made.map(({ text }, i) => wireUpdate(text, readers[i]?.watcher))
  const changes = room.table.play?.changes
  return places.map(({ viewer, place }) => ({
    viewer,
    text: texts[place],
    seen: made[place]?.play === true ? changes : undefined,
  }))
}
