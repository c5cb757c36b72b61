import { type Game, type GameRecord, makeRng } from '@orrery/kernel'
import { type Analyst, forRules } from '../analyse/analyst.ts'
import { lossOf } from '../analyse/judge-part.ts'
import { isChoice } from '../analyse/judge-turn.ts'
import { takeApart } from '../analyse/turns.ts'
import type { Player } from '../player.ts'
import { distinct, plannedTurns, valueTurns } from './compare.ts'
import { turnOf } from './turn.ts'

/** Somebody who is asked what to do in a position: a fresh player each time. */
export interface Asked {
  readonly level: string
  make(): Player
}

/** One in this many positions of a game is looked at: neighbouring ones are alike, and other games say more. */
const EVERY = 3

/**
 * What several players would do in a third of the positions of a game in which its players had a choice in their own turn, and what each of
 * these choices costs: by position and player. All are judged in the same imagined worlds, beside the turns that the analysis plans, so their
 * differences say more than games in which each of them met other positions.
 */
export function lossesIn(
  game: Game,
  record: GameRecord,
  given: Analyst,
  asked: readonly Asked[],
): readonly (readonly number[])[] {
  const analyst = forRules(given, game)
  const positions = takeApart(game, record)
    .turns.filter(({ answer }) => !answer)
    .flatMap(({ seat, parts }) => parts.filter(isChoice).map(({ start, from }) => ({ start, from, seat })))
    .filter((_, i) => i % EVERY === 0)
  return positions.map(({ start, from, seat }) => {
    const position = { game, start, seat }
    const seed = `choices:${record.seed}:${from}`
    const chosen = asked.map(({ level, make }) => turnOf(game, start, seat, make(), makeRng(`${seed}:${level}`)))
    const planned = plannedTurns(analyst, position, analyst.depth.trial.beginnings, `${seed}:plan`)
    const valued = valueTurns(analyst, position, distinct([...planned, ...chosen]), analyst.depth.worlds, seed)
    const all = valued.map(({ tried }) => tried)
    return chosen.map(({ key }) => {
      const found = valued.find(({ turn }) => turn.key === key)
      if (found === undefined) throw new Error('every chosen turn has been tried')
      return lossOf(found.tried, all).loss
    })
  })
}
