import { begin, type Game, hash } from '@orrery/kernel'
import { gameOf, type Library } from './library.ts'
import type { Table } from './table.ts'
import { checkpointOf } from './undo.ts'

/** A table as text: a cache of its log, with all its secrets. */
export function makeSnapshot(library: Library, table: Table): string {
  // Written in any case: programs of earlier versions read it.
  const play = table.play === undefined ? undefined : { ...table.play, checkpoint: checkpointOf(table.play) }
  return JSON.stringify({ ...table, play, layout: layoutOf(gameOf(library, table)) })
}

const layouts = new WeakMap<Game, string>()

/** A fingerprint of how this program lays out the states of a game: another program may do it differently for the same version. */
function layoutOf(game: Game): string {
  const known = layouts.get(game)
  if (known !== undefined) return known
  const made = hash(shapeOf(begin(game, { seats: game.seats.min, seed: 'layout' })))
  layouts.set(game, made)
  return made
}

/** Names and kinds of all members; of a list, of its first item. */
function shapeOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.length === 0 ? [] : [shapeOf(data[0])]
  if (typeof data !== 'object' || data === null) return typeof data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shapeOf(value)]))
}

/** A table from a snapshot; `undefined` when another program or version made it and the log has to be read instead. */
export function parseSnapshot(library: Library, text: string): Table | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isTable(library, data)) return undefined
  const { layout: _layout, ...table } = data
  const { play } = table
  if (play === undefined) return { ...absent, ...table }
  const checkpoint = play.since.length === 0 ? undefined : play.checkpoint
  return { ...absent, ...table, play: { ...play, checkpoint } }
}

/** JSON leaves out what is not there; a table has all its members. */
const absent = {
  code: undefined,
  rated: undefined,
  advice: undefined,
  given: undefined,
  bound: undefined,
  promise: undefined,
  lock: undefined,
  shuffleUntil: undefined,
  seed: undefined,
  play: undefined,
  over: undefined,
  next: undefined,
  damage: undefined,
  heldUntil: 0,
}

/** We write snapshots ourselves; only the format, the version of the game and the layout of its states have to match. */
function isTable(library: Library, data: unknown): data is Table & { readonly layout: string } {
  if (typeof data !== 'object' || data === null) return false
  if (!('format' in data && 'game' in data && 'version' in data && 'seq' in data && 'layout' in data)) return false
  const { format, game, version, seq, layout } = data
  if (format !== 3 || typeof seq !== 'number') return false
  const rules = library.games.find((each) => each.id === game && each.version === version)
  return rules !== undefined && layout === layoutOf(rules)
}
