import { isWarning } from '@orrery/bots/analyse'
import type { Action } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import type { Gate } from '../../store/gate.ts'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { type AnalysisClient, startAnalyst } from '../../worker/analysis-client.ts'
import type { ScreenProps } from '../TableScreen.tsx'
import './coach.css'
import { type Beginning, beginningOf } from './beginning.ts'

interface WatchProps {
  readonly shown: ScreenProps
  readonly gate: Gate
}

/** What the coach is about: it thinks about an action, or warns of it. */
interface Doubt {
  readonly action: Action
  /** What follows it. */
  readonly then: readonly Action[]
  /** The position in which it was chosen. */
  readonly changes: number
  /** What it would cost; nothing while the coach thinks. */
  readonly loss?: number
}

/** Nobody waits longer than this (ms) for the coach. */
const PATIENCE = 4000

/** Looks at every action before it is played, and asks once more where a turn would throw much away. */
export default function Watch({ shown, gate }: WatchProps): ReactNode {
  const { table, state, info, position } = shown
  const t = useAnalysisTexts().coach
  const { language } = useSettings()
  const [doubt, setDoubt] = useState<Doubt>()
  const client = useAnalyst()
  const beginning = useRef<Beginning>(undefined)
  beginning.current = beginningOf(beginning.current, state.steps, position)
  const latest = useRef({ position, table, info })
  latest.current = { position, table, info }
  useEffect(() => {
    gate.current = (id, then) => {
      const now = latest.current
      const { changes, me, legal } = now.position
      const action = legal.find((each) => each.id === id)
      const from = beginning.current
      if (action === undefined || from === undefined || me === undefined || client.current === undefined) return true
      const isStill = (): boolean => latest.current.position.changes === changes
      const goOn = (): void => {
        setDoubt(undefined)
        if (isStill()) now.table.act(action, then)
      }
      setDoubt({ action, then, changes })
      const { game, version } = now.info
      const asked = client.current.ask({
        type: 'cost',
        ...{ game, version, view: from.view, seat: me },
        actions: [...from.actions, id, ...then.map((each) => each.id)],
      })
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))
      void Promise.race([asked, late]).then((found) => {
        if (found !== undefined && isStill() && isWarning(found.cost))
          setDoubt({ action, then, changes, loss: found.cost.loss })
        else goOn()
      }, goOn)
      return false
    }
    return () => {
      gate.current = undefined
    }
  }, [gate, client])
  if (doubt === undefined || doubt.changes !== position.changes) return undefined
  if (doubt.loss === undefined) {
    return (
      <p className="coach-looks panel" role="status">
        {t.looks}
      </p>
    )
  }
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(100 * doubt.loss)
  return (
    <ConfirmDialog
      title={t.title({ points })}
      cancel={t.look}
      confirm={t.go}
      doubtful
      action={doubt.action.id}
      testid="coach-go"
      onClose={() => setDoubt(undefined)}
      onConfirm={() => {
        setDoubt(undefined)
        table.act(doubt.action, doubt.then)
      }}
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  )
}

/** A worker that thinks about turns for as long as the coach is there. */
function useAnalyst(): { readonly current: AnalysisClient | undefined } {
  const client = useRef<AnalysisClient>(undefined)
  useEffect(() => {
    client.current = startAnalyst()
    return () => client.current?.close()
  }, [])
  return client
}
