import type { PuzzleFile } from '@orrery/bots/puzzles'
import { useEffect, useState } from 'react'
import { loadPuzzles } from './choose.ts'

/** The puzzles of a game; nothing until they are loaded. */
export function useFile(game: string): PuzzleFile | undefined {
  const [file, setFile] = useState<PuzzleFile>()
  useEffect(() => {
    let wanted = true
    void loadPuzzles(game).then((loaded) => wanted && setFile(loaded))
    return () => {
      wanted = false
    }
  }, [game])
  return file?.game === game ? file : undefined
}
