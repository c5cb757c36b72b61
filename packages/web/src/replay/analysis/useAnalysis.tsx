import type { JudgedPart } from '@orrery/bots/analyse'
import { makeRecord, parseRecord, type Seat, type Speech } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useReasons } from '../../common/useGameTexts.ts'
import { analysis as texts, withTexts } from '../../texts/index.ts'
import { openReplay } from '../../worker/replay-client.ts'
import type { ReplayInfo } from '../../worker/replay-protocol.ts'
import { makeReplay, type ReplayHandle } from '../handle.ts'
import type { Learning } from '../learn/LearnScreen.tsx'
import { promiseOf } from './figures.ts'
import type { AskedAdvice } from './ShownTurn.tsx'
import type { AnalysisSession } from './session.ts'

const AnalysisPanel = lazy(withTexts(() => import('./AnalysisPanel.tsx'), texts))
const Curve = lazy(withTexts(() => import('./Curve.tsx'), texts))
const TurnGrade = lazy(withTexts(() => import('./TurnGrade.tsx'), texts))
const BetterNote = lazy(withTexts(() => import('./BetterNote.tsx'), texts))
const LearnScreen = lazy(withTexts(() => import('../learn/LearnScreen.tsx'), texts))

interface Shown {
  readonly names: readonly string[]
  /** Whose view is shown. */
  readonly seat: Seat | undefined
  onGo(index: number): void
}

/** The analysis of a game as its replay shows it; what it needs is loaded when it is first asked for. */
export interface GameAnalysis {
  start(): void
  /** Whether it was asked for, so that it is there again after something else was shown. */
  readonly started: boolean
  curve(shown: Shown & { readonly total: number }): ReactNode
  panel(shown: Shown & { readonly index: number; readonly speech: Speech; onClose(): void }): ReactNode
  gradeOf(turn: number, seat: Seat): ReactNode
  /** A better turn, while it is shown instead of the game. */
  readonly better?: { readonly handle: ReplayHandle; readonly note: ReactNode }
  /** The mistakes of a seat, while they are played again instead of the game. */
  readonly learn?: ReactNode
  /** Whether that is over, and its result stands over the replay. */
  readonly learned?: boolean
}

interface Branch {
  readonly handle: ReplayHandle
  readonly seat: Seat
  readonly value: number
  readonly gain: number
  readonly reason?: string
  close(): void
}

/** The analysis of a record. */
export function useAnalysis(info: ReplayInfo, names: readonly string[]): GameAnalysis {
  const [session, setSession] = useState<AnalysisSession>()
  const started = useRef(false)
  const [open, setOpen] = useState(false)
  const [branch, setBranch] = useState<Branch>()
  const [learning, setLearning] = useState<Learning>()
  const [asked, setAsked] = useState<AskedAdvice>()
  const reasons = useReasons(session === undefined ? undefined : info.game)
  useEffect(() => () => session?.close(), [session])
  useEffect(() => () => branch?.close(), [branch])
  const show = async (seat: Seat, part: JudgedPart, number: number): Promise<void> => {
    const option = part.options[number]
    if (session === undefined || option === undefined) return
    const { from, entries } = await session.line(part.from, seat, option.actions)
    const { fair: _fair, signed: _signed, ...record } = parseRecord(info.text)
    const actions = [...record.actions.slice(0, from), ...entries]
    const client = openReplay()
    const opened = await client.open({ text: makeRecord({ ...record, actions }) })
    const handle = await makeReplay(client, opened, { index: from, seat }, () => false)
    const say = option.reason === undefined ? undefined : reasons?.[option.reason]
    const reason = say?.({ player: names[seat] ?? '' })
    const close = (): void => {
      handle.close()
      client.close()
    }
    setBranch({ handle, seat, ...promiseOf(part, option), ...(reason === undefined ? {} : { reason }), close })
  }
  return {
    started: session !== undefined,
    start() {
      if (started.current) return
      started.current = true
      void import('./session.ts').then(({ openAnalysis }) => setSession(openAnalysis(info.text)))
    },
    curve: ({ total, names: called, seat, onGo }) =>
      session === undefined ? undefined : (
        <Suspense>
          <Curve session={session} total={total} names={called} viewer={open ? undefined : seat} onGo={onGo} />
        </Suspense>
      ),
    panel: ({ names: called, index, seat, speech, onGo, onClose }) =>
      session === undefined ? undefined : (
        <Suspense>
          <AnalysisPanel
            session={session}
            names={called}
            index={index}
            viewer={seat}
            open={open}
            onOpen={setOpen}
            onGo={onGo}
            speech={speech}
            reasons={reasons}
            asked={asked}
            onAsk={async () => setAsked({ at: index, advice: await session.advise(index) })}
            onShow={show}
            onLearn={info.ownSet === true ? undefined : (wanted) => setLearning({ seat: wanted, at: 0, found: {} })}
            onClose={onClose}
          />
        </Suspense>
      ),
    gradeOf: (turn, seat) =>
      session === undefined ? undefined : (
        <Suspense>
          <TurnGrade {...{ session, turn, seat, open }} />
        </Suspense>
      ),
    ...(session === undefined || learning === undefined
      ? {}
      : {
          learned: learning.over === true,
          learn: (
            <Suspense>
              <LearnScreen
                {...{ session, names, learning }}
                text={info.text}
                onChange={setLearning}
                onAnswer={(seat, part) => show(seat, part, 0)}
                onClose={() => setLearning(undefined)}
              />
            </Suspense>
          ),
        }),
    ...(branch === undefined
      ? {}
      : {
          better: {
            handle: branch.handle,
            note: (
              <Suspense>
                <BetterNote
                  player={names[branch.seat] ?? ''}
                  value={branch.value}
                  gain={branch.gain}
                  reason={branch.reason}
                  {...(learning === undefined ? {} : { back: 'attempt' })}
                  onBack={() => setBranch(undefined)}
                />
              </Suspense>
            ),
          },
        }),
  }
}
