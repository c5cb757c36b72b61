import { Icon } from '@orrery/board/icons'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { download } from '../common/download.ts'
import { PageHead } from '../design/PageHead.tsx'
import { server } from '../server/api.ts'
import { useSettings } from '../store/settings.ts'
import { useEndingTexts, useReplayTexts, useTexts } from '../texts/index.ts'
import { createGame } from '../worker/client.ts'
import '../table/table.css'
import { makeAddress, type Source } from '../common/address.ts'
import { CopyField } from '../common/ShareBox.tsx'
import { PictureButton } from '../table/PictureButton.tsx'
import { type LoadedGame, useGame } from '../table/useGame.ts'
import { FaultPage } from './Fault.tsx'
import { Outcome, outcomeTitle } from './Outcome.tsx'
import './replay.css'
import { Sign } from '../common/signs.tsx'
import { type OpenedRecord, sharedSource } from './source.ts'
import { useNames, useSource } from './useSource.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

/** The result of a finished game, at an address of its own. */
export default function ResultPage({ source }: { readonly source: Source }): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  const e = useEndingTexts()
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
  const name = t.about(opened.info.game).name
  const { client } = loaded
  return (
    <div className="page result-page">
      <PageHead title={r.resultPage.title({ game: name })} />
      <main className="page-main">
        <h2 className="outcome">{outcomeTitle(e, r, opened, names)}</h2>
        <ResultActions {...{ source, opened, names, game }} onVerify={() => setVerify(true)} />
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

/** What can be done with a finished game: watch it, analyse it, play another one, share it, check it. */
function ResultActions(props: {
  readonly source: Source
  readonly opened: OpenedRecord
  readonly names: readonly string[]
  readonly game: LoadedGame
  onVerify(): void
}): ReactNode {
  const { source, opened, names, game, onVerify } = props
  const r = useReplayTexts()
  const e = useEndingTexts()
  const { language } = useSettings()
  const { info } = opened
  const shared = sharedSource(source, opened)
  const again = useRematch(source, opened)
  const file = `${info.game}-${source.kind === 'file' ? 'record' : source.id}`
  return (
    <>
      <div className="row-buttons">
        <Link className="btn primary" href={makeAddress(shared)}>
          <Icon name="play" size={16} />
          {r.resultPage.watch}
        </Link>
        {info.result === undefined ? undefined : (
          <Link className="btn" href={makeAddress(shared, { analyse: true })} data-testid="result-analyse">
            <Icon name="search" size={18} />
            {r.analyse}
          </Link>
        )}
        {again === undefined ? undefined : (
          <button type="button" className="btn" onClick={() => void again()} data-testid="result-again">
            <Icon name="again" size={18} />
            {e.rematch}
          </button>
        )}
        {info.result === undefined ? undefined : (
          <PictureButton {...{ result: info.result, names, game, id: info.game, file }} />
        )}
        <button type="button" className="btn ghost" onClick={() => download(`${file}.json`, info.text)}>
          <Icon name="download" size={18} />
          {r.save}
        </button>
        <button type="button" className="btn ghost" onClick={onVerify}>
          <Sign name="shield" size={18} />
          {r.verify}
        </button>
      </div>
      {source.kind === 'server' ? (
        <CopyField label={r.resultPage.share} text={linkTo(shared, language)} testid="result-link" />
      ) : undefined}
    </>
  )
}

/** The link to share. It names the language of whoever shares it: the programs that make previews of links seldom say theirs. */
function linkTo(source: Source, language: string): string {
  const link = new URL(makeAddress(source, {}, 'result'), location.origin)
  if (language !== 'en') link.searchParams.set('lang', language)
  return link.href
}

/** Plays the same game with the same players again: only for somebody who sat there. */
function useRematch(source: Source, { info, occupants, mine }: OpenedRecord): (() => Promise<void>) | undefined {
  const [, navigate] = useLocation()
  if (mine === undefined || source.kind === 'file') return undefined
  if (source.kind === 'server') return async () => navigate(`/online/${await server.rematch(source.id)}`)
  const seats = occupants.map(({ name = '', level }) => (level === undefined ? { name } : { name, bot: level }))
  return async () => navigate(`/table/${await createGame({ game: info.game, seats, options: info.options })}`)
}
