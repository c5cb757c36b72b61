import { Label, Ring } from '@orrery/board/draw'
import { short } from '@orrery/board/geometry'
import { line } from '@orrery/board/icons'
import { type Colour, EmblemMark, seatColour } from '@orrery/board/seats'
import { sameBut, sameParts } from '@orrery/board/share'
import { Spot } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { SharedProps } from '../board/props.ts'
import { legalId, sameLegal } from '../board/targets.ts'
import { type KindId, kindIds, numbersOf, type PassiveId, type RewardSpec, regulators } from '../data.ts'
import { kindVar } from '../pieces/cards.tsx'
import { wellFill } from '../pieces/defs.tsx'
import { GlyphMark } from '../pieces/glyphs.tsx'
import { GrowthMark, Use } from '../pieces/piece.tsx'
import { markersOf, nextRegulator, tokensIn } from './regulators.ts'

const WIDTH = 292
const HEIGHT = 304
const CX = WIDTH / 2
const CY = 145
const RX = 75
const RY = 97

/** Where each regulator stands on the ring, clockwise from the left. */
const wellAt: Readonly<Record<KindId, readonly [number, number]>> = {
  light: [CX - RX, CY],
  time: [CX, CY - RY],
  gravity: [CX + RX, CY],
  chemistry: [CX, CY + RY],
}

/** The three sockets of a well. */
const sockets: readonly (readonly [number, number])[] = [
  [0, -18.6],
  [16.6, 10],
  [-16.6, 10],
]

const Track = memo(function Track(): ReactNode {
  const ring = { cx: CX, cy: CY, rx: RX, ry: RY, fill: 'none' }
  return (
    <>
      <ellipse {...ring} style={{ stroke: 'var(--sky-950)' }} strokeWidth="15" />
      <ellipse {...ring} stroke="url(#cc-metal)" strokeWidth="11" />
      <ellipse {...ring} style={{ stroke: 'var(--sky-700)' }} strokeWidth="7.4" />
      {[-136, -44, 44, 136].map((angle) => {
        const t = (angle * Math.PI) / 180
        const turn = (Math.atan2(RY * Math.cos(t), -RX * Math.sin(t)) * 180) / Math.PI
        const place = `translate(${short(CX + RX * Math.cos(t))} ${short(CY + RY * Math.sin(t))}) rotate(${short(turn)})`
        return (
          <g key={angle} transform={place} color="var(--metal-hi)">
            {line('M-7,-3.2L-3.4,0L-7,3.2M-1,-3.2L2.6,0L-1,3.2', 1.8)}
          </g>
        )
      })}
    </>
  )
})

function Reward({ spec }: { spec: RewardSpec }): ReactNode {
  if (spec.resource === 'star') return <Use id={`dot-${spec.element}`} k={0.42} />
  if (spec.resource === 'nebula') return <Use id="neb-back-2" k={0.33} />
  return spec.track === 'supernova' ? <Use id="flat-nova" k={0.45} /> : <GlyphMark id="dna" size={16} />
}

const passives: Readonly<Record<PassiveId, ReactNode>> = {
  energyCard: <GlyphMark id="card" size={20} />,
  crystalGrowth: (
    <g transform="scale(.9)">
      <GrowthMark />
    </g>
  ),
  graviton: <GlyphMark id="graviton" size={20} />,
  protoLife: <Use id="flat-proto" k={0.65} />,
}

/** The rewards beside a well: active at its left, passive with the count at its right. */
const Rewards = memo(function Rewards(props: { kind: number; count: number; own: boolean; shift: number }): ReactNode {
  const { kind, count, own, shift } = props
  const regulator = regulators[kind]
  if (regulator === undefined) return null
  const list = regulator.active.flatMap((spec) => Array.from({ length: spec.count }, () => spec))
  const fill = 'var(--glass-solid)'
  const stroke = own ? `var(--kind-${regulator.id})` : 'var(--line-2)'
  return (
    <g transform={`translate(0 ${shift})`}>
      <rect x="-71" y="-33" width="40" height="66" rx="13" style={{ fill, stroke }} />
      <rect x="31" y="-25" width="40" height="50" rx="13" style={{ fill, stroke: 'var(--line-2)' }} />
      {list.map((spec, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed list that never changes
          key={i}
          transform={`translate(-58.5 ${(i - (list.length - 1) / 2) * 20})`}
        >
          <Reward spec={spec} />
        </g>
      ))}
      <g transform="translate(58.5 -7)" opacity={count > 0 ? 1 : 0.4}>
        {passives[regulator.passive]}
      </g>
      <Label x={58.5} y={18} colour={count > 0 ? 'var(--ink-1)' : 'var(--ink-3)'}>
        ×{count}
      </Label>
    </g>
  )
})

const Marker = memo(function Marker(props: { colour: Colour; count: number; place: number }): ReactNode {
  const { colour, count, place } = props
  const angle = ([-142, -38, 142, 38][place] ?? -142) * (Math.PI / 180)
  return (
    <g transform={`translate(${short(45 * Math.cos(angle))} ${short(45 * Math.sin(angle))})`}>
      <circle r="9" style={{ fill: `var(--pl-${colour}-lo)`, stroke: `var(--pl-${colour})` }} strokeWidth="1.8" />
      <g transform="scale(.77)" color="#fff">
        <EmblemMark colour={colour} />
      </g>
      {count > 1 && (
        <g transform="translate(8 -8)">
          <circle r="7" style={{ fill: 'var(--glass-solid)', stroke: `var(--pl-${colour})` }} />
          <Label y={4} weight={700} colour="var(--ink-1)">
            {count}
          </Label>
        </g>
      )}
    </g>
  )
})

/** A rounded box with words, such as the name of a regulator. */
function Pill(props: {
  readonly y: number
  readonly words: string
  readonly style: { readonly fill: string; readonly stroke?: string }
  readonly ink: string
  readonly sign?: KindId
}): ReactNode {
  const { y, words, style, ink, sign } = props
  const width = words.length * 7 + (sign === undefined ? 20 : 32)
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y="-9.5" width={width} height="19" rx="9.5" style={style} strokeWidth="1.2" />
      {sign !== undefined && (
        <g transform={`translate(${-width / 2 + 13} 0)`}>
          <GlyphMark id={sign} size={12} />
        </g>
      )}
      <Label x={sign === undefined ? 0 : 8} y={4.2} colour={`var(--${ink})`}>
        {words}
      </Label>
    </g>
  )
}

/** A place for a marble: empty, or with one that may be movable. */
function Socket(props: {
  readonly at: string
  readonly place: readonly [number, number]
  readonly token: Colour | 'dark' | undefined
  readonly mine: boolean
  readonly action: string | undefined
  readonly legal: string | undefined
  readonly name: string
}): ReactNode {
  const { at, place, token, mine, action, legal, name } = props
  const transform = `translate(${place.join(' ')})`
  if (token === undefined) {
    return (
      <g transform={transform} data-at={at}>
        <circle r="12.2" fill="#03040f" fillOpacity=".5" stroke="#fff" strokeOpacity=".13" />
        <path d="M-9,6.4A11,11 0 0 0 9,6.4" fill="none" stroke="#fff" strokeOpacity=".16" />
      </g>
    )
  }
  return (
    <Spot target={{ action: legal, explain: action }} name={name} className="cc-marble" transform={transform} at={at}>
      {legal !== undefined && (
        <>
          <circle r="23.5" fill="transparent" />
          <circle className="breathe" r="21" fill="url(#cc-lamp)" opacity=".8" />
        </>
      )}
      {mine && <Ring r={16.2} colour="var(--ink-on-piece)" width={1.3} opacity={0.85} />}
      <Use id={`marble-of-${token}`} k={1.05} />
      {legal !== undefined && (
        <>
          <Ring r={14.6} colour="#ffd58a" width={2} />
          <circle className="cc-focus" r="17" />
        </>
      )}
    </Spot>
  )
}

function Well(props: ConsoleProps & { readonly kind: number }): ReactNode {
  const { view, me, kind, targets, texts } = props
  const id = kindIds[kind] ?? 'light'
  const tokens = tokensIn(view, kind)
  const own = me !== undefined && view.tokens[me] === kind
  const mine = me === undefined ? undefined : seatColour(me)
  const markers = markersOf(view, kind)
  const count = tokens.length + (markers.find(({ seat }) => seat === me)?.count ?? 0)
  const [x, y] = wellAt[id]
  const shift = Math.sign(y - CY) * 15
  const to = texts.kinds[kindIds[nextRegulator(view, kind)] ?? 'light']
  const label = texts.kinds[id]
  return (
    <g transform={`translate(${x} ${y})`} data-at={`well:${kind}`} data-zoom={`regulator-${id}`}>
      <Rewards kind={kind} count={count} own={own} shift={shift} />
      <g transform="scale(.977)">
        <circle r="47" fill="#04051a" opacity=".9" />
        <Ring r={45} colour="url(#cc-metal)" width={3.4} />
        <circle r="42.4" fill={wellFill(id)} />
        <Ring r={42.4} colour="#00000c" width={2} opacity={0.6} />
        {own && <Ring r={45} colour={`var(--el-${kindVar[id]}-hi)`} width={3.4} />}
        {own && <Ring r={50.5} colour={`var(--el-${kindVar[id]})`} width={1.6} opacity={0.55} />}
        {sockets.map((place, i) => {
          const token = tokens[i]
          const dark = token === 'dark'
          const action = dark ? `shift-dark:${id}` : token !== undefined && token === mine ? 'shift-own' : undefined
          return (
            <Socket
              key={place.join()}
              at={`socket:${kind}:${i}`}
              place={place}
              token={token}
              mine={token === mine}
              action={action}
              legal={action === undefined ? undefined : legalId(targets, action)}
              name={dark ? texts.darkMarble({ kind: label, to }) : texts.ownMarble({ kind: label, to })}
            />
          )
        })}
      </g>
      {markers.map(({ seat, count: n }, i) => (
        <Marker key={seat} colour={seatColour(seat)} count={n} place={i} />
      ))}
      {tokens.length >= numbersOf(view).capacity && (
        <Pill y={-44} words={texts.full} style={{ fill: 'var(--warn)' }} ink="warn-ink" />
      )}
      <Pill
        y={43}
        words={label}
        style={{ fill: 'var(--glass-solid)', stroke: `var(--kind-${id})` }}
        ink="ink-1"
        sign={id}
      />
    </g>
  )
}

interface ConsoleProps extends SharedProps {
  readonly me: number | undefined
}

const shifts = ['shift-own', ...kindIds.map((id) => `shift-dark:${id}`)]

/** Most moves leave the console as it is: only marbles, cards in slots and legal shifts show there. */
const sameConsole = (a: ConsoleProps, b: ConsoleProps): boolean =>
  sameBut(a, b, ['view', 'targets']) &&
  sameParts(a.view, b.view, ['tokens', 'dark']) &&
  a.view.players.every((player, seat) => player.slots === b.view.players[seat]?.slots) &&
  sameLegal(a.targets, b.targets, shifts)

/** The four regulators on their ring, in the order in which energy moves (C5.1). */
export const Console = memo(function Console(props: ConsoleProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with targets in it is a group
    <svg className="cc-console" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={props.texts.console}>
      <Track />
      {kindIds.map((id, kind) => (
        <Well key={id} {...props} kind={kind} />
      ))}
    </svg>
  )
}, sameConsole)
