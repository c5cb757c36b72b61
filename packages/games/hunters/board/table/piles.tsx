import { Drawing } from '@orrery/board/draw'
import { Panel } from '@orrery/board/frame'
import { Icon } from '@orrery/board/icons'
import { useAfterPaint, useMore } from '@orrery/board/list'
import { sameBut } from '@orrery/board/share'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import type { PanelProps } from '../board/props.ts'
import { samePanel } from '../board/same.ts'
import { legalId } from '../board/targets.ts'
import {
  classes,
  type ElementId,
  held,
  missing,
  type PlayerView,
  pairs,
  type Star,
  type StarClass,
  starOf,
  systemOf,
} from '../data.ts'
import { Sphere, StarPicture, starColour } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'

import { Bonus, Cost, Points, Production } from './atoms.tsx'
import { parametersOf } from './parameter.tsx'

const looks: Readonly<Record<StarClass, readonly [kelvin: number, r: number]>> = {
  supergiant: [3900, 15],
  giant: [4700, 12],
  mainSequence: [8200, 9],
  whiteDwarf: [18000, 4.5],
}

/** The system that this star would complete for the player. */
function completed(star: Star, player: PlayerView): { readonly id: string; readonly bonus: number } | undefined {
  const system = systemOf(star.system)
  if (system === undefined) return undefined
  return system.members.every((id) => id === star.id || player.stars.includes(id)) ? system : undefined
}

/** The words about a star: which system it would complete, that it can be paid for, or how much is missing; good news is marked. */
function noteOn(
  star: Star,
  player: PlayerView,
  lacking: number,
  texts: Texts,
): readonly [words: string, good: boolean] {
  const system = completed(star, player)
  if (system !== undefined) return [texts.completes({ system: texts.names.systems[system.id] ?? system.id }), true]
  return lacking === 0 ? [texts.pays, true] : [texts.lacks({ count: lacking }), false]
}

interface RowProps extends PanelProps {
  readonly star: Star
}

/**
 * A row is not drawn again while the star can still (or still can't) be created, its system is as complete as before, and the same part of
 * its cost is held.
 */
function sameRow(a: RowProps, b: RowProps): boolean {
  const { id, cost } = b.star
  const reach = ({ player }: RowProps, element: ElementId, n: number): number =>
    Math.min(n, held(player.crystals, element))
  return (
    sameBut(a, b, ['view', 'player', 'targets']) &&
    a.player.stars === b.player.stars &&
    a.targets.byId.has(`create:${id}`) === b.targets.byId.has(`create:${id}`) &&
    pairs(cost).every(([element, n]) => reach(a, element, n) === reach(b, element, n))
  )
}

const Row = memo(function Row(props: RowProps): ReactNode {
  const { star, player, targets, texts, me } = props
  const lacking = missing(player.crystals, star.cost)
  const name = texts.names.stars[star.id] ?? star.id
  const action = legalId(targets, `create:${star.id}`)
  const bonus = completed(star, player)?.bonus
  const [words, good] = noteOn(star, player, lacking, texts)
  return (
    <Tap
      target={{ action, explain: me === undefined ? undefined : `create:${star.id}`, zoom: star.id }}
      className={`bd-tile hx-ch bd-small ${lacking === 0 ? 'is-payable' : ''}`}
      verb={texts.create({ star: name })}
      at={`choice:${star.id}`}
    >
      <span className="hx-night night" style={{ '--t': starColour(star.temperature.value) }}>
        <StarPicture star={star} width={38} height={44} largest={16} />
      </span>
      <span className="hx-ch-words">
        <span className="hx-ch-name bd-wrap">
          <b>{name}</b>
          <span className={good ? 'hx-good' : 'bd-quiet'}>{words}</span>
          <span className="hx-ch-side bd-signs">
            <Bonus star={star} texts={texts} />
            <Production star={star} texts={texts} size={17} />
            <Points n={bonus === undefined ? star.points : `${star.points}+${bonus}`} />
          </span>
        </span>
        <Cost cost={star.cost} crystals={player.crystals} texts={texts} size={17} />
        <span className="hx-ch-par bd-wrap bd-quiet num">
          {parametersOf(star, texts).map(({ label, value, unit, tenths }) => (
            <span key={label} className={tenths === undefined ? '' : 'bd-strong'} title={label}>
              {value} {unit}
            </span>
          ))}
        </span>
      </span>
    </Tap>
  )
}, sameRow)

/** The four piles; the chosen one is open, with the affordable stars first. */
export const Piles = memo(
  function Piles(
    props: PanelProps & { readonly open: StarClass; readonly choose: (pile: StarClass) => void },
  ): ReactNode {
    const { view, player, targets, texts, open, choose } = props
    const { piles, ask } = view
    const paying = useRef(player.crystals)
    paying.current = player.crystals
    // Within a decision the order stays, so that nothing jumps away under the pointer while crystals are fused.
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new question sorts anew
    const sorted = useMemo(() => {
      const lacking = (star: Star): number => missing(paying.current, star.cost)
      return (piles[open] ?? []).flatMap((id) => starOf(id, view.set) ?? []).sort((a, b) => lacking(a) - lacking(b))
    }, [piles, open, ask])
    const list = useRef<HTMLDivElement>(null)
    const more = useMore(list, '.is-payable', sorted)
    const before = useAfterPaint(props)
    const pays = (star: Star): boolean =>
      [props, before].some(({ player: { crystals } }) => missing(crystals, star.cost) === 0)
    return (
      <Panel name="hx-p-piles bd-down" zoom="panel-piles" title={texts.piles} note={texts.pilesNote}>
        <div className="hx-piles bd-even">
          {classes.map(({ id, points }) => {
            const all = (view.piles[id] ?? []).flatMap((star) => starOf(star, view.set) ?? [])
            const n = all.filter((star) => missing(player.crystals, star.cost) === 0).length
            const lit = all.some((star) => targets.byId.has(`create:${star.id}`))
            const [kelvin, r] = looks[id]
            return (
              <button
                key={id}
                type="button"
                className={`bd-card hx-pile bd-small night ${open === id ? 'is-open' : ''} ${lit ? 'lit' : ''}`}
                style={{ '--t': starColour(kelvin) }}
                data-step={lit ? `pile:${id}` : undefined}
                aria-pressed={open === id}
                data-zoom={`pile-${id}`}
                onClick={() => choose(id)}
              >
                <span className="hx-pile-top bd-row bd-apart num">
                  <span title={texts.left({ count: all.length })}>×{all.length}</span>
                  <Points n={points} />
                </span>
                <Drawing width={70} height={33} className="hx-pile-art">
                  <Sphere kelvin={kelvin} r={r} />
                </Drawing>
                <b className="bd-cut">{texts.classes[id]}</b>
                <span className={n > 0 ? 'hx-good' : 'bd-quiet'}>
                  {n > 0 ? texts.payable({ count: n }) : texts.noneYet}
                </span>
              </button>
            )
          })}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys */}
        {/* biome-ignore lint/a11y/useSemanticElements: it groups buttons, not fields of a form */}
        <div ref={list} className="hx-choice" tabIndex={0} role="group" aria-label={texts.classes[open]}>
          {sorted.length === 0 && <p className="bd-text bd-quiet">{texts.emptyPile}</p>}
          {sorted.map((star) => (
            // What the many others lack is not urgent: half of the time until a move is seen would go into laying it out.
            <Row key={star.id} {...(pays(star) ? props : before)} star={star} />
          ))}
        </div>
        {more > 0 && (
          <button
            type="button"
            className="hx-more bd-row bd-small bd-strong"
            onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * 0.8, behavior: 'smooth' })}
          >
            <Icon name="down" size={14} />
            {texts.moreStars({ count: more })}
          </button>
        )}
      </Panel>
    )
  },
  samePanel({ view: ['piles', 'ask'], player: ['crystals', 'stars'], verbs: ['create'] }),
)
