import { posix } from 'node:path'
import { importsOf } from '../tools/imports.ts'

/**
 * The folders of the page, from the bottom layer to the top: what a table knows and stores, what is drawn everywhere, the table itself, the
 * pages around it, and the app that joins them. Each may import those before it.
 */
const pageFolders = [
  ...['games', 'kept', 'worker', 'store', 'texts', 'offline', 'server'],
  ...['design', 'common', 'fair', 'rulebook', 'guide'],
  'table',
  'attempt',
  ...['gallery', 'replay', 'online', 'player', 'insights', 'puzzles', 'home', 'workshop'],
  'app',
]

function pageLayers(): Record<string, readonly string[]> {
  const packages = ['kernel', 'games', 'bots', 'table', 'protocol', 'picture', 'board']
  const below = (i: number): string[] => pageFolders.slice(0, i).map((folder) => `web/${folder}`)
  return Object.fromEntries(pageFolders.map((folder, i) => [`web/${folder}`, [...packages, ...below(i)]]))
}

/**
 * Which unit may import which others. A unit is a package, or one folder of a game or of the page: every game has the same folders, with the
 * same rules for them. What is not listed may not be imported.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  ...pageLayers(),
  kernel: [],
  bots: ['kernel'],
  board: ['kernel'],
  table: ['kernel'],
  games: ['kernel', 'bots', 'game/manifest'],
  protocol: ['kernel'],
  picture: ['kernel'],
  server: ['kernel', 'games', 'bots', 'table', 'protocol', 'picture'],
  cli: ['kernel', 'games', 'bots', 'table', 'server'],
  bench: ['kernel', 'games', 'bots', 'cli'],

  // What a game publishes (`surface.ts`, and `index.ts` with the game itself) comes from its rules; nothing imports from a layer above it.
  'game/rules': ['kernel'],
  'game/texts': ['kernel', 'game/rules'],
  'game/surface': ['game/rules'],
  'game/index': ['game/rules', 'game/surface'],
  'game/bots': ['kernel', 'bots', 'game/surface', 'game/index'],
  'game/board': ['kernel', 'board', 'game/surface', 'game/texts'],
  'game/guide': ['kernel', 'board', 'game/surface', 'game/texts'],
  'game/rulebook': ['kernel', 'board', 'game/surface', 'game/texts', 'game/board'],
  'game/small': ['board', 'game/board'],
  'game/manifest': ['games', 'game/rules', 'game/texts', 'game/bots'],
  'game/page': ['board', 'game/board', 'game/small', 'game/guide', 'game/rulebook'],
}

/** Units that may use the clock, the network, the disk and chance. All others are pure. */
const impureUnits = ['server', 'cli', 'bench', ...pageFolders.map((folder) => `web/${folder}`)]

/** Units that draw in a browser: they may use its clock and timers, but neither network nor disk. */
const browserUnits = ['board', 'game/board', 'game/small', 'game/guide', 'game/rulebook', 'game/page']

const impure: readonly (readonly [what: string, pattern: RegExp, drawn?: true])[] = [
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['the clock', /\bDate\b|\bperformance\b/, true],
  ['timers', /\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b/, true],
  ['the network', /\bfetch\s*\(|\bWebSocket\b|\bXMLHttpRequest\b/],
  ['the process', /\bprocess\s*\.|\bglobalThis\b/],
  ['the console', /\bconsole\s*\./],
  ['dynamic code', /\beval\s*\(|\bnew Function\b/],
]

/** A file of a game: the name of the game's folder, and the path inside it. */
const gameFolder = /^(?:packages\/games|examples)\/([^/]+)\/(.+)$/

/** The unit that a file of the repository belongs to; `undefined` for tests and for files outside all units. */
export function unitOf(path: string): string | undefined {
  if (/\.test\.tsx?$|\/(?:test|tests|testing|golden|node_modules)\//.test(path)) return undefined
  const [, game, inside = ''] = gameFolder.exec(path) ?? []
  if (game !== undefined) {
    if (!/\.tsx?$/.test(inside)) return undefined
    if (inside === 'index.ts') return 'game/index'
    if (inside === 'surface.ts') return 'game/surface'
    if (inside === 'manifest.ts') return 'game/manifest'
    if (inside === 'page.ts') return 'game/page'
    const folder = inside.split('/')[0] ?? ''
    return ['texts', 'bots', 'board', 'small', 'guide', 'rulebook'].includes(folder) ? `game/${folder}` : 'game/rules'
  }
  const [, name = '', rest = ''] = /^packages\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (name === 'web' && rest.startsWith('src/'))
    return rest === 'src/main.tsx' ? 'web/app' : `web/${rest.split('/')[1]}`
  return rest.startsWith('src/') || name === 'games' ? name : undefined
}

/** What a source file does although it may not; an empty list when all is well. */
export function violations(path: string, source: string): string[] {
  const unit = unitOf(path) ?? ''
  const allowed = layers[unit] ?? []
  const found: string[] = []
  for (const specifier of importsOf(source)) {
    const other = specifier.startsWith('.') ? targetOf(path, specifier, found) : packageOf(specifier)
    if (other !== undefined && other !== unit && !allowed.includes(other)) found.push(`imports ${specifier}`)
    if (specifier.startsWith('node:') && !impureUnits.includes(unit)) found.push(`imports ${specifier}`)
  }
  if (!impureUnits.includes(unit)) {
    const code = withoutComments(source)
    for (const [what, pattern, drawn] of impure) {
      if (pattern.test(code) && !(drawn === true && browserUnits.includes(unit))) found.push(`uses ${what}`)
    }
  }
  return found
}

/** The unit behind a package's name; for a game, the part of it that is imported. */
function packageOf(specifier: string): string | undefined {
  const [, name, part] = /^@orrery\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === undefined || name in layers || name === 'web') return name
  return `game/${part === undefined ? 'index' : part.split('/')[0]}`
}

/** The unit behind a relative path. A path into another package or another game is a violation: those are imported by name. */
function targetOf(path: string, specifier: string, found: string[]): string | undefined {
  const target = posix.join(posix.dirname(path), specifier)
  if (ownerOf(target) !== ownerOf(path) && unitOf(target) !== undefined) {
    found.push(`reaches into another package: ${specifier}`)
    return undefined
  }
  // Only source files belong to units; styles and pictures belong to whatever shows them.
  return /\.tsx?$/.test(target) ? unitOf(target) : undefined
}

function ownerOf(path: string): string {
  const game = gameFolder.exec(path)?.[1]
  if (game !== undefined && path.split('/').length > 3 - Number(path.startsWith('examples/'))) return `game ${game}`
  return /^packages\/[^/]+/.exec(path)?.[0] ?? ''
}

/** Source without comments and string literals, which may mention anything. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, "''")
}
