import type { ServerMessage } from '@orrery/protocol'
import { type Happened, type House, type Reader, type Update, updateTexts, type Watcher } from '@orrery/table'
import { type Looker, type Room, sightOf } from './room.ts'

/** What somebody who looks is told; without a text it may look no longer. */
export interface Telling {
  readonly looker: Looker
  readonly text: string | undefined
  readonly known: unknown
}

/** Where among the readers one stands that is told the same; a new one at the end if there is none. */
function placeOf(readers: Reader[], watcher: Watcher, { patches, known }: Looker): number {
  for (const [i, reader] of readers.entries()) {
    if (reader.watcher === watcher && reader.patches === patches && reader.known === known) return i
  }
  return readers.push({ watcher, patches, known }) - 1
}

/** From where those who look at a table do so. */
export function watchersOf({ table, lookers }: Room): Watcher[] {
  const watchers = new Set<Watcher>()
  for (const looker of lookers) {
    const watcher = sightOf(table, looker)
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

/** What each of those who look at a table will be told; who may look no longer, nothing. */
export function textsFor(house: House, room: Room, happened: readonly Happened[]): Telling[] {
  const readers: Reader[] = []
  const places: { readonly looker: Looker; readonly place: number }[] = []
  for (const looker of room.lookers) {
    const watcher = sightOf(room.table, looker)
    places.push({ looker, place: watcher === 'no' ? -1 : placeOf(readers, watcher, looker) })
  }
  const made = updateTexts(house, room.table, happened, readers)
  const texts = made.map(({ text }, i) => wireUpdate(text, readers[i]?.watcher))
  return places.map(({ looker, place }) => ({ looker, text: texts[place], known: made[place]?.known }))
}
