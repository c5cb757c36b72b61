import { type CharacterTexts, findGame, type GameManifest, type InsightTexts, type ReasonTexts } from '@orrery/games'
import type { Language } from '@orrery/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../store/settings.ts'

type Load<T> = (game: GameManifest, language: Language) => Promise<T> | undefined

/** Words that only some pages need of a game, in the user's language, once they are loaded. */
function useGameTexts<T>(game: string | undefined, load: Load<T>): T | undefined {
  const { language } = useSettings()
  const [texts, setTexts] = useState<T>()
  useEffect(() => {
    let wanted = true
    const found = game === undefined ? undefined : findGame(game)
    const loading = found === undefined ? undefined : load(found, language)
    void loading?.then((loaded) => wanted && setTexts(() => loaded))
    return () => {
      wanted = false
    }
  }, [game, language, load])
  return texts
}

const loadReasons: Load<ReasonTexts> = (game, language) => game.reasons?.(language)
const loadInsights: Load<InsightTexts> = (game, language) => game.insights?.(language)
const loadCharacters: Load<CharacterTexts> = (game, language) => game.characters?.(language)

/** How a game says why one turn is better than another. */
export const useReasons = (game: string | undefined): ReasonTexts | undefined => useGameTexts(game, loadReasons)

/** What bars of insights are called. */
export const useInsightNames = (game: string | undefined): InsightTexts | undefined => useGameTexts(game, loadInsights)

/** What the characters of a game's bots are called, and how they play. */
export const useCharacters = (game: string | undefined): CharacterTexts | undefined =>
  useGameTexts(game, loadCharacters)
