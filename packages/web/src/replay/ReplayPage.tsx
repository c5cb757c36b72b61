import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useReplayTexts } from '../texts/index.ts'
import '../table/table.css'
import { parseReplayMoment, type Source } from '../common/address.ts'
import { speedOf, useSettings } from '../store/settings.ts'
import { useGame } from '../table/useGame.ts'
import type { ReplayClient } from '../worker/replay-client.ts'
import { useAnalysis } from './analysis/useAnalysis.tsx'
import { FaultPage } from './Fault.tsx'
import { makeReplay, type ReplayHandle } from './handle.ts'
import './replay.css'
import { type OpenedRecord, sharedSource } from './source.ts'
import { useNames, useSource } from './useSource.ts'
import { Viewer } from './Viewer.tsx'

/** The replay of a finished game, at the moment that the address names. */
export default function ReplayPage({ source }: { readonly source: Source }): ReactNode {
  const { kind, id = '', code } = { id: undefined, code: undefined, ...source }
  const loaded = useSource(kind, id, code)
  if (loaded.status === 'loading') return <Loading />
  if (loaded.status === 'failed') return <FaultPage fault={loaded.fault} source={source} />
  return <Opening client={loaded.client} opened={loaded.opened} source={sharedSource(source, loaded.opened)} />
}

function Opening({
  client,
  opened,
  source,
}: {
  readonly client: ReplayClient
  readonly opened: OpenedRecord
  readonly source: Source
}): ReactNode {
  const { info, mine = 0 } = opened
  const [handle, setHandle] = useState<ReplayHandle>()
  const game = useGame(info.game)
  const names = useNames(opened)
  const { motion, textMode } = useSettings()
  const speed = speedOf(motion)
  // Only a visible, animated board is worth waiting for.
  const animates = useRef(false)
  animates.current = speed > 0 && !textMode && game?.board !== undefined
  useEffect(() => {
    let wanted = true
    const { at = 0, seat = mine } = parseReplayMoment(location.search, info.total, info.seats)
    const viewpoint = seat === 'spectator' ? undefined : seat
    void makeReplay(
      client,
      info,
      { index: at, seat: viewpoint },
      () => animates.current && document.visibilityState === 'visible',
    ).then((made) => wanted && setHandle(made))
    return () => {
      wanted = false
    }
  }, [client, info, mine])
  useEffect(() => () => handle?.close(), [handle])
  useEffect(() => {
    // The address was changed by hand, or by going back.
    const onPop = (): void => {
      const { at } = parseReplayMoment(location.search, info.total, info.seats)
      if (at !== undefined) handle?.go(at)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [handle, info])
  const analysis = useAnalysis(info, names)
  if (handle === undefined || game === undefined) return <Loading />
  const shown = { opened, source, names, game, motion: speed }
  const { better, learn, learned } = analysis
  if (better !== undefined) {
    return (
      <Viewer
        key="better"
        {...shown}
        handle={better.handle}
        opened={{ ...opened, info: better.handle.info }}
        note={better.note}
      />
    )
  }
  return (
    <>
      {learn === undefined || learned === true ? (
        <Viewer {...shown} handle={handle} {...(info.result === undefined ? {} : { analysis })} />
      ) : undefined}
      {learn}
    </>
  )
}

function Loading(): ReactNode {
  const r = useReplayTexts()
  return (
    <main className="loading" aria-busy="true">
      <p>{r.loading}</p>
    </main>
  )
}
