import { useClosing } from '@orrery/board/closing'
import type { Hint } from '@orrery/bots/analyse'
import { findGame } from '@orrery/games'
import type { Action } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { CloseButton } from '../design/IconButton.tsx'
import { useSettings } from '../store/settings.ts'
import { useAnalysisTexts } from '../texts/index.ts'
import { startAnalyst } from '../worker/analysis-client.ts'
import { type Box, boxOf, Marks } from './Spots.tsx'
import type { ScreenProps } from './TableScreen.tsx'

interface HintCardProps extends ScreenProps {
  readonly names: readonly string[]
  onClose(): void
}

/** What has been told so far: where to look, which action, the whole turn. */
type Told = 'where' | 'action' | 'turn'

interface Advice {
  readonly hint: Hint
  readonly actions: readonly Action[]
  /** Why, in one sentence. */
  readonly reason: string | undefined
}

/** Advice in three steps, each of which tells more. */
export default function HintCard(props: HintCardProps): ReactNode {
  const { position, game, names, onClose } = props
  const t = useAnalysisTexts().hint
  const { language } = useSettings()
  const advice = useAdvice(props)
  useClosing(true, onClose)
  const [told, setTold] = useState<Told>('where')
  const found = typeof advice === 'object' ? advice : undefined
  const planned = found?.actions ?? []
  // Decisions that are forced may stand in front.
  const from = planned.findIndex(({ id }) => position.legal.some((action) => action.id === id))
  const actions = from < 0 ? [] : planned.slice(from)
  const [first] = actions
  const words = (action: Action): string => game.speech.action(action, position.view, names)
  const boxes = useBoxes(first, told)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <section className="told panel hint" aria-label={t.title} data-testid="hint" data-told={told}>
        <header>
          <h2>{t.title}</h2>
          <CloseButton onClick={onClose} />
        </header>
        <div role="status">
          {advice === 'thinking' ? <p>{t.thinking}</p> : undefined}
          {advice === 'failed' ? <p>{t.failed}</p> : undefined}
          {found !== undefined && first === undefined ? <p>{t.none}</p> : undefined}
          {first === undefined ? undefined : <p>{found?.reason ?? t.look}</p>}
          {first === undefined || told === 'where' ? undefined : (
            <ol>
              {(told === 'turn' ? actions : [first]).map((action) => (
                <li key={action.id}>{words(action)}</li>
              ))}
            </ol>
          )}
          {told === 'turn' && found !== undefined ? (
            <p>{t.value({ value: percent.format(found.hint.value) })}</p>
          ) : undefined}
        </div>
        {first === undefined || told === 'turn' ? undefined : (
          <button type="button" className="btn" onClick={() => setTold(told === 'where' ? 'action' : 'turn')}>
            {told === 'where' ? t.more : t.turn}
          </button>
        )}
        <small>{t.how}</small>
      </section>
      <Marks boxes={boxes} />
    </>
  )
}

/** Lets a worker think about the position. */
function useAdvice({ info, position, names }: HintCardProps): Advice | 'thinking' | 'failed' {
  const { language } = useSettings()
  const [advice, setAdvice] = useState<Advice | 'thinking' | 'failed'>('thinking')
  const { view, me } = position
  useEffect(() => {
    if (me === undefined) return
    const client = startAnalyst()
    let wanted = true
    const ask = async (): Promise<void> => {
      const { hint, actions } = await client.ask({
        type: 'hint',
        game: info.game,
        version: info.version,
        view,
        seat: me,
      })
      const reasons = hint?.reason === undefined ? undefined : await findGame(info.game)?.reasons?.(language)
      const reason = hint?.reason === undefined ? undefined : reasons?.[hint.reason]?.({ player: names[me] ?? '' })
      if (wanted) setAdvice(hint === undefined ? 'failed' : { hint, actions, reason })
    }
    ask().catch(() => wanted && setAdvice('failed'))
    return () => {
      wanted = false
      client.close()
    }
  }, [info, view, me, names, language])
  return advice
}

/** Where to look: at first everything of the same kind, then the very place. Actions that need a first step have none yet. */
function useBoxes(action: Action | undefined, told: Told): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const id = action?.id
  useEffect(() => {
    if (id === undefined) return
    const kind = id.split(':')[0] ?? id
    const selector =
      told === 'where'
        ? `[data-action="${CSS.escape(kind)}"],[data-action^="${CSS.escape(kind)}:"]`
        : `[data-action="${CSS.escape(id)}"]`
    setBoxes([...document.querySelectorAll(`.table-main :is(${selector})`)].map(boxOf))
  }, [id, told])
  return boxes
}
