import { type Game, type GameRecord, makeRecord, OrreryError, parseRecord } from '@orrery/kernel'
import { makeLibrary } from '@orrery/table'
import { isGameId } from '../games/list.ts'
import { addGame, loadGame, type StoredGame, type StoredSeat } from '../kept/games.ts'
import { continueGame } from './continue.ts'
import { loadRules, loadVersion, missingRules } from './engines.ts'
import { keptOf, keptRecord } from './kept.ts'
import { LocalTable } from './local.ts'
import type {
  NumberedRequest,
  RecordCheck,
  RecordFault,
  ReplayAnswer,
  ReplayInfo,
  ReplayRequest,
  TableFacts,
} from './replay-protocol.ts'
import { Recording } from './replay-recording.ts'

/** Replays one record: holds its states and answers the page's requests. */
export class Replayer {
  #recording: Recording | undefined
  readonly #post: (message: { readonly requestId: number; readonly answer: ReplayAnswer }) => void
  #last: Promise<void> = Promise.resolve()

  constructor(post: (message: { readonly requestId: number; readonly answer: ReplayAnswer }) => void) {
    this.#post = post
  }

  /** Handles a request; the answer is posted. */
  ask({ requestId, replay }: NumberedRequest): void {
    this.#last = this.#last.then(async () => {
      const answer = await this.#answer(replay).catch(
        (error: unknown): ReplayAnswer => ({
          type: 'fault',
          fault: { why: 'broken', detail: error instanceof Error ? error.message : String(error) },
        }),
      )
      this.#post({ requestId, answer })
    })
  }

  async #answer(question: ReplayRequest): Promise<ReplayAnswer> {
    if (question.type === 'open') return this.#open(question.text)
    if (question.type === 'open-local') return this.#openLocal(question.id)
    const recording = this.#recording
    if (recording === undefined) throw new Error('no record is open')
    switch (question.type) {
      case 'scene':
        return { type: 'scene', scene: recording.scene(question.index, question.seat) }
      case 'log':
        return { type: 'log', steps: recording.steps(question.seat) }
      case 'history':
        return { type: 'history', rounds: recording.history() }
      case 'verify':
        return { type: 'checks', checks: await check(recording, question.known) }
      case 'continue':
        return { type: 'created', id: await createFrom(recording, question.index, question.seats) }
    }
  }

  async #openLocal(id: string): Promise<ReplayAnswer> {
    const found = await loadGame(id)
    if (found === undefined) return { type: 'fault', fault: { why: 'missing' } }
    const { game: name, version } = found.game
    const game = await ifCarried(() => loadVersion(name, version))
    if (game === undefined) {
      const why = await missingRules(name, version)
      return { type: 'fault', fault: { why, kept: keptOf(found.game, found.rows) } }
    }
    // The table is only read: nobody is seated, so no levels have to be known.
    const local = new LocalTable(
      makeLibrary([game], () => []),
      game,
      found.rows,
    )
    // A replay shows every seat, so a game that is still running must not be replayed.
    if (local.table.phase !== 'over') return { type: 'fault', fault: { why: 'running' } }
    return this.#play(local.record(), found.game)
  }

  async #open(text: string): Promise<ReplayAnswer> {
    const read = readRecord(text)
    return 'why' in read ? { type: 'fault', fault: read } : this.#play(read)
  }

  async #play(record: GameRecord, stored?: StoredGame): Promise<ReplayAnswer> {
    if (!isGameId(record.game)) return { type: 'fault', fault: { why: 'unknown-game', game: record.game } }
    try {
      const game = await ifCarried(() => loadRules(record))
      if (game === undefined) {
        const why = await missingRules(record.game, record.version)
        return { type: 'fault', fault: { why, kept: keptRecord(record, stored?.seats) } }
      }
      this.#recording = new Recording(game, record)
    } catch (error) {
      if (!(error instanceof OrreryError)) throw error
      return { type: 'fault', fault: { why: 'set-up', detail: error.message } }
    }
    return { type: 'opened', info: infoOf(this.#recording, stored) }
  }
}

/** The rules, or `undefined` if they are no longer included. */
async function ifCarried(load: () => Promise<Game>): Promise<Game | undefined> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof OrreryError && error.code === 'wrong-version') return undefined
    throw error
  }
}

/** Checks a record, including against this browser's evidence. What that needs is loaded only now. */
async function check(recording: Recording, known: TableFacts): Promise<readonly RecordCheck[]> {
  const { record } = recording
  const table = record.signed?.table ?? record.fair?.promises?.[0]?.table
  const [{ checkRecord }, { openEvidence }] = await Promise.all([
    import('./replay-verify.ts'),
    import('../kept/shuffle-evidence.ts'),
  ])
  const all = table === undefined ? [] : await (await openEvidence()).all(table)
  // Several people may have used this browser, at different seats.
  const kept = all.find(({ seat }) => seat !== undefined && seat === known.mine) ?? all[0]
  return checkRecord(recording, known, kept)
}

/** A record from the text of a file, or what is wrong with it. */
function readRecord(text: string): GameRecord | RecordFault {
  try {
    JSON.parse(text)
  } catch (error) {
    return { why: 'not-json', detail: error instanceof Error ? error.message : String(error) }
  }
  try {
    return parseRecord(text)
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    return { why: 'not-record', detail: error.message.replace(/^this is not a record of a game: /, '') }
  }
}

function infoOf({ record, total, moments, result, invalid }: Recording, stored?: StoredGame): ReplayInfo {
  const { game, version, seats, options } = record
  return {
    game,
    version,
    ...(record.set === undefined ? {} : { ownSet: true }),
    seats,
    options,
    ...(stored === undefined ? {} : { occupants: stored.seats }),
    ...(stored?.scores === undefined ? {} : { scores: stored.scores }),
    total,
    moments,
    ...(result === undefined ? {} : { result }),
    ...(invalid === undefined ? {} : { invalid }),
    text: makeRecord(record),
  }
}

/** Stores a local game that continues from a position with new occupants, and returns its id. */
async function createFrom({ game, record }: Recording, index: number, seats: readonly StoredSeat[]): Promise<string> {
  const { game: stored, rows } = await continueGame(game, record, index, seats)
  await addGame(stored, rows)
  return stored.id
}
