import { type ReactNode, useEffect, useState } from 'react'
import { PageHead } from '../design/PageHead.tsx'
import { useTexts } from '../texts/index.ts'
import Rulebook from './Rulebook.tsx'

const ruleInAddress = (): string | undefined => location.hash.slice(1) || undefined

/** The rulebook as a page of its own; `#C5.3` opens it there. */
export default function RulesPage({ game }: { readonly game: string }): ReactNode {
  const t = useTexts()
  const [rule, setRule] = useState(ruleInAddress)
  useEffect(() => {
    const read = (): void => setRule(ruleInAddress())
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return (
    <div className="page">
      <PageHead title={t.rulebook.title({ game: t.about(game).name })} />
      <main className="panel rules-page">
        <Rulebook game={game} rule={rule} rank={2} />
      </main>
    </div>
  )
}
