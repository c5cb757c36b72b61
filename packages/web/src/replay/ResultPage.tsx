import { Icon } from '@orrery/board/icons'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { download } from '../common/download.ts'
import { PageHead } from '../design/PageHead.tsx'
import { useReplayTexts, useTexts } from '../texts/index.ts'
import '../table/table.css'
import { makeAddress, type Source } from '../common/address.ts'
import { CopyField } from '../common/ShareBox.tsx'
import { useGame } from '../table/useGame.ts'
import { FaultPage } from './Fault.tsx'
import { Outcome, outcomeTitle } from './Outcome.tsx'
import './replay.css'
import { Sign } from '../common/signs.tsx'
import { sharedSource } from './source.ts'
import { useNames, useSource } from './useSource.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** The result of a finished game, at an address of its own. */
export default function ResultPage({ source }: { readonly source: Source }): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  const { kind, id = '', code } = { id: undefined, code: undefined, ...source }
  const loaded = useSource(kind, id, code)
  const opened = loaded.status === 'open' ? loaded.opened : undefined
  const names = useNames(opened)
  const game = useGame(opened?.info.game)
  const [verify, setVerify] = useState(false)
  if (loaded.status === 'failed') return <FaultPage fault={loaded.fault} source={source} />
  if (loaded.status === 'loading' || opened === undefined || game === undefined) {
    return (
      <main className="loading" aria-busy="true">
        <p>{r.loading}</p>
      </main>
    )
  }
  const { info } = opened
  const name = t.about(info.game).name
  const { client } = loaded
  const shared = sharedSource(source, opened)
  return (
    <div className="page result-page">
      <PageHead title={r.resultPage.title({ game: name })} />
      <main>
        <h2 className="outcome">{outcomeTitle(t, r, opened, names)}</h2>
        <div className="row-buttons">
          <Link className="btn primary" href={makeAddress(shared)}>
            <Icon name="play" size={16} />
            {r.resultPage.watch}
          </Link>
          <button type="button" className="btn" onClick={() => setVerify(true)}>
            <Sign name="shield" size={18} />
            {r.verify}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => download(`${info.game}-${source.kind === 'file' ? 'record' : source.id}.json`, info.text)}
          >
            <Icon name="download" size={18} />
            {r.save}
          </button>
        </div>
        {source.kind === 'server' ? (
          <CopyField
            label={r.resultPage.share}
            text={new URL(makeAddress(shared, {}, 'result'), location.origin).href}
            testid="result-link"
          />
        ) : undefined}
        <div className="panel result">
          <div className="dialog-body">
            <Outcome opened={opened} names={names} game={game} history={client.history} />
          </div>
        </div>
      </main>
      {verify ? (
        <VerifyDialog
          client={client}
          known={opened.known}
          names={names}
          speech={game.speech}
          onClose={() => setVerify(false)}
        />
      ) : undefined}
    </div>
  )
}
