import { Icon } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Source } from '../common/address.ts'
import { KeptGameBox } from '../common/KeptGame.tsx'
import { type ReplayTexts, useReplayTexts } from '../texts/index.ts'
import type { SourceFault } from './source.ts'

/** What is wrong, as a sentence. */
function faultWords(r: ReplayTexts, fault: SourceFault): string {
  if (fault.why === 'unknown-game') return r.faults['unknown-game']({ game: fault.game })
  return r.faults[fault.why]
}

/** Says what is wrong with a record, with the parser's message. */
export function FaultText({ fault }: { readonly fault: SourceFault }): ReactNode {
  const r = useReplayTexts()
  return (
    <>
      <p data-testid="fault" data-why={fault.why}>
        {faultWords(r, fault)}
      </p>
      {'kept' in fault ? <KeptGameBox kept={fault.kept} /> : undefined}
      {'detail' in fault ? (
        <p className="fault-detail">
          <span>{r.faults.detail}:</span> <code lang="en">{fault.detail}</code>
        </p>
      ) : undefined}
    </>
  )
}

/** The page shown instead of a replay that is impossible. */
export function FaultPage({ fault, source }: { readonly fault: SourceFault; readonly source: Source }): ReactNode {
  const r = useReplayTexts()
  const game = fault.why !== 'running' || source.kind === 'file' ? undefined : source
  return (
    <main className="failed replay-failed">
      <h1>{r.faults.title}</h1>
      <FaultText fault={fault} />
      <div className="row-buttons">
        {game === undefined ? undefined : (
          <Link className="btn primary" href={game.kind === 'local' ? `/table/${game.id}` : `/online/${game.id}`}>
            {r.faults.game}
          </Link>
        )}
        <Link className="btn" href="/replay">
          {r.faults.another}
        </Link>
        <Link className="btn" href="/">
          <Icon name="home" size={18} />
          {r.faults.home}
        </Link>
      </div>
    </main>
  )
}
