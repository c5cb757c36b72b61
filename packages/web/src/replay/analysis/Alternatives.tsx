import { Icon } from '@orrery/board/icons'
import type { JudgedPart, Option, ToldWays, WayStep } from '@orrery/bots/analyse'
import type { ReasonTexts } from '@orrery/games'
import type { Seat, Speech } from '@orrery/kernel'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { makeFigures, promiseOf } from './figures.ts'
import type { AnalysisSession } from './session.ts'
import './analysis.css'

/** What ways to go on are told and shown with. */
export interface Telling {
  readonly session: AnalysisSession
  readonly names: readonly string[]
  readonly speech: Speech
  /** How the game says why a turn is better. */
  readonly reasons: ReasonTexts | undefined
  /** Shows an option of a part on the board. */
  onShow(seat: Seat, part: JudgedPart, option: number): Promise<void>
}

/** What was played in a part of a turn and what else could have been, each in words, with its chance, what it gains and why. */
export function Alternatives({
  part,
  seat,
  session,
  names,
  speech,
  reasons,
  onShow,
}: Telling & { readonly part: JudgedPart; readonly seat: Seat }): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const told = useTold(session, part, seat)
  const [finding, setFinding] = useState(false)
  const { percent, change } = makeFigures(language)
  const words = (steps: readonly WayStep[] | undefined): ReactNode =>
    steps?.map(({ action, view }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a turn can contain the same action twice
      <Fragment key={i}>
        {i === 0 ? undefined : (
          <span className="analysis-then">
            <span className="sr">, </span>
            <Icon name="arrow" size={14} />
          </span>
        )}
        {speech.action(action, view, names)}
      </Fragment>
    ))
  const why = ({ reason }: Option): string | undefined =>
    (reason === undefined ? undefined : reasons?.[reason])?.({ player: names[seat] ?? '' })
  const show = (option: number): void => {
    setFinding(true)
    void onShow(seat, part, option).finally(() => setFinding(false))
  }
  return (
    <>
      <p className="analysis-played">
        <b>{percent(part.played)}</b> {t.played}: {told === undefined ? '…' : words(told.played)}
      </p>
      {part.options.length === 0 ? undefined : (
        <>
          <h4>{t.options}</h4>
          <p className="note">{finding ? t.finding : t.optionsHint}</p>
          <ol className="analysis-options">
            {part.options.map((option, i) => {
              const { value, gain } = promiseOf(part, option)
              return (
                <li key={option.actions.join()}>
                  <button type="button" className="log-line" disabled={finding} onClick={() => show(i)}>
                    <b>{percent(value)}</b> ({change(gain)}) <span>{words(told?.ways[i])}</span>
                    <small>{why(option)}</small>
                  </button>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </>
  )
}

/** The ways of a part, once a worker has played them; nothing as long as it has not. */
function useTold(session: AnalysisSession, part: JudgedPart, seat: Seat): ToldWays | undefined {
  const [found, setFound] = useState<{ readonly part: JudgedPart; readonly told: ToldWays }>()
  useEffect(() => {
    let wanted = true
    session.tell(part, seat).then(
      (told) => wanted && setFound({ part, told }),
      // The chances and the reasons are there without the words.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [session, part, seat])
  return found?.part === part ? found.told : undefined
}
