import { Icon } from '@orrery/board/icons'
import type { Result } from '@orrery/kernel'
import { drawResult, playersOf } from '@orrery/picture'
import type { ReactNode } from 'react'
import { useSettings } from '../store/settings.ts'
import { useEndingTexts, useTexts } from '../texts/index.ts'
import { headline } from './ResultSheet.tsx'
import { sharePicture } from './share-picture.ts'
import type { LoadedGame } from './useGame.ts'

interface PictureButtonProps {
  readonly result: Result
  readonly names: readonly string[]
  readonly game: LoadedGame
  /** The id of the game. */
  readonly id: string
  /** The name of the file, without its ending. */
  readonly file: string
  /** When the game ended, where that is known. */
  readonly at?: number
}

/** Shares or saves the result as a picture. */
export function PictureButton({ result, names, game, id, file, at }: PictureButtonProps): ReactNode {
  const t = useTexts()
  const e = useEndingTexts()
  const { language } = useSettings()
  const share = (): void => {
    const date = at === undefined ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)
    // Whoever sees the picture is not the one who won.
    const title = headline(e, result, names)
    const { source } = game.speech
    const svg = drawResult(result, playersOf(result, names, t.result.rival), {
      title,
      game: t.about(id).name,
      date,
      source,
    })
    void sharePicture(svg, title, `${file}.png`)
  }
  return (
    <button type="button" className="btn ghost" onClick={share} data-testid="result-picture">
      <Icon name="download" size={18} />
      {e.picture}
    </button>
  )
}
