import { short } from '@orrery/board/geometry'
import { memo, type ReactNode, useMemo } from 'react'
import { type Targets, wouldBeCorner, wouldBeHex, wouldBeSide } from '../board/targets.ts'
import { corners, elementIds, hexes, type PlayerView, sides } from '../data.ts'
import { Use } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'
import { START_SIDE } from './board-map.ts'
import { Borders, Constellation, Lens, linksOf, Ring, U } from './lens.tsx'
import { cornerName, hexName, sideName } from './names.ts'
import { effectOf, ghostsFor, isDone, lifeAround, needOf } from './need.ts'
import { Corner, Hex, Side, type Sizes } from './spaces.tsx'

const LARGE: Sizes = { star: U * 0.215, life: U * 0.15, touch: 22, compact: false }
const SMALL: Sizes = { star: U * 0.257, life: U * 0.171, touch: 40.5, compact: true }

/** Which piece is on its way, so that its old space shows it: the star, token or tile the decision under way has lifted. */
function liftedOf(player: PlayerView): string | undefined {
  switch (player.ask) {
    case 'move-star-to':
    case 'set-star':
      return `corner:${player.bound}`
    case 'move-life-to':
    case 'set-life':
      return `side:${player.bound}`
    case 'set-nebula':
      return `hex:${player.bound}`
    default:
      return undefined
  }
}

/** The element of the star that is about to be placed. */
function comingStar(player: PlayerView, selected: string | undefined): number | undefined {
  if (selected?.startsWith('star:')) return Number(selected.slice(5))
  if (player.ask === 'place-star') return player.held
  if (player.ask === 'move-star-to') {
    const star = player.stars[player.bound] ?? 0
    return star > 0 && star < 5 ? star - 1 : undefined
  }
  return undefined
}

/** Whether the life token about to be placed is stable. */
function comingStable(player: PlayerView): boolean {
  if (player.ask === 'place-life') {
    const task = player.todo.at(-1)
    return task?.kind === 'place-life' && task.life === 2
  }
  if (player.ask === 'set-life' || player.ask === 'move-life-to') return player.life[player.bound] === 2
  return false
}

/** One galaxy, large: every space with what lies on it, lit where something may be done. */
export const Galaxy = memo(function Galaxy(props: {
  readonly player: PlayerView
  readonly targets: Targets | undefined
  readonly pointed: number | undefined
  readonly narrow: boolean
  readonly revealed: boolean
  /** Whose galaxy it is, in words. */
  readonly label: string
  readonly texts: Texts
}): ReactNode {
  const { player, targets, pointed, narrow, revealed, label, texts } = props
  const sizes = narrow ? SMALL : LARGE
  const selected = targets?.selected
  const ghosts = useMemo(
    () => (pointed === undefined ? [] : ghostsFor(player, pointed, player.reserveStars)),
    [player, pointed],
  )
  const links = useMemo(() => linksOf(player.stars), [player.stars])
  const coming = comingStar(player, selected)
  const lifted = targets === undefined ? undefined : liftedOf(player)
  const stable = targets !== undefined && comingStable(player)
  const view = narrow ? `${-3.99 * U} ${-3.83 * U} ${7.98 * U} ${7.98 * U}` : `-372 -372 744 744`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with targets in it is a group
    <svg className="cc-galaxy" viewBox={view} role="group" aria-label={label}>
      <Lens />
      {hexes.map((hex, i) => {
        const tile = player.tiles[i] ?? -1
        const done = isDone(player, i)
        const action = targets?.hexes.get(i)
        const need = tile < 0 || done ? undefined : needOf(player.stars, i, tile)
        return (
          <Hex
            key={hex.id}
            i={i}
            tile={tile}
            done={done}
            ready={action?.startsWith('complete') === true}
            have={need?.have ?? 0}
            over={need?.over ?? 0}
            sidesWithLife={done ? lifeAround(player.life, i) : 0}
            form1={player.forms[2 * i] ?? -1}
            form2={player.forms[2 * i + 1] ?? -1}
            revealed={revealed}
            pointed={pointed === i}
            lifted={lifted === `hex:${i}`}
            action={action}
            explain={targets === undefined ? undefined : wouldBeHex(player, selected, i)}
            name={hexName(texts, player, i, action)}
            sizes={sizes}
          />
        )
      })}
      <Constellation links={links} />
      <Borders />
      {sides.map((side, i) => {
        const action = targets?.sides.get(i)
        return (
          <Side
            key={side.id}
            i={i}
            life={player.life[i] ?? 0}
            start={i === START_SIDE}
            coming={stable}
            lifted={lifted === `side:${i}`}
            action={action}
            explain={targets === undefined ? undefined : wouldBeSide(player, selected, i)}
            name={action === undefined && player.life[i] === 0 ? undefined : sideName(texts, player, i)}
            sizes={sizes}
          />
        )
      })}
      {corners.map((corner, i) => {
        const action = targets?.corners.get(i)
        const star = player.stars[i] ?? 0
        const taken = action === undefined ? undefined : targets?.byId.get(action)
        const element = elementIds[(taken?.kind === 'place-star' ? taken.n : coming) ?? -1]
        const effect =
          action !== undefined && star === 0 && element !== undefined ? effectOf(player, element, i) : undefined
        return (
          <Corner
            key={corner.id}
            i={i}
            star={star}
            mark={effect === undefined ? undefined : effect.bad > 0 ? 'bad' : effect.good > 0 ? 'good' : undefined}
            points={effect === undefined || effect.bad > 0 ? 0 : effect.points}
            coming={effect === undefined ? undefined : element}
            lifted={lifted === `corner:${i}`}
            action={action}
            explain={targets === undefined ? undefined : wouldBeCorner(player, selected, i)}
            name={action === undefined && star === 0 ? undefined : cornerName(texts, player, i, effect)}
            sizes={sizes}
          />
        )
      })}
      {ghosts.map((ghost) => {
        const spec = corners[ghost.corner]
        if (spec === undefined) return null
        return (
          <g key={ghost.corner} className="cc-ghost" transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}>
            <circle r={sizes.star * 0.9} fill="#05061a" />
            {ghost.own && <circle r={sizes.star * 1.7} fill="url(#cc-lamp)" opacity=".7" />}
            <Use id={`${ghost.own ? 'own-ghost' : 'ghost'}-${ghost.element}`} k={sizes.star / 20} />
          </g>
        )
      })}
      <Ring narrow={narrow} />
    </svg>
  )
})
