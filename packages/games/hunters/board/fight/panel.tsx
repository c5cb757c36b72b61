import { Icon } from '@orrery/board/icons'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { legalId } from '../board/targets.ts'
import { type PlayerView, type Star, starOf, subject, sunOf, type View, vectorPairs } from '../data.ts'
import { Sign } from '../pieces/elements.tsx'
import { Die } from '../pieces/tokens.tsx'
import { EventCardView, StarCard, SunCard } from '../table/cards.tsx'
import type { Texts } from '../texts/index.ts'
import { Curve } from './curve.tsx'

/** A fight as the panel shows it; points in tenths. */
export interface FightShown {
  readonly attacker: number
  readonly defender: number
  readonly field: string
  /** 0 before the roll. */
  readonly attackDie: number
  readonly defenceDie: number
  readonly attackCards: number
  readonly defenceCards: number
  readonly outcome: 'open' | 'attacker' | 'defender' | 'spared'
  readonly tumbling?: 'attack' | 'defence'
  /** What the stars gave at that time, when it was another sum than now. */
  readonly attackStars?: number
  readonly defenceStars?: number
}

/** The fight of a view, as the panel wants it. */
export function fightOf(view: View): FightShown | undefined {
  const { fight } = view
  if (fight === undefined) return undefined
  return {
    attacker: fight.attacker,
    defender: fight.defender,
    field: fight.field,
    attackDie: fight.attackDie,
    defenceDie: fight.defenceDie,
    attackCards: fight.attack.cards,
    defenceCards: fight.defence.cards,
    attackStars: fight.attack.stars,
    defenceStars: fight.defence.stars,
    outcome: fight.outcome,
  }
}

interface Term {
  readonly label: string
  readonly tenths: number
}

interface SideSum {
  readonly stars: readonly Star[]
  readonly terms: readonly Term[]
  readonly sunCounts: boolean
  readonly total: number
}

function sumOf(
  side: 'attack' | 'defence',
  player: PlayerView,
  die: number,
  cards: number,
  then: number | undefined,
  texts: Texts,
): SideSum {
  const wanted = side === 'attack' ? 'radius' : 'mass'
  const bonus = (star: Star): number => (side === 'attack' ? star.attackTenths : star.defenceTenths)
  const stars = player.stars.flatMap((id) => starOf(id) ?? []).filter((star) => star.highlighted.includes(wanted))
  const now = stars.reduce((sum, star) => sum + bonus(star), 0)
  const terms: Term[] =
    then === undefined || then === now
      ? stars.map((star) => ({ label: texts.names.stars[star.id] ?? star.id, tenths: bonus(star) }))
      : [{ label: texts.fight.stars, tenths: then }]
  const effect = sunOf(player.sun)?.effect
  const op = side === 'attack' ? 'attackDie' : 'defence'
  const sunTenths = effect !== undefined && effect.op === op && 'tenths' in effect ? effect.tenths : 0
  if (sunTenths > 0) terms.push({ label: texts.fight.sun, tenths: sunTenths })
  if (cards > 0) terms.push({ label: texts.fight.cards, tenths: cards })
  return {
    stars,
    terms,
    sunCounts: sunTenths > 0,
    total: 10 * die + terms.reduce((sum, term) => sum + term.tenths, 0),
  }
}

function Side(props: {
  side: 'attack' | 'defence'
  seat: number
  player: PlayerView
  die: number
  tumbling: boolean
  sum: SideSum
  wins: boolean
  slim: boolean
  texts: Texts
}): ReactNode {
  const { side, seat, player, die, tumbling, sum, wins, slim, texts } = props
  const small = slim || player.stars.length > 3
  return (
    <section className={`hx-fside p-${seatColour(seat)}`}>
      <div className="hx-fside-cap cap">
        {side === 'attack' ? texts.fight.byRadius : texts.fight.byMass}
        <span>{side === 'attack' ? texts.fight.counts : texts.fight.countsMass}</span>
      </div>
      {!slim && (
        <div className={`hx-fcards ${small ? 'is-small' : ''}`}>
          {player.stars.map((id) => {
            const star = starOf(id)
            return star === undefined ? null : (
              <StarCard key={id} star={star} texts={texts} small={small} counts={sum.stars.includes(star)} />
            )
          })}
          <SunCard id={player.sun} texts={texts} small={small} counts={sum.sunCounts} />
        </div>
      )}
      <Curve side={side} stars={sum.stars} height={slim ? 216 : 300} slim={slim} texts={texts} />
      <div className="hx-fsum">
        <Die seat={seat} value={tumbling ? 0 : die} size={slim ? 48 : 72} tumbling={tumbling} />
        <span className="hx-fterm">
          <b className="num">{die === 0 || tumbling ? '?' : die}</b>
          {texts.fight.die}
        </span>
        {sum.terms.map(({ label, tenths }) => (
          <span key={label} className="hx-fterm is-plus">
            <b className="num">{texts.tenths(tenths)}</b>
            {label}
          </span>
        ))}
        <span className="hx-feq" aria-hidden="true">
          =
        </span>
        <span className={`hx-ftotal num ${wins ? 'is-winning' : ''}`}>
          {die === 0 || tumbling ? '…' : texts.tenths(sum.total)}
        </span>
      </div>
    </section>
  )
}

function Verdict(props: {
  fight: FightShown
  attack: SideSum
  defence: SideSum
  names: readonly string[]
  texts: Texts
  asked: boolean
  ask: View['ask']
}): ReactNode {
  const { fight, attack, defence, names, texts, asked, ask } = props
  const attacker = names[fight.attacker] ?? ''
  const defender = names[fight.defender] ?? ''
  const a = texts.tenths(attack.total)
  const d = texts.tenths(defence.total)
  if (fight.outcome === 'spared') return <b>{texts.fight.spared}</b>
  if (fight.outcome === 'attacker') return <b>{texts.fight.won({ name: attacker, a, b: d })}</b>
  if (fight.outcome === 'defender') return <b>{texts.fight.won({ name: defender, a: d, b: a })}</b>
  if (ask === 'eclipse' && fight.attackDie === 0) {
    return (
      <>
        <b>{texts.fight.before({ name: attacker })}</b>
        <span>{texts.fight.ifAttacker}</span>
      </>
    )
  }
  if (fight.attackDie === 0 || fight.defenceDie === 0) return <b>{texts.fight.rolling}</b>
  const ahead = attack.total > defence.total
  return (
    <>
      <b>
        {ahead
          ? texts.fight.leads({ name: attacker, a, b: d })
          : attack.total === defence.total
            ? texts.fight.tied({ name: defender, a })
            : texts.fight.leads({ name: defender, a: d, b: a })}{' '}
        {asked && texts.fight.react}
      </b>
      <span>{ahead ? texts.fight.ifAttacker : texts.fight.ifDefender}</span>
    </>
  )
}

/** A fight: both sides' stars, both curves with the points read off, dice, sums, and the cards that can still change it. */
export function FightPanel(
  props: PanelProps & { readonly fight: FightShown; readonly slim: boolean; readonly close: (() => void) | undefined },
): ReactNode {
  const { view, me, targets, texts, names, fight, slim, close } = props
  const attacking = view.players[fight.attacker]
  const defending = view.players[fight.defender]
  if (attacking === undefined || defending === undefined) return null
  const attack = sumOf('attack', attacking, fight.attackDie, fight.attackCards, fight.attackStars, texts)
  const defence = sumOf('defence', defending, fight.defenceDie, fight.defenceCards, fight.defenceStars, texts)
  const asked = me !== undefined && view.asked === me && (view.ask === 'react' || view.ask === 'eclipse')
  const pass = asked ? legalId(targets, 'pass') : undefined
  const plays = asked ? [...targets.byId.keys()].filter((id) => id.startsWith('play:')) : []
  const rolled = fight.attackDie > 0 && fight.defenceDie > 0
  const ahead = rolled && fight.tumbling === undefined && attack.total > defence.total
  return (
    <section className="hx-over night" aria-label={texts.fight.title({ field: texts.names.fields[fight.field] ?? '' })}>
      <div className={`hx-fight ${slim ? 'is-slim' : ''}`}>
        <header className="hx-fhead">
          <span className="hx-fwho">
            <SeatDisc seat={fight.attacker} size={slim ? 32 : 44} />
            <span>
              <b>{texts.fight.attacks({ name: names[fight.attacker] ?? '' })}</b>
              <small>{texts.names.fields[view.from]}</small>
            </span>
          </span>
          <span className="hx-ftitle">
            <h2>{texts.fight.title({ field: texts.names.fields[fight.field] ?? '' })}</h2>
            <small>{texts.fight.tie({ name: names[fight.defender] ?? '' })}</small>
          </span>
          <span className="hx-fwho is-right">
            <span>
              <b>{texts.fight.defends({ name: names[fight.defender] ?? '' })}</b>
              <small className="hx-els num">
                {vectorPairs(defending.crystals).map(([id, n]) => (
                  <span key={id}>
                    <Sign element={id} size={16} />
                    {n}
                  </span>
                ))}
              </small>
            </span>
            <SeatDisc seat={fight.defender} size={slim ? 32 : 44} />
          </span>
        </header>
        <div className="hx-fsides">
          <Side
            side="attack"
            seat={fight.attacker}
            player={attacking}
            die={fight.attackDie}
            tumbling={fight.tumbling === 'attack'}
            sum={attack}
            wins={fight.outcome === 'attacker' || (fight.outcome === 'open' && ahead)}
            slim={slim}
            texts={texts}
          />
          <Side
            side="defence"
            seat={fight.defender}
            player={defending}
            die={fight.defenceDie}
            tumbling={fight.tumbling === 'defence'}
            sum={defence}
            wins={fight.outcome === 'defender' || (fight.outcome === 'open' && rolled && !ahead)}
            slim={slim}
            texts={texts}
          />
        </div>
        <footer className="hx-ffoot">
          <div className="hx-fsay" role="status">
            <Verdict
              fight={fight}
              attack={attack}
              defence={defence}
              names={names}
              texts={texts}
              asked={asked}
              ask={view.ask}
            />
          </div>
          <div className="hx-fdo">
            {plays.map((id) => (
              <EventCardView key={id} id={subject(id)} target={{ action: id }} texts={texts} />
            ))}
            {pass !== undefined && (
              <button type="button" className="btn primary" data-action={pass}>
                <Icon name="check" size={18} />
                {view.ask === 'eclipse' ? texts.pass.eclipse : texts.pass.react}
              </button>
            )}
            {close !== undefined && pass === undefined && (
              <button type="button" className="btn" onClick={close}>
                {texts.close}
              </button>
            )}
          </div>
        </footer>
      </div>
    </section>
  )
}
