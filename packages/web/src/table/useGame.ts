import type { BoardModule } from '@orrery/board'
import type { Speech } from '@orrery/kernel'
import { useEffect, useState } from 'react'
import { gameParts } from '../games/registry.ts'
import { useSettings } from '../store/settings.ts'

/** What the page has loaded of a game. */
export interface LoadedGame {
  readonly speech: Speech
  /** Left out when the game has no board. */
  readonly board?: BoardModule
}

/** Loads the texts of a game in the user's language, and its board. After a change of language, the old texts stay until the new ones are loaded. */
export function useGame(id: string | undefined): LoadedGame | undefined {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<LoadedGame>()
  useEffect(() => {
    let wanted = true
    const parts = id === undefined ? undefined : gameParts(id)
    const load = async (): Promise<void> => {
      if (parts === undefined) return
      // A board that cannot be loaded must not stop the game: it continues in text mode.
      const drawn = parts.board?.().catch((error: unknown) => {
        console.error(error)
        return undefined
      })
      const [speech, board] = await Promise.all([parts.speech(language), drawn])
      if (wanted) setLoaded(board === undefined ? { speech } : { speech, board })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [id, language])
  return loaded
}
