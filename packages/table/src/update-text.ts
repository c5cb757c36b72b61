import type { Happened } from './evolve.ts'
import { gameOf, type House } from './house.ts'
import { legalFor, momentOf, newsOf, onlyMoves, updateFor, type Watcher } from './sight.ts'
import type { Table } from './table.ts'
import { undoable } from './undo.ts'
import { ViewText } from './view-text.ts'

/** What was written of the views of one table last; it can be thrown away at any time. */
export type ViewTexts = Map<Watcher, ViewText>

/**
 * For each of these watchers what `updateFor` says, as JSON: what is the same for all is written once, and of the views
 * only what changed since the last time.
 */
export function updateTexts(
  house: House,
  table: Table,
  happened: readonly Happened[],
  watchers: readonly Watcher[],
  texts: ViewTexts,
): string[] {
  const { play } = table
  if (play === undefined || table.phase !== 'playing' || !onlyMoves(happened)) {
    return watchers.map((watcher) => JSON.stringify(updateFor(house, table, happened, watcher)))
  }
  const game = gameOf(house, table.game)
  const toAct = game.toAct(play.state)
  const { moment, clocks } = momentOf(game, play, table.changedAt)
  const common = `,"toAct":${JSON.stringify(toAct)},"moment":${JSON.stringify(moment)},"changes":${play.changes},"clocks":${JSON.stringify(clocks)}`
  const open = happened.every(({ told }) => told.every(({ seat }) => seat === undefined))
  const write = (watcher: Watcher): string => {
    let text = texts.get(watcher)
    if (text === undefined) {
      text = new ViewText()
      texts.set(watcher, text)
    }
    return text.write(game.view(play.state, watcher))
  }
  const newsFor = (watcher: Watcher): string => JSON.stringify(happened.map((each) => newsOf(each, watcher)))
  const sharedNews = open ? newsFor(undefined) : undefined
  const sharedView = game.sameForAll === true ? write(undefined) : undefined
  const head = `{"seq":${table.seq},"at":${table.changedAt},"news":`
  return watchers.map((watcher) => {
    const mine =
      watcher === undefined
        ? ''
        : `,"legal":${JSON.stringify(legalFor(game, play.state, toAct, watcher))},"undo":${undoable(play, watcher)}`
    const news = sharedNews ?? newsFor(watcher)
    return `${head}${news},"play":{"view":${sharedView ?? write(watcher)}${common}${mine}}}`
  })
}
