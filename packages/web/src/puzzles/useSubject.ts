import { findGame } from '@orrery/games'
import { useEffect, useState } from 'react'
import { useSettings } from '../store/settings.ts'

/** What a component is called that a question is about; empty until its name is loaded. */
export function useSubject(game: string, id: string | undefined): string {
  const { language } = useSettings()
  const [name, setName] = useState('')
  useEffect(() => {
    let wanted = true
    if (id === undefined) return
    void findGame(game)
      ?.named?.(language)
      .then((named) => wanted && setName(named.things.stars?.[id] ?? ''))
    return () => {
      wanted = false
    }
  }, [game, id, language])
  return name
}
