import { type Game, type GameRecord, OrreryError, parseRecord } from '@orrery/kernel'
import { gameIds, isGameId } from '../games/list.ts'
import { loadEngine, loadVersion, loadVersionNumbers } from '../worker/engines.ts'
import { loadGolden, parseGolden } from './golden.ts'
import type { From } from './look.ts'
import { type Opened, openRecorded, openView } from './opened.ts'
import { unpack } from './pack.ts'
import { playRandom } from './random.ts'
import { type Fault, faultsOf, isObject, type Shape, shapeOf } from './shape.ts'

/** Pasted text that cannot be shown, with what is wrong and what would be right. */
export class PasteError extends Error {
  readonly faults: readonly Fault[]

  constructor(...faults: readonly Fault[]) {
    super(faults.map(({ wrong, right }) => `${wrong}; ${right}`).join('\n'))
    this.faults = faults
  }
}

const RECORD =
  'a record is JSON as the page saves it ("Save the record") and "orrery simulate --records" writes it: {"game": "cosmos", "version": 1, "options": {}, "seats": 2, "seed": "…", "actions": ["0 …"]}'
const VIEW =
  'a view is the JSON that a seat is sent: the "view" of an update of the protocol, or a whole update that has one'
const EITHER = `${RECORD}; ${VIEW}`

/** Opens what an address names. */
export async function openFrom(game: string, from: From): Promise<Opened> {
  if (from.kind === 'paste') return openPasted(await unpacked(from.packed))
  if (from.kind === 'golden') {
    const record = await loadGolden(game, from.name)
    return openRecorded(await loadVersion(game, record.version), record)
  }
  const engine = await loadEngine(game)
  return openRecorded(engine, playRandom(engine, from))
}

async function unpacked(packed: string): Promise<string> {
  try {
    return await unpack(packed)
  } catch {
    throw new PasteError({
      wrong: 'the end of the address cannot be read',
      right: 'copy the whole link, with all that stands behind "#"',
    })
  }
}

/** Opens a record, a golden playthrough, a view, or an update of the protocol with a view in it. */
export async function openPasted(text: string): Promise<Opened> {
  if (text.trim() === '') throw new PasteError({ wrong: 'nothing was pasted', right: EITHER })
  if (text.startsWith('# ')) return openPlayed(readGolden(text))
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new PasteError({
      wrong: `it is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      right: EITHER,
    })
  }
  if (!isObject(data)) throw new PasteError({ wrong: 'it is JSON, but not an object', right: EITHER })
  if ('actions' in data || 'seed' in data) return openPlayed(readRecord(text))
  return openSeen(viewIn(data))
}

function readGolden(text: string): GameRecord {
  try {
    return parseGolden(text)
  } catch (error) {
    throw new PasteError({
      wrong: error instanceof Error ? error.message : String(error),
      right: 'paste all of a file such as packages/games/cosmos/golden/2-players.txt',
    })
  }
}

function readRecord(text: string): GameRecord {
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    throw new PasteError({ wrong: error.message, right: RECORD })
  }
}

async function openPlayed(record: GameRecord): Promise<Opened> {
  if (!isGameId(record.game)) {
    const wrong = `the record is of a game that is not here: "${record.game}"`
    throw new PasteError({ wrong, right: `"game" is ${gameIds.join(', ')}` })
  }
  try {
    return openRecorded(await loadVersion(record.game, record.version), record)
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    const { id, seats, options } = await loadEngine(record.game)
    const versions = await loadVersionNumbers(record.game)
    const chosen = options.map((option) => `"${option.id}": ${option.values.join(' or ')}`).join(', ')
    const right = `version ${versions.join(' or ')} of ${id} with ${seats.min} to ${seats.max} seats and the options ${chosen || 'none'}`
    throw new PasteError({ wrong: error.message, right })
  }
}

/** The view in an update of the protocol or in a position, or the object itself. */
function viewIn(data: Record<string, unknown>): unknown {
  const play = isObject(data.play) ? data.play : data
  if ('patch' in play) {
    throw new PasteError({
      wrong: 'this update carries what changed ("patch"), not the view',
      right: 'the first update after "hello" carries the whole view, and so does every one without "patches": true',
    })
  }
  return 'view' in play ? play.view : data
}

const shapes = new Map<string, Promise<{ readonly game: Game; readonly shape: Shape }>>()

/** The shape of a game's views, learned from the positions of some random games. */
function viewShape(id: string): Promise<{ readonly game: Game; readonly shape: Shape }> {
  const known = shapes.get(id) ?? learnViews(id)
  shapes.set(id, known)
  return known
}

async function learnViews(id: string): Promise<{ readonly game: Game; readonly shape: Shape }> {
  const game = await loadEngine(id)
  const views: unknown[] = []
  for (const seats of [game.seats.min, game.seats.max]) {
    const opened = openRecorded(game, playRandom(game, { kind: 'random', seats, seed: 'views', options: {} }))
    const last = opened.moments.length - 1
    for (let at = 0; at <= last; at = at === last ? last + 1 : Math.min(at + 7, last)) {
      const me = opened.eyes[at % opened.eyes.length]
      views.push(JSON.parse(JSON.stringify(opened.show(at, me).position.view)))
    }
  }
  return { game, shape: shapeOf(views) }
}

/** A view with more faults than this belongs to another game. */
const MOST_FAULTS = 8

/** A view does not name its game: it belongs to the one whose views look like it. */
async function openSeen(view: unknown): Promise<Opened> {
  const tried = await Promise.all(
    gameIds.map(async (id) => {
      const { game, shape } = await viewShape(id)
      return { game, faults: faultsOf(shape, view) }
    }),
  )
  const [best] = tried.toSorted((a, b) => a.faults.length - b.faults.length)
  if (best === undefined) throw new Error('there is no game')
  const { game, faults } = best
  if (faults.length === 0) return openView(game, view)
  const wrong = 'this is neither a record nor a view of a game'
  if (faults.length > MOST_FAULTS) throw new PasteError({ wrong, right: EITHER })
  const things = faults.length === 1 ? 'one thing' : `${faults.length} things`
  throw new PasteError(
    { wrong: `${wrong}; it would be a view of ${game.id} but for ${things}`, right: VIEW },
    ...faults,
  )
}
