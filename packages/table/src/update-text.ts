import type { Happened } from './evolve.ts'
import { gameOf, type House } from './house.ts'
import { patchText } from './patch.ts'
import { legalFor, momentOf, newsOf, onlyMoves, updateFor, type Watcher } from './sight.ts'
import type { Table } from './table.ts'
import { undoable } from './undo.ts'

/** Somebody who is told: from where, and the view it already has if it takes what changed since instead of a new one. */
export interface Reader {
  readonly watcher: Watcher
  readonly known?: unknown
}

/** What a reader is told, as JSON, and the view it has then. */
export interface Written {
  readonly text: string
  /** Left out when the game stayed as it was. */
  readonly view?: unknown
}

/**
 * For each of these readers what `updateFor` says, as JSON; what is the same for all of them is written once. Who has a view
 * already gets `patch` in the place of `view`: what changed in it.
 */
export function updateTexts(
  house: House,
  table: Table,
  happened: readonly Happened[],
  readers: readonly Reader[],
): Written[] {
  const { play } = table
  if (play === undefined || table.phase !== 'playing' || !onlyMoves(happened)) {
    return readers.map(({ watcher }) => {
      const update = updateFor(house, table, happened, watcher)
      return { text: JSON.stringify(update), ...(update.play === undefined ? {} : { view: update.play.view }) }
    })
  }
  const game = gameOf(house, table.game)
  const toAct = game.toAct(play.state)
  const { moment, clocks } = momentOf(game, play, table.changedAt)
  const common = `,"toAct":${JSON.stringify(toAct)},"moment":${JSON.stringify(moment)},"changes":${play.changes},"clocks":${JSON.stringify(clocks)}`
  const open = happened.every(({ told }) => told.every(({ seat }) => seat === undefined))
  const newsFor = (watcher: Watcher): string => JSON.stringify(happened.map((each) => newsOf(each, watcher)))
  const sharedNews = open ? newsFor(undefined) : undefined
  const sharedView = game.sameForAll === true ? game.view(play.state, undefined) : undefined
  const shared = new Map<unknown, string>()
  /** The view as the member it becomes; of a view for all it is written once for all who have the same. */
  const write = (view: unknown, known: unknown): string => {
    const before = view === sharedView ? shared.get(known) : undefined
    if (before !== undefined) return before
    const patch = known === undefined ? undefined : patchText(known, view)
    const text = patch === undefined ? `"view":${JSON.stringify(view)}` : `"patch":${patch}`
    if (view === sharedView) shared.set(known, text)
    return text
  }
  const head = `{"seq":${table.seq},"at":${table.changedAt},"news":`
  return readers.map(({ watcher, known }) => {
    const view = sharedView ?? game.view(play.state, watcher)
    const mine =
      watcher === undefined
        ? ''
        : `,"legal":${JSON.stringify(legalFor(game, play.state, toAct, watcher))},"undo":${undoable(play, watcher)}`
    const news = sharedNews ?? newsFor(watcher)
    return { text: `${head}${news},"play":{${write(view, known)}${common}${mine}}}`, view }
  })
}
