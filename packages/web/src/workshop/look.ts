import { type Language, languages, type Seat } from '@orrery/kernel'
import { gameIds, isGameId } from '../games/list.ts'

/** Where a position comes from. */
export type From =
  /** A playthrough of the game's golden folder, by its name. */
  | { readonly kind: 'golden'; readonly name: string }
  /** A game in which everybody takes any legal action. */
  | {
      readonly kind: 'random'
      readonly seats: number
      readonly seed: string
      readonly options: Readonly<Record<string, string>>
    }
  /** A record or a view that was pasted, packed for an address. */
  | { readonly kind: 'paste'; readonly packed: string }

/** Whose view: a seat's, a spectator's, or that of whoever has to act. */
export type Viewpoint = Seat | 'spectator' | 'acting'

/** The size of a window, in CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Everything that can be chosen in the workshop; an address holds all of it. */
export interface Look {
  readonly show: 'board' | 'pieces'
  readonly game: string
  /** The name of a sheet of pieces; empty for the first one. */
  readonly sheet: string
  readonly from: From
  /** How many decisions have been taken. */
  readonly at: number
  readonly viewpoint: Viewpoint
  readonly language: Language
  readonly theme: 'dark' | 'light'
  readonly size: Size
  /** Whether steps are animated. */
  readonly motion: boolean
  /** Shapes beside every colour. */
  readonly shapes: boolean
  /** Text mode. */
  readonly words: boolean
  /** Shown at full size instead of shrunk to fit. */
  readonly full: boolean
}

/** Named sizes. */
export const sizes: readonly (Size & { readonly name: string })[] = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Small phone', width: 360, height: 640 },
  { name: 'Phone, landscape', width: 844, height: 390 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Tablet, landscape', width: 1024, height: 768 },
  { name: 'Desktop', width: 1440, height: 900 },
  { name: 'Large desktop', width: 1920, height: 1080 },
]

/** The smallest and the largest possible side of a window. */
export const SIDES = { min: 200, max: 4000 } as const

/** What is shown when an address says nothing. */
export const defaultLook: Look = {
  show: 'board',
  game: 'cosmos',
  sheet: '',
  from: { kind: 'golden', name: '' },
  at: 0,
  viewpoint: 'acting',
  language: 'en',
  theme: 'dark',
  size: { width: 1440, height: 900 },
  motion: false,
  shapes: false,
  words: false,
  full: false,
}

/** Settings that are on or off. */
export const switches = ['motion', 'shapes', 'words', 'full'] as const

const OPTION = 'option.'
const HASH = '#paste='

/** The query and hash of the address for this look. Pasted text goes into the hash, which is never sent to a server. */
export function makeAddress(look: Look): string {
  const { from, size } = look
  const query = new URLSearchParams()
  const put = (name: string, value: string, other: string): void => {
    if (value !== other) query.set(name, value)
  }
  const d = defaultLook
  put('show', look.show, d.show)
  put('game', look.game, d.game)
  put('sheet', look.sheet, d.sheet)
  put('from', from.kind, d.from.kind)
  if (from.kind === 'golden') put('name', from.name, '')
  if (from.kind === 'random') {
    query.set('seats', String(from.seats))
    query.set('seed', from.seed)
    for (const [id, value] of Object.entries(from.options)) query.set(OPTION + id, value)
  }
  put('at', String(look.at), '0')
  put('eyes', typeof look.viewpoint === 'number' ? String(look.viewpoint + 1) : look.viewpoint, 'acting')
  put('lang', look.language, d.language)
  put('theme', look.theme, d.theme)
  put('size', sizeText(size), sizeText(d.size))
  for (const name of switches) put(name, String(look[name]), String(d[name]))
  const text = query.toString()
  return (text === '' ? '' : `?${text}`) + (from.kind === 'paste' ? HASH + from.packed : '')
}

/** The look of an address; invalid parts are ignored. Seats count from 1 in an address. */
export function parseAddress({ search, hash }: { readonly search: string; readonly hash: string }): Look {
  const query = new URLSearchParams(search)
  const get = (name: string): string => query.get(name) ?? ''
  const game = get('game')
  return {
    show: get('show') === 'pieces' ? 'pieces' : 'board',
    game: isGameId(game) ? game : (gameIds[0] ?? defaultLook.game),
    sheet: get('sheet'),
    from: parseFrom(query, hash),
    at: whole(get('at'), 0, 99_999) ?? 0,
    viewpoint: parseViewpoint(get('eyes')),
    language: languages.find((each) => each === get('lang')) ?? defaultLook.language,
    theme: get('theme') === 'light' ? 'light' : 'dark',
    size: parseSize(get('size')) ?? defaultLook.size,
    motion: get('motion') === 'true',
    shapes: get('shapes') === 'true',
    words: get('words') === 'true',
    full: get('full') === 'true',
  }
}

function parseFrom(query: URLSearchParams, hash: string): From {
  const kind = query.get('from')
  if (kind === 'paste' && hash.startsWith(HASH)) return { kind, packed: hash.slice(HASH.length) }
  if (kind === 'random') {
    const options: Record<string, string> = {}
    for (const [id, value] of query) if (id.startsWith(OPTION)) options[id.slice(OPTION.length)] = value
    return { kind, seats: whole(query.get('seats') ?? '', 1, 8) ?? 2, seed: query.get('seed') || 'workshop', options }
  }
  return { kind: 'golden', name: query.get('name') ?? '' }
}

function parseViewpoint(text: string): Viewpoint {
  if (text === 'spectator') return text
  const seat = whole(text, 1, 8)
  return seat === undefined ? 'acting' : seat - 1
}

/** `390x844` */
export function sizeText({ width, height }: Size): string {
  return `${width}x${height}`
}

function parseSize(text: string): Size | undefined {
  const [, w = '', h = ''] = /^(\d+)x(\d+)$/.exec(text) ?? []
  const width = whole(w, SIDES.min, SIDES.max)
  const height = whole(h, SIDES.min, SIDES.max)
  return width === undefined || height === undefined ? undefined : { width, height }
}

function whole(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}
