import { Icon } from '@orrery/board/icons'
import type { Result } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useStore } from 'zustand'
import { makeAddress, type Source, serverSource } from '../common/address.ts'
import { download } from '../common/download.ts'
import { RatingNote } from '../common/RatingNote.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { FairNote } from '../fair/FairNote.tsx'
import { listGames } from '../kept/games.ts'
import { recordBroken } from '../kept/statistics.ts'
import type { OnlineHandle } from '../store/online.ts'
import { useEndingTexts, useTexts } from '../texts/index.ts'
import { createGame } from '../worker/client.ts'
import type { TableInfo } from '../worker/protocol.ts'
import { PictureButton } from './PictureButton.tsx'
import { ResultSheet, Winner } from './ResultSheet.tsx'
import type { ScreenProps } from './TableScreen.tsx'

interface ResultDialogProps extends ScreenProps {
  readonly names: readonly string[]
  readonly result: Result
  onClose(): void
}

/** The end of a game: who won and why, the course of the game, and what to do next. */
export default function ResultDialog(props: ResultDialogProps): ReactNode {
  const { table, info, position, game, names, result, onClose } = props
  const t = useTexts()
  const e = useEndingTexts()
  const [, navigate] = useLocation()
  const source: Source = info.online === true ? serverSource(info.id) : { kind: 'local', id: info.id }
  const people = table.online?.store.getState().news?.table.seats.map(({ id }) => id)
  // Several people at one screen read this together: none of them is you.
  const shared = info.online !== true && info.seats.filter(({ bot }) => bot === undefined).length > 1
  const me = shared ? undefined : position.me
  const old = useOldRecord(info)
  const again = async (): Promise<void> => {
    if (table.online !== undefined) {
      const next = await table.online.rematch()
      if (next !== undefined) navigate(`/online/${next}`)
      return
    }
    const { game: id, seats, options } = info
    navigate(`/table/${await createGame({ game: id, seats, options })}`)
  }
  return (
    <Dialog
      title={<Winner result={result} names={names} me={me} />}
      onClose={onClose}
      className="large result"
      calm
      actions={
        <>
          {info.online === true ? (
            // The result page also has the record, and a link to share.
            <Link className="btn ghost" href={makeAddress(source, {}, 'result')} data-testid="result-page">
              <Icon name="globe" size={18} />
              {e.share}
            </Link>
          ) : (
            <button
              type="button"
              className="btn ghost"
              onClick={() => void table.record().then((text) => download(`${info.game}-${info.id}.json`, text))}
            >
              <Icon name="download" size={18} />
              {e.record}
            </button>
          )}
          <PictureButton {...{ result, names, game, id: info.game, file: `${info.game}-${info.id}`, at: Date.now() }} />
          <Link className="btn ghost" href={makeAddress(source)}>
            <Icon name="play" size={18} />
            {t.result.replay}
          </Link>
          <button type="button" className="btn" onClick={() => navigate('/')}>
            <Icon name="home" size={18} />
            {e.home}
          </button>
          {table.online !== undefined && props.position.me === undefined ? undefined : (
            <button type="button" className="btn primary" onClick={() => void again()}>
              <Icon name="again" size={18} />
              {e.rematch}
            </button>
          )}
        </>
      }
    >
      {table.online === undefined ? undefined : <OnlineShuffle online={table.online} info={info} names={names} alarm />}
      <ResultSheet
        result={result}
        names={names}
        {...(people === undefined ? {} : { people })}
        game={game}
        me={me}
        cheer={old === undefined ? undefined : <p className="cheer">{e.best({ old })}</p>}
        note={
          table.online === undefined ? (
            <p className="note">{e.device}</p>
          ) : (
            <>
              <OnlineRating online={table.online} />
              <OnlineShuffle online={table.online} info={info} names={names} />
            </>
          )
        }
        history={table.history}
      />
    </Dialog>
  )
}

/** The record of this browser that this game has broken. */
function useOldRecord({ id, online }: TableInfo): number | undefined {
  const [old, setOld] = useState<number>()
  useEffect(() => {
    if (online === true) return
    let wanted = true
    void listGames().then((games) => wanted && setOld(recordBroken(games, id)))
    return () => {
      wanted = false
    }
  }, [id, online])
  return old
}

/** What the game meant for the ratings. */
function OnlineRating({ online }: { readonly online: OnlineHandle }): ReactNode {
  const news = useStore(online.store, (state) => state.news)
  return news === undefined ? undefined : <RatingNote table={news.table} me={news.you?.id} />
}

/** What is known about the shuffle of an online game; an alarm is shown above everything else. */
function OnlineShuffle({
  online,
  info,
  names,
  alarm = false,
}: {
  readonly online: OnlineHandle
  readonly info: TableInfo
  readonly names: readonly string[]
  readonly alarm?: boolean
}): ReactNode {
  const verdict = useStore(online.store, (state) => state.verdict)
  if ((verdict?.kind === 'alarm') !== alarm) return undefined
  const note = <FairNote table={info.id} verdict={verdict} names={names} />
  return alarm ? <div className="result-note">{note}</div> : note
}
