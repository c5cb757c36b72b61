import { useClosing } from '@orrery/board/closing'
import type { Hint } from '@orrery/bots/analyse'
import type { Action } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useReasons } from '../common/useGameTexts.ts'
import { CloseButton } from '../design/IconButton.tsx'
import { useSettings } from '../store/settings.ts'
import { useAnalysisTexts } from '../texts/index.ts'
import { startAnalyst } from '../worker/analysis-client.ts'
import { type Box, boxOf, Marks } from './Spots.tsx'
import type { ScreenProps } from './TableScreen.tsx'
import { useClearPlace } from './useClearPlace.ts'

interface HintCardProps extends ScreenProps {
  readonly names: readonly string[]
  onClose(): void
}

/** How much a hint has revealed: where to look, which action, the whole turn. */
type HintStep = 'where' | 'action' | 'turn'

/** What the worker found; nothing in it when there was no way to go on. */
interface Advice {
  readonly hint: Hint | undefined
  readonly actions: readonly Action[]
}

const nothing: Advice = { hint: undefined, actions: [] }

/** Advice in three steps, each of which tells more. */
export default function HintCard(props: HintCardProps): ReactNode {
  const { info, position, game, names, onClose } = props
  const t = useAnalysisTexts().hint
  const { language } = useSettings()
  const advice = useAdvice(props)
  const reasons = useReasons(info.game)
  useClosing(true, onClose)
  const [asked, setAsked] = useState<HintStep>('where')
  const { hint, actions: planned } = typeof advice === 'object' ? advice : nothing
  // Decisions that are forced may stand in front.
  const from = planned.findIndex(({ id }) => position.legal.some((action) => action.id === id))
  const actions = from < 0 ? [] : planned.slice(from)
  const [first] = actions
  const say = hint?.reason === undefined ? undefined : reasons?.[hint.reason]
  const reason = say?.({ player: names[position.me ?? 0] ?? '' })
  const boxes = useBoxes(first, asked)
  // Without a reason and a mark, the first step would tell nothing.
  const step = asked === 'where' && reason === undefined && boxes?.length === 0 ? 'action' : asked
  const card = useRef<HTMLElement>(null)
  const style = useClearPlace(card, `${step}:${boxes?.length}:${advice === 'thinking'}`)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <section
        ref={card}
        className="told panel hint"
        aria-label={t.title}
        data-testid="hint"
        data-shown={step}
        style={style}
      >
        <header>
          <h2>{t.title}</h2>
          <CloseButton onClick={onClose} />
        </header>
        <div role="status">
          {advice === 'thinking' ? <p>{t.thinking}</p> : undefined}
          {advice === 'failed' ? <p>{t.failed}</p> : undefined}
          {typeof advice === 'object' && first === undefined ? <p>{t.none}</p> : undefined}
          {first === undefined ? undefined : <p>{reason ?? (boxes?.length === 0 ? undefined : t.look)}</p>}
          {first === undefined || step === 'where' ? undefined : (
            <ol>
              {(step === 'turn' ? actions : [first]).map((action, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn can contain the same action twice
                <li key={i}>{game.speech.action(action, position.view, names)}</li>
              ))}
            </ol>
          )}
          {step === 'turn' && hint !== undefined ? <p>{t.value({ value: percent.format(hint.value) })}</p> : undefined}
        </div>
        {first === undefined || step === 'turn' ? undefined : (
          <button type="button" className="btn" onClick={() => setAsked(step === 'where' ? 'action' : 'turn')}>
            {step === 'where' ? t.more : t.turn}
          </button>
        )}
        <small>{t.how}</small>
      </section>
      <Marks boxes={boxes ?? []} />
    </>
  )
}

/** Lets a worker think about the position. */
function useAdvice({ info, position }: HintCardProps): Advice | 'thinking' | 'failed' {
  const [advice, setAdvice] = useState<Advice | 'thinking' | 'failed'>('thinking')
  const { view, me } = position
  useEffect(() => {
    if (me === undefined) return
    const client = startAnalyst()
    let wanted = true
    client.ask({ type: 'hint', game: info.game, version: info.version, view, seat: me }).then(
      (found) => wanted && setAdvice(found),
      () => wanted && setAdvice('failed'),
    )
    return () => {
      wanted = false
      client.close()
    }
  }, [info, view, me])
  return advice
}

/** Where to look: at first everything of the same kind, then the very place. Actions that need a first step have none yet. */
function useBoxes(action: Action | undefined, step: HintStep): readonly Box[] | undefined {
  const [boxes, setBoxes] = useState<readonly Box[]>()
  const id = action?.id
  useEffect(() => {
    if (id === undefined) return
    const kind = id.split(':')[0] ?? id
    const selector =
      step === 'where'
        ? `[data-action="${CSS.escape(kind)}"],[data-action^="${CSS.escape(kind)}:"]`
        : `[data-action="${CSS.escape(id)}"]`
    const found = [...document.querySelectorAll(`.table-screen :is(${selector})`)]
    setBoxes(found.filter((element) => element.getClientRects().length > 0).map(boxOf))
  }, [id, step])
  return boxes
}
