import { Panel } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { soft } from '@orrery/board/soft'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AUTOMA, automaIds, bits, componentsOf, type Event, item, upgrades, type View } from '../data.ts'
import { automaCardName } from '../names.ts'
import { AutomaCardOf } from '../pieces/automa-card.tsx'
import { PieceIcon } from '../pieces/markers.tsx'
import { Items } from '../pieces/resources.tsx'
import { UpgradeIcon } from '../pieces/signs.tsx'
import { colourOf, holds } from '../table.ts'
import { useWords } from '../words.ts'
import { reportOf } from './report.ts'

/** The Automa's card, what it did with it, and its ark. */
export function AutomaPanel(props: {
  readonly view: View
  /** The events of its last turn, as far as they have been shown. */
  readonly events: readonly Event[]
  readonly reporting: boolean
  /** Shows only what it did; its card is a button in the heading. */
  readonly brief: boolean
  /** Ends the pause after its turn, while there is one. */
  readonly onContinue: (() => void) | undefined
}): ReactNode {
  const { view, events, reporting, brief, onContinue } = props
  const { names, texts } = useWords()
  const all = reportOf(componentsOf(view), events, names, texts)
  const again = useAgain(all.length)
  const lines = again.upTo === undefined || reporting ? all : all.slice(0, again.upTo)
  const card = view.automaCard >= 0 ? view.automaCard : (view.automaDiscard.at(-1) ?? -1)
  const last = lines.findLast(({ step }) => step !== undefined)?.step
  return (
    <>
      {card < 0 || (brief && lines.length > 0 && again.upTo === undefined) ? undefined : (
        <AutomaCardOf
          card={card}
          now={reporting || again.upTo !== undefined ? (last ?? 0) : undefined}
          note={reporting || view.automaCard >= 0 ? texts.itsCard : texts.lastCard}
        />
      )}
      {lines.length === 0 ? undefined : (
        <section
          className="panel ak-report"
          data-zoom="automa"
          aria-label={texts.whatItDid}
          aria-live={reporting ? 'polite' : 'off'}
        >
          <header>
            {brief && card >= 0 ? (
              <h2 data-zoom={item(automaIds, card)} data-at="automa:card">
                <Icon name="bot" size={16} />
                {automaCardName(names, item(automaIds, card))}
              </h2>
            ) : (
              <h2>{texts.whatItDid}</h2>
            )}
            {reporting || onContinue !== undefined ? undefined : (
              <button type="button" className="btn ghost ak-again" onClick={again.start}>
                <Icon name="again" size={15} />
                {texts.again}
              </button>
            )}
          </header>
          <ol>
            {lines.map(({ step, words, items, points, skipped }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              <li key={i} className={`${step === undefined ? 'is-yours' : ''} ${skipped ? 'is-skipped' : ''}`}>
                <span className="ak-n">{step ?? '!'}</span>
                <span>{words}</span>
                <span className="bd-value">
                  <Items list={items} size={16} />
                  {points > 0 ? <b>{`+${texts.vp({ points })}`}</b> : undefined}
                </span>
              </li>
            ))}
          </ol>
          {onContinue === undefined ? undefined : <ContinueButton words={texts.myTurn} onClick={onContinue} />}
        </section>
      )}
    </>
  )
}

/** Continues with the player's own turn. The button takes the focus, so that Enter is enough. */
function ContinueButton({ words, onClick }: { readonly words: string; onClick(): void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (document.querySelector('dialog[open]') === null) button.current?.focus()
  }, [])
  return (
    <button ref={button} type="button" className="btn primary ak-continue" onClick={onClick}>
      {words}
      <Icon name="end" size={16} />
    </button>
  )
}

/** How long a line is read, in milliseconds. */
const A_LINE = 1400

/** Shows the lines again, one after the other; `upTo` is undefined while all of them are shown. */
function useAgain(count: number): { readonly upTo: number | undefined; start(): void } {
  const [upTo, setUpTo] = useState<number>()
  useEffect(() => {
    if (upTo === undefined) return
    const timer = setTimeout(() => setUpTo(upTo >= count ? undefined : upTo + 1), A_LINE)
    return () => clearTimeout(timer)
  }, [upTo, count])
  return { upTo, start: () => setUpTo(1) }
}

/** The Automa's six upgrades in the order it buys them. */
export function AutomaArk({ view }: { readonly view: View }): ReactNode {
  const { names, texts } = useWords()
  const colour = colourOf(view, AUTOMA)
  const count = bits(view.upgrades[AUTOMA] ?? 0)
  const set = componentsOf(view)
  const pool = (
    <span className="ak-pool">
      {texts.vp({ points: item(set.levels, view.level).upgradePoints[count] ?? 0 })}
      <span data-zoom="colony">
        <PieceIcon kind="colony" colour={colour} size={19} />
        <b>{view.colonyPool[AUTOMA]}</b>
      </span>
      <span data-zoom="outpost">
        <PieceIcon kind="outpost" colour={colour} size={19} />
        <b>{view.outpostPool[AUTOMA]}</b>
      </span>
    </span>
  )
  return (
    <Panel name="ak-p-automa" zoom="panel-automa" title={texts.itsArk} note={pool}>
      <div className="ak-aups">
        {set.automa.upgradeOrder.map((id, i) => {
          const own = holds(view.upgrades[AUTOMA], upgrades.indexOf(id))
          return (
            <div key={id} className={`ak-aup ${own ? 'is-own' : ''}`} data-zoom={id}>
              <span className="ak-n">{i + 1}</span>
              <UpgradeIcon id={id} size={20} />
              <span>{soft(names.upgrades[id], texts)}</span>
            </div>
          )
        })}
      </div>
    </Panel>
  )
}
