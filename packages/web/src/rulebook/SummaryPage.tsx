import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageHead } from '../design/PageHead.tsx'
import { useSettings } from '../store/settings.ts'
import { useRulebookTexts, useTexts } from '../texts/index.ts'
import { type LoadedSummary, loadSummary } from './load.ts'
import { Rich } from './Marked.tsx'
import './rulebook.css'
import './summary.css'

/** A game on one page, made to be printed on A4. */
export default function SummaryPage({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const r = useRulebookTexts()
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<LoadedSummary>()
  useEffect(() => {
    let current = true
    void loadSummary(game, language).then((summary) => current && setLoaded(summary))
    return () => {
      current = false
    }
  }, [game, language])
  return (
    <div className="page summary-page">
      <PageHead title={r.summaryTitle({ game: t.about(game).name })} />
      <main className="panel summary">
        {loaded === undefined ? (
          <div className="loading" aria-busy="true" />
        ) : (
          <>
            <div className="summary-do">
              <Link href={`/rules/${game}`} className="btn">
                {r.whole}
              </Link>
              <button type="button" className="btn primary" onClick={() => print()}>
                {r.print}
              </button>
            </div>
            <Sheet game={game} {...loaded} />
          </>
        )}
      </main>
    </div>
  )
}

function Sheet({ game, texts, signs }: LoadedSummary & { readonly game: string }): ReactNode {
  const r = useRulebookTexts()
  const { language } = useSettings()
  const [, navigate] = useLocation()
  const rich = (text: string): ReactNode => (
    <Rich text={text} wanted="" onRule={(rule) => navigate(`/rules/${game}#${rule}`)} />
  )
  const part = (title: string, lines: readonly string[], List: 'ol' | 'ul'): ReactNode => (
    <section>
      <h2>{title}</h2>
      <List>
        {lines.map((line) => (
          <li key={line}>{rich(line)}</li>
        ))}
      </List>
    </section>
  )
  return (
    <div className="summary-sheet rule-text">
      <section className="is-wide">
        <h2>{r.goal}</h2>
        <p>{rich(texts.goal)}</p>
      </section>
      {part(r.turn, texts.turn, 'ol')}
      {part(r.points, texts.points, 'ul')}
      {part(texts.more, texts.facts, 'ul')}
      {part(r.end, texts.end, 'ul')}
      {signs === undefined ? undefined : (
        <section className="is-wide">
          <h2>{r.signs}</h2>
          <signs.Row gap={0}>
            {signs.in(language).map(([name, sign]) => (
              <span key={name} className="summary-sign">
                {sign}
                {name}
              </span>
            ))}
          </signs.Row>
        </section>
      )}
    </div>
  )
}
