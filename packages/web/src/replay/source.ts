import type { Seat } from '@orrery/kernel'
import type { Answers } from '@orrery/protocol'
import { type Source, serverSource } from '../common/address.ts'
import { botName } from '../games/bot-names.ts'
import { type ReplayClient, ReplayError } from '../worker/replay-client.ts'
import type { RecordFault, ReplayInfo, TableFacts } from '../worker/replay-protocol.ts'
import { openedFile } from './file.ts'

/** Why a record cannot be loaded or replayed. */
export type SourceFault = RecordFault | { readonly why: 'not-found' | 'offline' | 'no-file' | 'too-large' }

/** Who sat at a seat: a name, and whether it was a bot. */
export interface Occupant {
  /** Who it is on the server. */
  readonly id?: string
  readonly name?: string
  readonly level?: string
}

/** A record that was opened, with what is known of its table. */
export interface OpenedRecord {
  readonly info: ReplayInfo
  readonly occupants: readonly Occupant[]
  /** The reader's own seat, when that is known. */
  readonly mine?: Seat
  /** Who resigned, if that ended the game. */
  readonly resigned: readonly Seat[]
  readonly known: TableFacts
  /** What opens the record of a private table to others. */
  readonly code?: string
}

/** A record that cannot be replayed, with the reason. */
export class SourceError extends Error {
  readonly fault: SourceFault

  constructor(fault: SourceFault) {
    super(fault.why)
    this.fault = fault
  }
}

/** Opens a record from any source; throws a `SourceError` when that fails. */
export async function openSource(client: ReplayClient, source: Source): Promise<OpenedRecord> {
  try {
    if (source.kind === 'server') return await openServer(client, source)
    if (source.kind === 'local') return openedLocal(await client.open({ local: source.id }))
    const file = openedFile()
    if (file === undefined) throw new SourceError({ why: 'no-file' })
    const info = await client.open({ text: file.text })
    return { info, occupants: Array.from({ length: info.seats }, () => ({})), resigned: [], known: {} }
  } catch (error) {
    if (error instanceof ReplayError) throw new SourceError(error.fault)
    throw error
  }
}

function openedLocal(info: ReplayInfo): OpenedRecord {
  const occupants = (info.occupants ?? []).map(({ name, bot }) => ({
    name,
    ...(bot === undefined ? {} : { level: bot }),
  }))
  const person = occupants.findIndex(({ level }) => level === undefined)
  const bots = occupants.flatMap(({ level }, seat) => (level === undefined ? [] : [seat]))
  const known = { bots, local: true as const, ...(info.scores === undefined ? {} : { scores: info.scores }) }
  return { info, occupants, resigned: [], known, ...(person === -1 ? {} : { mine: person }) }
}

/** The seat of whoever reads the result. Several people at one screen read it together: none of them is "you". */
export function readerOf({ mine, known, occupants }: OpenedRecord): Seat | undefined {
  return known.local === true && occupants.filter(({ level }) => level === undefined).length > 1 ? undefined : mine
}

/** The same source for others: players of a private table need no code, other people do. */
export function sharedSource(source: Source, { code }: OpenedRecord): Source {
  return source.kind === 'server' && code !== undefined ? serverSource(source.id, code) : source
}

async function openServer(
  client: ReplayClient,
  { id, code }: Extract<Source, { kind: 'server' }>,
): Promise<OpenedRecord> {
  const query = code === undefined ? '' : `?code=${encodeURIComponent(code)}`
  const path = `/api/v1/tables/${encodeURIComponent(id)}`
  const shown: Answers['table'] = await (await get(`${path}${query}`)).json()
  const info = await client.open({ text: await (await get(`${path}/record${query}`)).text() })
  const { seats, over, private: secret, code: key } = shown.table
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))
  const scores = over?.result?.seats.map(({ score }) => score)
  const [mine] = shown.mine
  return {
    info,
    occupants: seats.map(({ id: person, name, level }, seat) =>
      level === undefined
        ? { ...(person === undefined ? {} : { id: person }), ...(name === undefined ? {} : { name }) }
        : { name: botName(seat, level), level },
    ),
    resigned: over?.reason === 'resigned' ? seats.flatMap(({ away }, seat) => (away === 'resigned' ? [seat] : [])) : [],
    known: {
      bots,
      ...(scores === undefined ? {} : { scores }),
      ...(mine === undefined ? {} : { mine: mine.seat }),
    },
    ...(mine === undefined ? {} : { mine: mine.seat }),
    ...(secret && key !== undefined ? { code: key } : {}),
  }
}

async function get(path: string): Promise<Response> {
  const response = await fetch(path, { headers: { accept: 'application/json' } }).catch(() => undefined)
  // A static page without a server answers every address with itself.
  if (response === undefined || !(response.headers.get('content-type') ?? '').includes('json')) {
    throw new SourceError({ why: 'offline' })
  }
  if (response.ok) return response
  if (response.status === 409) throw new SourceError({ why: 'running' })
  throw new SourceError({ why: response.status >= 500 ? 'offline' : 'not-found' })
}
