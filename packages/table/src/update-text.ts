import { changesText, eventsFor, type Game, type Moment, patchText, type Seat } from '@orrery/kernel'
import type { RowOutcome } from './evolve.ts'
import { gameOf, type Library } from './library.ts'
import { legalFor, momentOf, newsOf, onlyMoves, updateFor, type Watcher } from './sight.ts'
import type { Play, Table } from './table.ts'
import { undoable } from './undo.ts'

/** A reader of updates: through which seat, whether patches will do, and if so what it knows already. */
export interface Reader {
  readonly watcher: Watcher
  readonly patches?: boolean
  /** The game before the change (`knownBy`), if the reader has seen it. */
  readonly known?: unknown
}

/** An update for a reader. */
export interface WrittenUpdate {
  /** The members of the update, as JSON without the braces, so that others can be written before them. */
  readonly text: string
  /** Whether it tells how the game stands: the next update can be a patch of that. */
  readonly play: boolean
}

/** What readers who have seen the game know of it, as patches refer to it; to be asked for before a change. */
export function knownBy(library: Library, table: Table, watchers: readonly Watcher[]): (watcher: Watcher) => unknown {
  const { play } = table
  if (play === undefined || watchers.length === 0) return () => undefined
  const game = gameOf(library, table)
  if (hasSharedBase(game)) {
    const base = baseOf(game, play, undefined)
    return () => base
  }
  const bases = new Map(watchers.map((watcher) => [watcher, baseOf(game, play, watcher)]))
  return (watcher) => bases.get(watcher)
}

/** The view that patches refer to: one for the whole table where the game says what belongs to a seat alone. */
function baseOf(game: Game, { state }: Play, watcher: Watcher): unknown {
  return game.view(state, hasSharedBase(game) ? undefined : watcher)
}

function hasSharedBase(game: Game): boolean {
  return game.sameForAll === true || game.own !== undefined
}

/**
 * For each of these readers the update of `updateFor`; what is the same for all of them is written once. A reader who takes patches and
 * has seen the game gets `patch` instead of `view`: what changed in it. Compared with an object and `JSON.stringify` for each reader, this
 * saves 30 µs of the 96 µs of a move sent to two seats, 31 % (`npm run fast-paths`, November 2026). Tests compare both, and parse the
 * texts with the schemas of the protocol.
 */
export function updateTexts(
  library: Library,
  table: Table,
  outcomes: readonly RowOutcome[],
  readers: readonly Reader[],
): WrittenUpdate[] {
  const { play } = table
  if (play === undefined || table.phase !== 'playing' || !onlyMoves(outcomes)) {
    return readers.map(({ watcher }) => {
      const update = updateFor(library, table, outcomes, watcher)
      return { text: JSON.stringify(update).slice(1, -1), play: update.play !== undefined }
    })
  }
  const game = gameOf(library, table)
  const toAct = game.toAct(play.state)
  const { moment, clocks } = momentOf(game, play, table.changedAt)
  const common = `,"toAct":[${toAct.join(',')}],"moment":${momentText(moment)},"changes":${play.changes},"clocks":${clocks.length === 0 ? '[]' : JSON.stringify(clocks)}`
  const open = outcomes.every(({ events }) => events.every(({ seat }) => seat === undefined))
  const sharedNews = open ? newsText(outcomes, undefined) : undefined
  const write = makeWriter(game, play)
  const head = `"seq":${table.seq},"at":${table.changedAt},"news":[`
  return readers.map((reader) => {
    const { watcher } = reader
    const mine =
      watcher === undefined ? '' : `,"legal":${legalText(game, play, toAct, watcher)},"undo":${undoable(play, watcher)}`
    const news = sharedNews ?? newsText(outcomes, watcher)
    return { text: `${head}${news}],"play":{${write(reader)}${common}${mine}}`, play: true }
  })
}

/** Decisions are written by hand: a server writes thousands a second, and `JSON.stringify` inspects every object for more than is there. */
function newsText(outcomes: readonly RowOutcome[], watcher: Watcher): string {
  let text = ''
  for (const each of outcomes) {
    const { row, events, moment } = each
    if (text !== '') text += ','
    if (row.type !== 'acted') {
      text += JSON.stringify(newsOf(each, watcher))
      continue
    }
    const bot = row.bot === undefined ? '' : `,"bot":${JSON.stringify(row.bot)}`
    const when = moment === undefined ? '' : `,"moment":${momentText(moment)}`
    const seen = JSON.stringify(eventsFor(events, watcher))
    text += `{"seq":${row.seq},"at":${row.at},"type":"acted","seat":${row.seat}${bot}${when},"events":${seen}}`
  }
  return text
}

function momentText({ round, turn }: Moment): string {
  return `{"round":${round},"turn":${turn}}`
}

/** The legal actions of a seat; ids of actions need no quoting. */
function legalText(game: Game, { state }: Play, toAct: readonly Seat[], seat: Seat): string {
  const ids = legalFor(game, state, toAct, seat)
  return ids.length === 0 ? '[]' : `["${ids.join('","')}"]`
}

/** Writes the game as a reader sees it now, as the member it becomes. */
function makeWriter(game: Game, play: Play): (reader: Reader) => string {
  const { state } = play
  const one = hasSharedBase(game)
  let base: unknown
  let whole: string | undefined
  /** The patch for each state of knowledge among the readers; nearly always there is only one. */
  const changed = new Map<unknown, string | undefined>()
  const wholeFor = (watcher: Watcher): string => {
    if (game.sameForAll !== true) return `"view":${JSON.stringify(game.view(state, watcher))}`
    whole ??= `"view":${JSON.stringify(game.view(state, undefined))}`
    return whole
  }
  return ({ watcher, patches, known }) => {
    if (patches !== true || known === undefined) return wholeFor(watcher)
    if (base === undefined || !one) base = baseOf(game, play, watcher)
    let patch = one ? changed.get(known) : undefined
    if (patch === undefined) {
      patch = patchText(known, base)
      if (one) changed.set(known, patch)
    }
    if (patch === undefined) return wholeFor(watcher)
    const own = watcher === undefined || game.own === undefined ? '' : changesText(game.own(state, watcher))
    return `"patch":[${patch}${patch === '' || own === '' ? '' : ','}${own}]`
  }
}
