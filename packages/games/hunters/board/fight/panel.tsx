import { SeatDisc, seatColour } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { legalId } from '../board/targets.ts'
import { bonusOf, type PlayerView, type Side, type Star, sides, starOf, subject, sunBonus, type View } from '../data.ts'
import { Die } from '../pieces/tokens.tsx'
import { Held } from '../table/atoms.tsx'
import { EventCardView, StarCard, SunCard } from '../table/cards.tsx'
import type { Texts } from '../texts/index.ts'
import { Curve } from './curve.tsx'
import type { FighterShown, FightShown } from './fight.ts'

interface SideSum {
  readonly stars: readonly Star[]
  readonly terms: readonly { readonly label: string; readonly tenths: number }[]
  readonly sunCounts: boolean
  readonly total: number
}

function sumOf(side: Side, player: PlayerView, { die, cards, stars: then }: FighterShown, texts: Texts): SideSum {
  const stars = player.stars.flatMap((id) => starOf(id) ?? []).filter((star) => bonusOf(star, side) !== undefined)
  const each = stars.map((star) => ({ label: texts.names.stars[star.id] ?? star.id, tenths: bonusOf(star, side) ?? 0 }))
  const now = each.reduce((sum, { tenths }) => sum + tenths, 0)
  const sun = sunBonus(player.sun, side)
  const terms = [
    ...(then === undefined || then === now ? each : [{ label: texts.fight.stars, tenths: then }]),
    ...(sun > 0 ? [{ label: texts.fight.sun, tenths: sun }] : []),
    ...(cards > 0 ? [{ label: texts.fight.cards, tenths: cards }] : []),
  ]
  return { stars, terms, sunCounts: sun > 0, total: 10 * die + terms.reduce((sum, term) => sum + term.tenths, 0) }
}

function SidePanel(props: {
  side: Side
  player: PlayerView
  fighter: FighterShown
  tumbling: boolean
  sum: SideSum
  wins: boolean
  slim: boolean
  texts: Texts
}): ReactNode {
  const { side, player, fighter, tumbling, sum, wins, slim, texts } = props
  const { seat, die } = fighter
  const unrolled = die === 0 || tumbling
  const small = slim || player.stars.length > 3
  const [heading, counts] =
    side === 'attack' ? [texts.fight.byRadius, texts.fight.counts] : [texts.fight.byMass, texts.fight.countsMass]
  return (
    <section className={`hx-fside bd-down p-${seatColour(seat)}`}>
      <div className="hx-fside-cap cap bd-wrap bd-apart">
        {heading}
        <span>{counts}</span>
      </div>
      {!slim && (
        <div className="bd-even" style={{ '--n': small ? 3 : 4 }}>
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
      <div className="hx-fsum bd-row bd-wrap">
        <span data-zoom="die">
          <Die seat={seat} value={tumbling ? 0 : die} size={slim ? 48 : 72} tumbling={tumbling} />
        </span>
        <span className="hx-fterm bd-quiet" data-zoom="die">
          <b className="num">{unrolled ? '?' : die}</b>
          {texts.fight.die}
        </span>
        {sum.terms.map(({ label, tenths }) => (
          <span key={label} className="hx-fterm is-plus bd-quiet">
            <b className="num">{texts.tenths(tenths)}</b>
            {label}
          </span>
        ))}
        <span className="hx-feq bd-quiet" aria-hidden="true">
          =
        </span>
        <span data-zoom="total" className={`hx-ftotal num ${wins ? 'is-winning' : ''}`}>
          {unrolled ? '…' : texts.tenths(sum.total)}
        </span>
      </div>
    </section>
  )
}

/** How the fight stands, in words: the heading, and what follows from it. */
function standOf(
  fight: FightShown,
  totals: Readonly<Record<Side, number>>,
  names: readonly string[],
  texts: Texts,
  ask: View['ask'],
): readonly [words: string, then?: string] {
  const say = texts.fight
  const name = (side: Side): string => names[fight[side].seat] ?? ''
  const sums = (first: Side, second: Side): { name: string; a: string; b: string } => ({
    name: name(first),
    a: texts.tenths(totals[first]),
    b: texts.tenths(totals[second]),
  })
  if (fight.outcome === 'spared') return [say.spared]
  if (fight.outcome === 'attacker') return [say.won(sums('attack', 'defence'))]
  if (fight.outcome === 'defender') return [say.won(sums('defence', 'attack'))]
  if (ask === 'eclipse' && fight.attack.die === 0) return [say.before({ name: name('attack') }), say.ifAttacker]
  if (fight.attack.die === 0 || fight.defence.die === 0) return [say.rolling]
  if (totals.attack > totals.defence) return [say.leads(sums('attack', 'defence')), say.ifAttacker]
  return [
    totals.attack === totals.defence
      ? say.tied({ name: name('defence'), a: texts.tenths(totals.attack) })
      : say.leads(sums('defence', 'attack')),
    say.ifDefender,
  ]
}

/** A fight: both sides' stars, both curves with the points read off, dice, sums, and the cards that can still change it. */
export function FightPanel(
  props: PanelProps & { readonly fight: FightShown; readonly slim: boolean; readonly close: (() => void) | undefined },
): ReactNode {
  const { view, me, targets, texts, names, fight, slim, close } = props
  const { attack, defence } = fight
  const attacking = view.players[attack.seat]
  const defending = view.players[defence.seat]
  if (attacking === undefined || defending === undefined) return null
  const sums = {
    attack: sumOf('attack', attacking, attack, texts),
    defence: sumOf('defence', defending, defence, texts),
  }
  const totals = { attack: sums.attack.total, defence: sums.defence.total }
  const asked = me !== undefined && view.asked === me && (view.ask === 'react' || view.ask === 'eclipse')
  const pass = asked ? legalId(targets, 'pass') : undefined
  const plays = asked ? [...targets.byId.keys()].filter((id) => id.startsWith('play:')) : []
  const rolled = attack.die > 0 && defence.die > 0 && fight.tumbling === undefined
  const leader: Side = totals.attack > totals.defence ? 'attack' : 'defence'
  const winner = { open: rolled ? leader : undefined, attacker: 'attack', defender: 'defence', spared: undefined }
  const title = texts.fight.title({ field: texts.names.fields[fight.field] ?? '' })
  const [stands, then] = standOf(fight, totals, names, texts, view.ask)
  const disc = (side: Side): ReactNode => <SeatDisc seat={fight[side].seat} size={slim ? 32 : 44} />
  const name = (side: Side): { name: string } => ({ name: names[fight[side].seat] ?? '' })
  return (
    <section className="hx-over night" aria-label={title} data-zoom="panel-fight">
      <div className={`hx-fight ${slim ? 'is-slim' : ''}`}>
        <header className="hx-fhead">
          <span className="hx-fwho bd-row" data-zoom="kit-seat">
            {disc('attack')}
            <span>
              <b>{texts.fight.attacks(name('attack'))}</b>
              <small className="bd-text bd-quiet">{texts.names.fields[view.from]}</small>
            </span>
          </span>
          <span className="hx-ftitle">
            <h2 className="bd-figure">{title}</h2>
            <small className="bd-text">{texts.fight.tie(name('defence'))}</small>
          </span>
          <span className="hx-fwho is-right bd-row" data-zoom="kit-seat">
            <span>
              <b>{texts.fight.defends(name('defence'))}</b>
              <Held crystals={defending.crystals} texts={texts} size={16} />
            </span>
            {disc('defence')}
          </span>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
        <div className="hx-fsides" tabIndex={0}>
          {sides.map((side) => (
            <SidePanel
              key={side}
              {...{ side, slim, texts }}
              player={side === 'attack' ? attacking : defending}
              fighter={fight[side]}
              tumbling={fight.tumbling === side}
              sum={sums[side]}
              wins={winner[fight.outcome] === side}
            />
          ))}
        </div>
        <footer className="hx-ffoot bd-row bd-wrap bd-apart">
          <div className="hx-hr-say hx-fsay" role="status">
            <b>
              {stands} {asked && rolled && texts.fight.react}
            </b>
            {then !== undefined && <span>{then}</span>}
          </div>
          <div className="hx-fdo bd-wrap">
            {plays.map((id) => (
              <EventCardView key={id} id={subject(id)} target={{ action: id }} texts={texts} />
            ))}
            {pass !== undefined && (
              <button type="button" className="btn primary" data-action={pass}>
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
