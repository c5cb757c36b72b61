import type { Speech } from '@orrery/kernel'
import type { ServedGame } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { gameParts } from '../games/registry.ts'
import { server } from '../server/api.ts'
import { useSettings } from '../store/settings.ts'

let asked: Promise<readonly ServedGame[]> | undefined

/** What the server knows of its games; asked once, and again after a failure. */
function servedGames(): Promise<readonly ServedGame[]> {
  asked ??= server.games().catch(() => {
    asked = undefined
    return []
  })
  return asked
}

/** What the server knows of a game, once it is there. */
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

/** The words of a game in the reader's language, once they are there. */
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
