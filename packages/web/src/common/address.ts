import type { Seat } from '@orrery/kernel'

/** Where a record comes from. */
export type Source =
  /** A table of the server; the code opens a private one. */
  | { readonly kind: 'server'; readonly id: string; readonly code?: string }
  /** A game of this browser. */
  | { readonly kind: 'local'; readonly id: string }
  /** A file that the reader has opened. */
  | { readonly kind: 'file' }

/** The source of an online table's record, as seen from its address: the code that opened a private table opens its record too. */
export function serverSource(id: string, code = new URLSearchParams(location.search).get('code') ?? undefined): Source {
  return { kind: 'server', id, ...(code === undefined ? {} : { code }) }
}

/** A moment of a replay and the seat it is seen from; what is left out takes a default. */
export interface ReplayMoment {
  readonly at?: number
  readonly seat?: Seat | 'spectator'
  /** With its analysis. */
  readonly analyse?: boolean
}

/** What the query of an address says; invalid parts are ignored. Seats count from 1 in an address. */
export function parseReplayMoment(query: string, total: number, seats: number): ReplayMoment {
  const given = new URLSearchParams(query)
  const at = whole(given.get('at'), 0, total)
  const view = given.get('view')
  const seat = view === 'spectator' ? view : whole(view, 1, seats)
  return {
    ...(at === undefined ? {} : { at }),
    ...(seat === undefined ? {} : { seat: seat === 'spectator' ? seat : seat - 1 }),
    ...(given.has('analyse') ? { analyse: true } : {}),
  }
}

function whole(text: string | null, least: number, most: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** The address of a replay, or of a moment of it. */
export function makeAddress(source: Source, moment: ReplayMoment = {}, page: 'replay' | 'result' = 'replay'): string {
  const path =
    source.kind === 'file'
      ? `/${page}/file`
      : source.kind === 'local'
        ? `/${page}/local/${source.id}`
        : `/${page}/${source.id}`
  const query = new URLSearchParams()
  if (source.kind === 'server' && source.code !== undefined) query.set('code', source.code)
  if (moment.at !== undefined) query.set('at', String(moment.at))
  if (moment.seat !== undefined) query.set('view', moment.seat === 'spectator' ? moment.seat : String(moment.seat + 1))
  if (moment.analyse === true) query.set('analyse', '1')
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
