import type { Speech } from '@orrery/kernel'
import type { ServedGame } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { gameParts } from '../games/registry.ts'
import { server } from '../server/api.ts'
import { useSettings } from '../store/settings.ts'

let asked: Promise<readonly ServedGame[]> | undefined

/** What the server says about its games; requested once, and again after a failure. */
function servedGames(): Promise<readonly ServedGame[]> {
  asked ??= server.games().catch(() => {
    asked = undefined
    return []
  })
  return asked
}

/** What the server says about a game, once it is loaded. */
export function useServed(game: string): ServedGame | undefined {
  const [games, setGames] = useState<readonly ServedGame[]>([])
  useEffect(() => {
    let wanted = true
    void servedGames().then((found) => wanted && setGames(found))
    return () => {
      wanted = false
    }
  }, [])
  return games.find(({ id }) => id === game)
}

/** The texts of a game in the user's language, once they are loaded. */
export function useSpeech(game: string): Speech | undefined {
  const { language } = useSettings()
  const [speech, setSpeech] = useState<Speech>()
  useEffect(() => {
    let wanted = true
    void gameParts(game)
      ?.speech(language)
      .then((found) => wanted && setSpeech(found))
    return () => {
      wanted = false
    }
  }, [game, language])
  return speech
}
