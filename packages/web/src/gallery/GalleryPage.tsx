import type { BoardModule } from '@orrery/board'
import { Choice } from '@orrery/board/choice'
import { type ReactNode, useEffect, useState } from 'react'
import { PageHead } from '../design/PageHead.tsx'
import { gameParts } from '../games/registry.ts'
import { useSettings } from '../store/settings.ts'
import { useTexts } from '../texts/index.ts'
import './gallery.css'

/** Every component of a game, by kind. */
export default function GalleryPage({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const { language } = useSettings()
  const [board, setBoard] = useState<BoardModule>()
  const [kind, setKind] = useState('')
  useEffect(() => {
    let wanted = true
    void gameParts(game)
      ?.board?.()
      .then((loaded) => wanted && setBoard(loaded))
    return () => {
      wanted = false
    }
  }, [game])
  const kinds = board?.gallery ?? []
  const shown = kind === '' ? kinds : kinds.filter((each) => each.kind === kind)
  return (
    <div className="page">
      <PageHead title={t.gallery.title({ game: t.about(game).name })} />
      <main className="gallery">
        {board === undefined ? (
          <div className="loading" aria-busy="true" />
        ) : (
          <>
            <Choice
              label={t.gallery.filter}
              quiet
              value={kind}
              of={[
                { value: '', text: t.gallery.all },
                ...kinds.map((each) => ({ value: each.kind, text: board.kindName(each.kind, language) })),
              ]}
              onChange={setKind}
            />
            {shown.map((each) => (
              <section key={each.kind} aria-labelledby={`kind-${each.kind}`}>
                <h2 id={`kind-${each.kind}`}>
                  {board.kindName(each.kind, language)} <small>{t.gallery.count({ n: each.ids.length })}</small>
                </h2>
                <ul>
                  {each.ids.map((id) => (
                    <li key={id} className="panel">
                      <board.Component id={id} language={language} rules={`/rules/${game}`} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </main>
    </div>
  )
}
