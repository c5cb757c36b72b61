import { type Game, patchText } from '@orrery/kernel'
import type { Happened } from './evolve.ts'
import { gameOf, type House } from './house.ts'
import { legalFor, momentOf, newsOf, onlyMoves, updateFor, type Watcher } from './sight.ts'
import type { Play, Table } from './table.ts'
import { undoable } from './undo.ts'

/** Somebody who is told: from where, and whether what changed is enough, in which case it says what it knows. */
export interface Reader {
  readonly watcher: Watcher
  readonly patches?: boolean
  /** From the last update, if it was told of the game then. */
  readonly known?: unknown
}

/** What a reader is told, as JSON, and what it knows then: the next update can tell what changed in it. */
export interface Written {
  readonly text: string
  readonly known?: unknown
}

/** What a reader that takes patches knows of the game when it has seen all of it. */
export function knownOf(house: House, table: Table, watcher: Watcher): unknown {
  return table.play === undefined ? undefined : baseOf(gameOf(house, table.game), table.play, watcher)
}

/** The view that changes are told of: one for the whole table where the game says what is a seat's own. */
function baseOf(game: Game, { state }: Play, watcher: Watcher): unknown {
  return game.view(state, isOne(game) ? undefined : watcher)
}

function isOne(game: Game): boolean {
  return game.sameForAll === true || game.own !== undefined
}

/**
 * For each of these readers what `updateFor` says, as JSON; what is the same for all of them is written once. Who takes patches
 * and has seen the game gets `patch` in the place of `view`: what changed in it.
 */
export function updateTexts(
  house: House,
  table: Table,
  happened: readonly Happened[],
  readers: readonly Reader[],
): Written[] {
  const { play } = table
  if (play === undefined || table.phase !== 'playing' || !onlyMoves(happened)) {
    return readers.map(({ watcher, patches }) => {
      const update = updateFor(house, table, happened, watcher)
      const text = JSON.stringify(update)
      return patches === true && update.play !== undefined ? { text, known: knownOf(house, table, watcher) } : { text }
    })
  }
  const game = gameOf(house, table.game)
  const toAct = game.toAct(play.state)
  const { moment, clocks } = momentOf(game, play, table.changedAt)
  const common = `,"toAct":[${toAct.join(',')}],"moment":${JSON.stringify(moment)},"changes":${play.changes},"clocks":${clocks.length === 0 ? '[]' : JSON.stringify(clocks)}`
  const open = happened.every(({ told }) => told.every(({ seat }) => seat === undefined))
  const newsFor = (watcher: Watcher): string => JSON.stringify(happened.map((each) => newsOf(each, watcher)))
  const sharedNews = open ? newsFor(undefined) : undefined
  const write = makeWriter(game, play)
  const head = `{"seq":${table.seq},"at":${table.changedAt},"news":`
  return readers.map((reader) => {
    const { watcher } = reader
    const { text, known } = write(reader)
    const mine =
      watcher === undefined
        ? ''
        : `,"legal":${JSON.stringify(legalFor(game, play.state, toAct, watcher))},"undo":${undoable(play, watcher)}`
    return { text: `${head}${sharedNews ?? newsFor(watcher)},"play":{${text}${common}${mine}}}`, known }
  })
}

/** Writes the game as a reader sees it now, as the member it becomes. */
function makeWriter(game: Game, play: Play): (reader: Reader) => Written {
  const { state } = play
  const one = isOne(game)
  let base: unknown
  let whole: string | undefined
  /** What changed since each of what the readers know; nearly always they know the same. */
  const changed = new Map<unknown, string | undefined>()
  const wholeFor = (watcher: Watcher): string => {
    if (game.sameForAll !== true) return `"view":${JSON.stringify(game.view(state, watcher))}`
    whole ??= `"view":${JSON.stringify(game.view(state, undefined))}`
    return whole
  }
  return ({ watcher, patches, known }) => {
    if (patches !== true) return { text: wholeFor(watcher) }
    if (base === undefined || !one) base = baseOf(game, play, watcher)
    if (known === undefined) return { text: wholeFor(watcher), known: base }
    let patch = one ? changed.get(known) : undefined
    if (patch === undefined) {
      patch = patchText(known, base)
      if (one) changed.set(known, patch)
    }
    if (patch === undefined) return { text: wholeFor(watcher), known: base }
    const own = watcher === undefined ? undefined : game.own?.(state, watcher)
    return { text: `"patch":${own === undefined ? patch : joined(patch, JSON.stringify(own))}`, known: base }
  }
}

/** Two lists, as JSON, as one. */
function joined(a: string, b: string): string {
  return a === '[]' ? b : b === '[]' ? a : `${a.slice(0, -1)},${b.slice(1)}`
}
