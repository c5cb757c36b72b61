import { findGame, type ReasonTexts } from '@orrery/games'
import { useEffect, useState } from 'react'
import { useSettings } from '../store/settings.ts'

/** How a game says why one turn is better than another, in the user's language, once that is loaded. */
export function useReasons(game: string | undefined): ReasonTexts | undefined {
  const { language } = useSettings()
  const [reasons, setReasons] = useState<ReasonTexts>()
  useEffect(() => {
    let wanted = true
    const loading = game === undefined ? undefined : findGame(game)?.reasons?.(language)
    void loading?.then((texts) => wanted && setReasons(() => texts))
    return () => {
      wanted = false
    }
  }, [game, language])
  return reasons
}
