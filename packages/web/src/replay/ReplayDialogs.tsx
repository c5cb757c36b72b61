import type { Seat } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Source } from '../common/address.ts'
import { Dialog } from '../design/Dialog.tsx'
import { isGameId } from '../games/list.ts'
import { ThingDialog } from '../table/ThingDialog.tsx'
import type { LoadedGame } from '../table/useGame.ts'
import { useEndingTexts, useReplayTexts, useTexts } from '../texts/index.ts'
import { ContinueDialog } from './ContinueDialog.tsx'
import type { ReplayHandle } from './handle.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { Outcome, outcomeTitle } from './Outcome.tsx'
import type { OpenedRecord } from './source.ts'
import { VerifyDialog } from './VerifyDialog.tsx'

const Rulebook = lazy(() => import('../rulebook/Rulebook.tsx'))

/** The windows of a replay; at most one is open. */
export type ReplayDialog =
  | { readonly type: 'verify' | 'result' | 'continue' | 'keys' }
  | { readonly type: 'rules'; readonly rule?: string }
  | { readonly type: 'zoom'; readonly component: string }
  | { readonly type: 'share'; readonly address: string }

interface ReplayDialogsProps {
  readonly over: ReplayDialog | undefined
  readonly handle: ReplayHandle
  readonly opened: OpenedRecord
  readonly source: Source
  readonly names: readonly string[]
  readonly game: LoadedGame
  readonly index: number
  readonly seat: Seat | undefined
  /** The view that is shown now. */
  readonly view: unknown
  open(over: ReplayDialog): void
  onClose(): void
}

/** The window that is open over a replay, if any. */
export function ReplayDialogs(props: ReplayDialogsProps): ReactNode {
  const { over, handle, opened, source, names, game, index, seat, view, open, onClose } = props
  const t = useTexts()
  const r = useReplayTexts()
  const e = useEndingTexts()
  if (over === undefined) return undefined
  const { info, client } = handle
  switch (over.type) {
    case 'verify':
      return <VerifyDialog client={client} known={opened.known} names={names} speech={game.speech} onClose={onClose} />
    case 'result':
      return (
        <Dialog title={outcomeTitle(e, r, opened, names)} onClose={onClose} className="large result">
          <Outcome opened={opened} names={names} game={game} history={client.history} />
        </Dialog>
      )
    case 'continue':
      // A finished game cannot be continued.
      return info.result !== undefined && index === info.total ? (
        <Dialog title={r.continue.title} onClose={onClose} className="small">
          <p>{r.continue.over}</p>
        </Dialog>
      ) : (
        <ContinueDialog handle={handle} index={index} names={names} seat={seat} onClose={onClose} />
      )
    case 'keys':
      return <KeysDialog onClose={onClose} />
    case 'rules':
      if (!isGameId(info.game)) return undefined
      return (
        <Dialog title={t.rulebook.title({ game: t.about(info.game).name })} onClose={onClose} className="large">
          <Suspense>
            <Rulebook game={info.game} rule={over.rule} />
          </Suspense>
        </Dialog>
      )
    case 'zoom':
      return (
        <ThingDialog
          {...{ game, onClose, view, id: over.component, table: info.game }}
          onRule={(rule) => open({ type: 'rules', rule })}
        />
      )
    case 'share':
      return <ShareDialog address={over.address} source={source} onClose={onClose} />
  }
}

/** Copies the link at once where the browser allows it, and shows it in any case. */
function ShareDialog({
  address,
  source,
  onClose,
}: {
  readonly address: string
  readonly source: Source
  onClose(): void
}): ReactNode {
  const r = useReplayTexts()
  const [copied, setCopied] = useState(false)
  const link = new URL(address, location.origin).href
  useEffect(() => {
    if (source.kind !== 'server') return
    // Without a secure address there is no clipboard; then the link is copied from the field.
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }, [link, source.kind])
  return (
    <Dialog title={r.share} onClose={onClose} className="small">
      {source.kind === 'server' ? <p role="status">{copied ? r.copied : r.copyYourself}</p> : <p>{r.onlyHere}</p>}
      {source.kind === 'file' ? undefined : (
        <input
          className="share-link"
          type="text"
          readOnly
          value={link}
          aria-label={r.share}
          data-testid="moment-link"
          onFocus={(event) => event.target.select()}
        />
      )}
    </Dialog>
  )
}
