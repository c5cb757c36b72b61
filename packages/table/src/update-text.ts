import type { Happened } from './evolve.ts'
import { gameOf, type House } from './house.ts'
import { legalFor, momentOf, newsOf, onlyMoves, updateFor, type Watcher } from './sight.ts'
import type { Table } from './table.ts'
import { undoable } from './undo.ts'

/** For each of these watchers what `updateFor` says, as JSON; what is the same for all of them is written once. */
export function updateTexts(
  house: House,
  table: Table,
  happened: readonly Happened[],
  watchers: readonly Watcher[],
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
  const write = (watcher: Watcher): string => JSON.stringify(game.view(play.state, watcher))
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
