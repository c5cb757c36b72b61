import type { Seat } from '@orrery/kernel'
import type { Answers } from '@orrery/protocol'
import { type Source, serverSource } from '../common/address.ts'
import { botName } from '../games/bot-names.ts'
import { type ReplayClient, ReplayError } from '../worker/replay-client.ts'
import type { Known, RecordFault, ReplayInfo } from '../worker/replay-protocol.ts'
import { openedFile } from './file.ts'

/** Why a record cannot be had, or not be replayed. */
export type SourceFault = RecordFault | { readonly why: 'not-found' | 'offline' | 'no-file' | 'too-large' }

/** Who sat at a seat: a name, and whether it was a bot. */
export interface Occupant {
  /** Who it is on the server. */
  readonly id?: string
  readonly name?: string
  readonly level?: string
}

/** A record that was opened, with what is known of its table. */
export interface Opened {
  readonly info: ReplayInfo
  readonly occupants: readonly Occupant[]
  /** The reader's own seat, when that is known. */
  readonly mine?: Seat
  /** Who gave the game up, when that ended it. */
  readonly givenUp: readonly Seat[]
  readonly known: Known
  /** What opens the record of a private table to others. */
  readonly code?: string
}

/** Something in the way of a replay. */
export class SourceError extends Error {
  readonly fault: SourceFault

  constructor(fault: SourceFault) {
    super(fault.why)
    this.fault = fault
  }
}

/** Opens a record wherever it comes from; throws a `SourceError` that says why not. */
export async function openSource(client: ReplayClient, source: Source): Promise<Opened> {
  try {
    if (source.kind === 'server') return await openServer(client, source)
    if (source.kind === 'local') return openedLocal(await client.open({ local: source.id }))
    const file = openedFile()
    if (file === undefined) throw new SourceError({ why: 'no-file' })
    const info = await client.open({ text: file.text })
    return { info, occupants: Array.from({ length: info.seats }, () => ({})), givenUp: [], known: {} }
  } catch (error) {
    if (error instanceof ReplayError) throw new SourceError(error.fault)
    throw error
  }
}

function openedLocal(info: ReplayInfo): Opened {
  const occupants = (info.occupants ?? []).map(({ name, bot }) => ({
    name,
    ...(bot === undefined ? {} : { level: bot }),
  }))
  const person = occupants.findIndex(({ level }) => level === undefined)
  const bots = occupants.flatMap(({ level }, seat) => (level === undefined ? [] : [seat]))
  const known = { bots, local: true as const, ...(info.scores === undefined ? {} : { scores: info.scores }) }
  return { info, occupants, givenUp: [], known, ...(person === -1 ? {} : { mine: person }) }
}

/** The same source as others can open it: who sat at a private table needs no code, and they do. */
export function sharedSource(source: Source, { code }: Opened): Source {
  return source.kind === 'server' && code !== undefined ? serverSource(source.id, code) : source
}

async function openServer(client: ReplayClient, { id, code }: Extract<Source, { kind: 'server' }>): Promise<Opened> {
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
        : { name: botName(seat), level },
    ),
    givenUp: over?.reason === 'resigned' ? seats.flatMap(({ away }, seat) => (away === 'resigned' ? [seat] : [])) : [],
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
  // A page that is served without a server answers every address with itself.
  if (response === undefined || !(response.headers.get('content-type') ?? '').includes('json')) {
    throw new SourceError({ why: 'offline' })
  }
  if (response.ok) return response
  if (response.status === 409) throw new SourceError({ why: 'running' })
  throw new SourceError({ why: response.status >= 500 ? 'offline' : 'not-found' })
}
