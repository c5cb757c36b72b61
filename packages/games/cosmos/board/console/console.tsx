import { short } from '@orrery/board/geometry'
import { type Colour, EmblemMark, seatColour } from '@orrery/board/seats'
import { Spot } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { legalId, sameLegal, type Targets } from '../board/targets.ts'
import { type KindId, kindIds, numbersOf, type PassiveId, type RewardSpec, regulators, type View } from '../data.ts'
import { kindVar } from '../pieces/cards.tsx'
import { wellFill } from '../pieces/defs.tsx'
import { GlyphMark } from '../pieces/glyphs.tsx'
import { GrowthMark, Use } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'
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
  [0, -16.6],
  [15, 9.4],
  [-15, 9.4],
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
        return (
          <path
            key={angle}
            d="M-7,-3.2L-3.4,0L-7,3.2M-1,-3.2L2.6,0L-1,3.2"
            transform={`translate(${short(CX + RX * Math.cos(t))} ${short(CY + RY * Math.sin(t))}) rotate(${short(turn)})`}
            fill="none"
            style={{ stroke: 'var(--metal-hi)' }}
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )
      })}
    </>
  )
})

function Reward({ spec }: { spec: RewardSpec }): ReactNode {
  if (spec.resource === 'star') return <Use id={`dot-${spec.element}`} k={0.42} />
  if (spec.resource === 'nebula') return <Use id="neb-back-2" k={0.33} />
  return spec.track === 'supernova' ? (
    <Use id="flat-nova" k={0.45} />
  ) : (
    <GlyphMark id="dna" size={16} colour="var(--ink-1)" />
  )
}

function Passive({ id }: { id: PassiveId }): ReactNode {
  switch (id) {
    case 'energyCard':
      return <GlyphMark id="card" size={20} colour="var(--ink-1)" />
    case 'crystalGrowth':
      return (
        <g transform="scale(.9)">
          <GrowthMark />
        </g>
      )
    case 'graviton':
      return <GlyphMark id="graviton" size={20} colour="var(--ink-1)" />
    case 'protoLife':
      return <Use id="flat-proto" k={0.65} />
  }
}

/** The rewards beside a well: active at its left, passive with the count at its right. */
const Rewards = memo(function Rewards(props: { kind: number; count: number; own: boolean; shift: number }): ReactNode {
  const { kind, count, own, shift } = props
  const regulator = regulators[kind]
  if (regulator === undefined) return null
  const list = regulator.active.flatMap((spec) => Array.from({ length: spec.count }, () => spec))
  return (
    <g transform={`translate(0 ${shift})`}>
      <rect
        x="-71"
        y="-33"
        width="40"
        height="66"
        rx="13"
        style={{ fill: 'var(--glass-solid)', stroke: own ? `var(--kind-${regulator.id})` : 'var(--line-2)' }}
      />
      <rect
        x="31"
        y="-25"
        width="40"
        height="50"
        rx="13"
        style={{ fill: 'var(--glass-solid)', stroke: 'var(--line-2)' }}
      />
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
        <Passive id={regulator.passive} />
      </g>
      <text
        x="58.5"
        y="18"
        textAnchor="middle"
        fontSize="12"
        fontWeight="600"
        style={{ fill: count > 0 ? 'var(--ink-1)' : 'var(--ink-3)' }}
      >
        ×{count}
      </text>
    </g>
  )
})

const Marker = memo(function Marker({
  colour,
  count,
  place,
}: {
  colour: Colour
  count: number
  place: number
}): ReactNode {
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
          <text y="4" textAnchor="middle" fontSize="12" fontWeight="700" style={{ fill: 'var(--ink-1)' }}>
            {count}
          </text>
        </g>
      )}
    </g>
  )
})

/** A rounded box with words, such as the name of a regulator. */
function Pill(props: {
  readonly width: number
  readonly height: number
  readonly fill: string
  readonly stroke?: string
  readonly children: ReactNode
}): ReactNode {
  const { width, height, fill, stroke, children } = props
  const box = { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }
  return (
    <>
      <rect {...box} style={{ fill, stroke }} strokeWidth="1.2" />
      {children}
    </>
  )
}

/** A place for a marble: empty, or with one that perhaps can be shifted. */
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
          <circle r="17.5" fill="transparent" />
          <circle className="breathe" r="21" fill="url(#cc-lamp)" opacity=".8" />
        </>
      )}
      {mine && (
        <circle r="16.2" fill="none" style={{ stroke: 'var(--ink-on-piece)' }} strokeWidth="1.3" opacity=".85" />
      )}
      <Use id={`marble-of-${token}`} k={1.05} />
      {legal !== undefined && (
        <>
          <circle r="14.6" fill="none" stroke="#ffd58a" strokeWidth="2" />
          <circle className="cc-focus" r="17" />
        </>
      )}
    </Spot>
  )
}

function Well(props: {
  readonly view: View
  readonly me: number | undefined
  readonly kind: number
  readonly targets: Targets
  readonly texts: Texts
}): ReactNode {
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
  const width = 32 + label.length * 7
  return (
    <g transform={`translate(${x} ${y})`} data-at={`well:${kind}`}>
      <Rewards kind={kind} count={count} own={own} shift={shift} />
      <g transform="scale(.977)">
        <circle r="47" fill="#04051a" opacity=".9" />
        <circle r="45" fill="none" stroke="url(#cc-metal)" strokeWidth="3.4" />
        <circle r="42.4" fill={wellFill(id)} />
        <circle r="42.4" fill="none" stroke="#00000c" strokeOpacity=".6" strokeWidth="2" />
        {own && (
          <>
            <circle r="45" fill="none" style={{ stroke: `var(--el-${kindVar[id]}-hi)` }} strokeWidth="3.4" />
            <circle
              r="50.5"
              fill="none"
              style={{ stroke: `var(--el-${kindVar[id]})` }}
              strokeOpacity=".55"
              strokeWidth="1.6"
            />
          </>
        )}
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
        <g transform="translate(0 -44)">
          <Pill width={20 + texts.full.length * 7.2} height={18} fill="var(--warn)">
            <text y="4.2" textAnchor="middle" fontSize="12" fontWeight="700" style={{ fill: 'var(--warn-ink)' }}>
              {texts.full}
            </text>
          </Pill>
        </g>
      )}
      <g transform="translate(0 43)">
        <Pill width={width} height={19} fill="var(--glass-solid)" stroke={`var(--kind-${id})`}>
          <g transform={`translate(${-width / 2 + 13} 0)`}>
            <GlyphMark id={id} size={12} colour="var(--ink-1)" />
          </g>
          <text x="8" y="4.2" textAnchor="middle" fontSize="12" fontWeight="600" style={{ fill: 'var(--ink-1)' }}>
            {label}
          </text>
        </Pill>
      </g>
    </g>
  )
}

interface ConsoleProps {
  readonly view: View
  readonly me: number | undefined
  readonly targets: Targets
  readonly texts: Texts
}

const shifts = ['shift-own', ...kindIds.map((id) => `shift-dark:${id}`)]

/** Most moves leave the console as it is: only marbles, cards in slots and legal shifts show there. */
function sameConsole(a: ConsoleProps, b: ConsoleProps): boolean {
  return (
    a.me === b.me &&
    a.texts === b.texts &&
    a.view.tokens === b.view.tokens &&
    a.view.dark === b.view.dark &&
    a.view.players.every((player, seat) => player.slots === b.view.players[seat]?.slots) &&
    sameLegal(a.targets, b.targets, shifts)
  )
}

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
