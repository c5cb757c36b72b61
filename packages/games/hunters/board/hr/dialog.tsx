import { Switch } from '@orrery/board/choice'
import { CloseButton } from '@orrery/board/players'
import type { ReactNode } from 'react'
import { starInSentence } from '../../texts/star-name.ts'
import type { PanelProps } from '../board/props.ts'
import { legalId } from '../board/targets.ts'
import { dotOf, luminosityAt, starOf, subject, temperatureAt } from '../data.ts'
import { Marker } from '../pieces/tokens.tsx'
import { BigStar } from '../table/big-star.tsx'
import { EventCardView } from '../table/cards.tsx'
import { parametersOf } from '../table/parameter.tsx'
import type { Texts } from '../texts/index.ts'
import { Surface } from './surface.tsx'

/** What the diagram needs in addition to the table. */
export interface HrProps extends PanelProps {
  readonly slim: boolean
  readonly chosen: string | undefined
  readonly answered: { readonly dot: string; readonly right: boolean; readonly star: string } | undefined
  readonly learn: boolean
  setLearn(on: boolean): void
  choose(dot: string | undefined): void
  close(): void
}

function Legend({ texts }: { texts: Texts }): ReactNode {
  const signs = [
    [texts.hr.sunNumbers, <circle key="sun" r="7" className="hx-mini-sun" />],
    [texts.hr.taken, <Marker key="taken" seat={2} r={9} />],
    [texts.hr.equalRadius, <path key="radius" d="M-11,-5L11,5" className="hx-hr-radius is-legend" />],
  ] as const
  return (
    <ul className="hx-hr-legend bd-text">
      {signs.map(([words, sign]) => (
        <li key={words} className="bd-row">
          <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true" className="bd-pic">
            {sign}
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}

/** The numbers of the star in one row, where there is no room for the card. */
function Strip({ id, texts }: { id: string; texts: Texts }): ReactNode {
  const star = starOf(id)
  if (star === undefined) return null
  const [mass, radius, ...across] = parametersOf(star, texts)
  return (
    <dl className="hx-hr-strip num">
      {[...across, radius, mass].map(
        (each) =>
          each && (
            <div key={each.label}>
              <dt className="bd-small bd-quiet">{each.label}</dt>
              <dd className="bd-strong">
                {each.value} {each.unit}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Reading({ chosen, texts }: { chosen: string | undefined; texts: Texts }): ReactNode {
  const dot = dotOf(chosen)
  if (dot === undefined) return <span className="hx-hr-read">{texts.hr.none}</span>
  return (
    <span className="hx-hr-read">
      {texts.hr.chosen} <b className="num">{texts.reading(temperatureAt(dot.x / 1000))} K</b> {texts.hr.and}{' '}
      <b className="num">{texts.reading(luminosityAt(dot.y / 1000))} L☉</b>
    </span>
  )
}

/** The buttons below the diagram: confirming a dot, answering a wrong one, or closing. */
function Bar(props: HrProps & { placing: boolean; starName: string }): ReactNode {
  const { view, texts, targets, slim, chosen, choose, close, placing, starName, answered } = props
  const cannon = legalId(targets, 'play:cannon')
  const pass = legalId(targets, 'pass')
  if (view.ask === 'cannon' && pass !== undefined) {
    return (
      <div className="hx-hr-bar bd-row bd-wrap bd-apart">
        <span className="hx-hr-say is-wrong" role="status">
          <b>{texts.verdict.retry({ star: starInSentence(texts.names, view.star) })}</b>
          {texts.verdict.retryHint}
        </span>
        <span className="hx-hr-do bd-row">
          <button type="button" className="btn" data-action={pass}>
            {texts.pass.cannon}
          </button>
          {cannon !== undefined && <EventCardView id="cannon" target={{ action: cannon }} texts={texts} small />}
        </span>
      </div>
    )
  }
  if (answered !== undefined && !placing) {
    return (
      <div className="hx-hr-bar bd-row bd-wrap bd-apart">
        <span className={`hx-hr-say ${answered.right ? 'is-right' : 'is-wrong'}`} role="status">
          <b>
            {answered.right
              ? texts.verdict.right({
                  star: starInSentence(texts.names, answered.star),
                  points: starOf(answered.star)?.points ?? 0,
                })
              : texts.verdict.wrong}
          </b>
          {answered.right ? texts.facts[answered.star] : ''}
        </span>
      </div>
    )
  }
  if (!placing) {
    return (
      <div className="hx-hr-bar bd-row bd-wrap bd-apart">
        <span className="hx-hr-read">{texts.hr.show}</span>
        <button type="button" className="btn" onClick={close}>
          {texts.close}
        </button>
      </div>
    )
  }
  const confirm = chosen === undefined ? undefined : legalId(targets, `place:${chosen}`)
  return (
    <div className="hx-hr-bar bd-row bd-wrap bd-apart">
      <Reading chosen={chosen} texts={texts} />
      <span className="hx-hr-do bd-row">
        {chosen !== undefined && (
          <button type="button" className="btn ghost" onClick={() => choose(undefined)}>
            {texts.hr.clear} <kbd>Esc</kbd>
          </button>
        )}
        <button
          type="button"
          className={confirm === undefined ? 'btn' : 'btn primary'}
          disabled={confirm === undefined}
          data-action={confirm}
        >
          {slim ? texts.hr.confirmShort : texts.hr.confirm({ star: starName })}
        </button>
      </span>
    </div>
  )
}

/** The Hertzsprung-Russell diagram over the table: for placing a star, or just to look. */
export function HrDialog(props: HrProps): ReactNode {
  const { view, me, targets, texts, names, slim, chosen, answered, learn, setLearn, choose, close } = props
  const mine = me !== undefined && view.asked === me
  const placing = mine && view.ask === 'place' && view.star !== undefined && answered === undefined
  const starId = answered?.star ?? (mine && (view.ask === 'place' || view.ask === 'cannon') ? view.star : undefined)
  const star = starOf(starId, view.set)
  const starName = texts.names.stars[starId ?? ''] ?? ''
  const open = new Set(placing ? [...targets.byId.keys()].filter((id) => id.startsWith('place:')).map(subject) : [])
  const title = star === undefined ? texts.hr.title : texts.hr.place({ star: starName })
  const tried = view.tried === undefined || star === undefined ? undefined : { dot: view.tried, right: false }
  return (
    <section className="hx-over night" aria-label={title}>
      <div className={`hx-hr ${slim ? 'is-slim' : ''}`}>
        <aside className="hx-hr-side bd-down">
          <header className="bd-row bd-apart">
            <h2 className="bd-strong">{title}</h2>
            {!placing && view.ask !== 'cannon' && <CloseButton name={texts.close} onClick={close} />}
          </header>
          {placing && <p className="bd-text">{view.tried === undefined ? texts.hr.task : texts.hr.again}</p>}
          {star !== undefined && (slim ? <Strip id={star.id} texts={texts} /> : <BigStar star={star} texts={texts} />)}
          {!slim && <Legend texts={texts} />}
          {star !== undefined && (
            <div className="hx-hr-learn">
              <Switch label={texts.hr.learn} hint={texts.hr.learnHint} on={learn} onChange={setLearn} />
            </div>
          )}
        </aside>
        <div className="hx-hr-main bd-down">
          <Surface
            slim={slim}
            markers={view.markers}
            open={open}
            chosen={placing ? chosen : undefined}
            answered={answered ?? tried}
            guide={learn && placing ? star : undefined}
            named={star === undefined}
            names={names}
            texts={texts}
            choose={choose}
          >
            <Bar {...props} placing={placing} starName={starName} />
          </Surface>
        </div>
      </div>
    </section>
  )
}
