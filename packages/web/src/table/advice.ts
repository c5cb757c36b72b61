import { findGame } from '@orrery/games'
import { useSettings } from '../store/settings.ts'
import type { TableInfo } from '../worker/protocol.ts'

/** Whether hints and the coach may be used at a table: where its options say so, and by default only alone with bots. */
export function allowsAdvice({ game, online, seats, advice }: TableInfo): boolean {
  const alone = online !== true && seats.filter(({ bot }) => bot === undefined).length === 1
  return (advice ?? alone) && findGame(game)?.analyst !== undefined
}

/** Whether the player wants to be warned at a table: as chosen, or else where the table was made for learning. */
export function useCoaching({ advice }: TableInfo): boolean {
  const { coach } = useSettings()
  return coach === 'auto' ? advice === true : coach === 'on'
}
