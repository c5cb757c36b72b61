import { Panel } from '@orrery/board/frame'
import { short } from '@orrery/board/geometry'
import { useShared } from '@orrery/board/share'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from '../board/props.ts'
import { samePanel } from '../board/same.ts'
import { legalId } from '../board/targets.ts'
import {
  type Amounts,
  type ElementId,
  elementIds,
  held,
  pairs,
  type Reaction,
  reactions,
  times,
  vectorPairs,
} from '../data.ts'
import { Nucleus, shade } from '../pieces/elements.tsx'
import type { Texts } from '../texts/index.ts'

import { spoken } from './atoms.tsx'

/** Group and period of the six elements. */
const cells: Readonly<Record<ElementId, readonly [group: number, period: number]>> = {
  H: [1, 1],
  He: [18, 1],
  C: [14, 2],
  O: [16, 2],
  Si: [14, 3],
  Fe: [8, 4],
}
const cellX = (group: number): number => (group - 1) * 14.9 + 24
const cellY = (period: number): number => (period - 1) * 33 + 18

const links: readonly (readonly [from: ElementId, to: ElementId, reaction: string])[] = [
  ['H', 'He', 'R1'],
  ['He', 'C', 'R2'],
  ['C', 'O', 'R3'],
  ['O', 'Si', 'R4'],
  ['Si', 'Fe', 'R5'],
]

const ghosts: readonly (readonly [number, number])[] = [1, 2, 3, 4].flatMap((period) =>
  [...Array(18).keys()]
    .map((i) => [i + 1, period] as const)
    .filter(([group]) => (period === 1 ? group === 1 || group === 18 : period < 4 ? group < 3 || group > 12 : true)),
)

function Link(props: { from: ElementId; to: ElementId; on: boolean; back: boolean }): ReactNode {
  const { from, to, on, back } = props
  const a = [cellX(cells[from][0]), cellY(cells[from][1])] as const
  const b = [cellX(cells[to][0]), cellY(cells[to][1])] as const
  const d = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uy] = [(b[0] - a[0]) / d, (b[1] - a[1]) / d]
  const start = [a[0] + ux * 14, a[1] + uy * 14] as const
  const end = [b[0] - ux * 15, b[1] - uy * 15] as const
  const tip = back ? start : end
  const angle = (Math.atan2(uy, ux) * 180) / Math.PI + (back ? 180 : 0)
  return (
    <g color={on ? 'var(--ink-1)' : 'var(--metal)'} strokeWidth={on ? 2 : 1.4} strokeDasharray={on ? undefined : '3 3'}>
      {d > 32 && (
        <path d={`M${short(start[0])},${short(start[1])}L${short(end[0])},${short(end[1])}`} stroke="currentColor" />
      )}
      <polygon
        points="1,0 -6,-3.6 -6,3.6"
        fill="currentColor"
        transform={`translate(${short(tip[0])} ${short(tip[1])}) rotate(${short(angle)})`}
      />
    </g>
  )
}

/** The periodic table with the six elements at their real places; the hole above the metals holds the pool. */
const PeriodicTable = memo(function PeriodicTable(props: {
  readonly pool: readonly number[]
  readonly on: readonly boolean[]
  readonly back: boolean
  readonly texts: Texts
}): ReactNode {
  const { pool, on, back, texts } = props
  return (
    <svg
      viewBox="0 2 292 136"
      className="hx-ptable"
      role="img"
      aria-label={`${texts.periodicTable}. ${texts.pool}: ${spoken(vectorPairs(pool), texts)}`}
      data-at="pool"
      data-zoom="pool"
    >
      {ghosts.map(([group, period]) => (
        <rect
          key={`${group}-${period}`}
          x={short(cellX(group) - 6.2)}
          y={cellY(period) - 14}
          width="12.4"
          height="28"
          rx="3"
          fill="var(--line-1)"
          stroke="var(--line-1)"
        />
      ))}
      {links.map(([from, to], i) => (
        <Link key={to} from={from} to={to} on={on[i] ?? false} back={back} />
      ))}
      {elementIds.map((id) => (
        <Nucleus
          key={id}
          element={id}
          r={12.6}
          x={cellX(cells[id][0])}
          y={cellY(cells[id][1])}
          on
          mass={id === 'O' || id === 'Si' ? 'right' : 'left'}
        />
      ))}
      <text x="58" y="46" className="hx-poolcap">
        {texts.pool.toUpperCase()}
      </text>
      {elementIds.map((id, i) => (
        <g
          key={id}
          data-zoom={`crystal-${id}`}
          transform={`translate(${66 + (i % 3) * 46} ${62 + Math.floor(i / 3) * 22})`}
        >
          <use href={`#hx-sign-${id}`} transform="scale(.4)" />
          <text x="13" y="4.4" className="num hx-poolnum">
            {pool[i]}
          </text>
        </g>
      ))}
    </svg>
  )
})

const spots: Readonly<Record<number, readonly [radius: number, xs: readonly number[]]>> = {
  1: [13.4, [0]],
  2: [12.6, [-15, 15]],
  3: [10.6, [-23, 0, 23]],
  4: [8.4, [-27.6, -9.2, 9.2, 27.6]],
}

function Cluster({ amounts, on, width }: { amounts: Amounts; on: boolean; width: number }): ReactNode {
  const list = pairs(amounts)
    .flatMap(([id, n]) => Array<ElementId>(n).fill(id))
    .reverse()
  const [r, xs] = spots[list.length] ?? [13.4, [0]]
  return (
    <svg width={width} height="48" viewBox={`${-width / 2} -24 ${width} 48`} aria-hidden="true">
      {list.map((id, i) => (
        <Nucleus key={xs[i]} element={id} r={r} x={xs[i] ?? 0} y={5} on={on} mass="above" />
      ))}
    </svg>
  )
}

const Row = memo(function Row(props: {
  readonly reaction: Reaction
  readonly decaying: boolean
  /** How many times it could be done with these crystals. */
  readonly n: number
  /** The pool does not hold what would come out. */
  readonly short: boolean
  readonly action: string | undefined
  readonly explain: string | undefined
  readonly texts: Texts
}): ReactNode {
  const { reaction, decaying, n, short, action, explain, texts } = props
  const from = decaying ? reaction.out : reaction.in
  const to = decaying ? reaction.in : reaction.out
  const heaviest = pairs(reaction.out).at(-1)?.[0] ?? 'He'
  const name = texts.names.reactions[reaction.id] ?? reaction.id
  return (
    <Tap
      target={{ action, explain, zoom: `reaction-${reaction.id}` }}
      className={`bd-tile hx-rx bd-small ${n > 0 && !short ? 'is-can' : ''}`}
      verb={`${spoken(pairs(from), texts)} → ${spoken(pairs(to), texts)}`}
      at={`reaction:${reaction.id}`}
    >
      <span className="hx-rx-in bd-signs" style={{ '--o': shade(heaviest) }}>
        <Cluster amounts={reaction.in} on={n > 0} width={74} />
        <svg className="hx-rx-arrow" width="20" height="30" viewBox="-10 -15 20 30" aria-hidden="true">
          <path d="M-9,-4H8M3.6,-8.4L8.4,-4L3.6,.4" className={decaying ? '' : 'is-way'} />
          <path d="M9,8H-8M-3.6,3.6L-8.4,8L-3.6,12.4" className={decaying ? 'is-way' : ''} />
        </svg>
        <Cluster amounts={reaction.out} on={n > 0} width={56} />
      </span>
      <span className="hx-rx-words">
        <b className="bd-capital">{name}</b>
        <span className={n > 0 && !short ? 'hx-good' : ''}>
          {short ? texts.poolShort : n > 0 ? texts.upTo({ times: n }) : texts.notEnough}
        </span>
      </span>
    </Tap>
  )
})

/** The reactions: whatever can be fused now is lit; during a decay, the reverse direction is. */
export const Reactions = memo(
  function Reactions(props: PanelProps): ReactNode {
    const { view, player, me, targets, texts } = props
    const asked = me !== undefined && view.asked === me
    const decaying = asked && view.ask === 'decay'
    const note = decaying
      ? texts.reactionsNote.decay({ left: view.decays })
      : asked && view.ask === 'fusion'
        ? view.fusions.unlimited
          ? texts.reactionsNote.unlimited
          : texts.reactionsNote.fuse({ left: Math.max(0, view.fusions.limit - view.fusions.made) })
        : texts.reactionsNote.rest
    return (
      <Panel name="hx-p-reactions bd-down" zoom="panel-reactions" title={texts.reactions} note={note}>
        <PeriodicTable
          pool={view.pool}
          on={useShared(reactions.map((r) => times(player.crystals, decaying ? r.out : r.in) > 0))}
          back={decaying}
          texts={texts}
        />
        <div className="hx-rxs">
          {reactions.map((reaction) => {
            const from = decaying ? reaction.out : reaction.in
            const to = decaying ? reaction.in : reaction.out
            const n = times(player.crystals, from)
            const action = `${decaying ? 'decay' : 'fuse'}:${reaction.id}`
            return (
              <Row
                key={reaction.id}
                reaction={reaction}
                decaying={decaying}
                n={n}
                short={n > 0 && !pairs(to).every(([id, wanted]) => held(view.pool, id) + (from[id] ?? 0) >= wanted)}
                action={legalId(targets, action)}
                explain={me === undefined ? undefined : action}
                texts={texts}
              />
            )
          })}
        </div>
      </Panel>
    )
  },
  samePanel({
    view: ['pool', 'ask', 'asked', 'decays', 'fusions'],
    player: ['crystals'],
    verbs: ['fuse', 'decay'],
  }),
)
