import { Label, Ring } from '@orrery/board/draw'
import { short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'

const line = { fill: 'none', strokeLinecap: 'round' } as const

/** Proto life of radius 13: a violet open ring. */
export function ProtoDrawing(): ReactNode {
  return (
    <>
      <circle r="10" fill="#0b0a26" fillOpacity=".72" />
      <Ring r={9.8} colour="var(--life-proto-lo)" width={7} />
      <Ring r={9.8} colour="url(#cc-proto-ring)" width={4.6} />
      <path d="M-8.6,-4.7A9.8,9.8 0 0 1 -1.6,-9.7" {...line} stroke="#fff" strokeWidth="1.7" opacity=".85" />
      <circle r="2" cx="1.4" cy="1.2" style={{ fill: 'var(--life-proto)' }} opacity=".55" />
    </>
  )
}

/** Stable life of radius 13: a green disc with a leaf. */
export function StableDrawing(): ReactNode {
  return (
    <>
      <circle r="12.6" style={{ fill: 'var(--life-stable-lo)' }} />
      <circle r="11.4" fill="url(#cc-stable-disc)" />
      <Ring r={11.4} colour="var(--life-stable-hi)" opacity={0.8} />
      <g transform="rotate(38)">
        <path d="M0,-8.4C6.4,-4.6 6.2,3.8 0,7.4C-6.2,3.8 -6.4,-4.6 0,-8.4Z" style={{ fill: 'var(--life-leaf)' }} />
        <path d="M0,-4.6V10M0,1.2L3,-1.4M0,4L-3,1.4" {...line} stroke="#c9f28a" strokeWidth="1.1" />
      </g>
    </>
  )
}

/** A creature with as many arms as its token is worth. */
function Creature({ value }: { value: number }): ReactNode {
  const r = 23
  const ink = '#c8fff0'
  const petal = `M0,${short(-r * 0.28)}C${short(r * 0.3)},${short(-r * 0.5)} ${short(r * 0.22)},${short(-r * 0.78)} 0,${short(-r * 0.98)}C${short(-r * 0.22)},${short(-r * 0.78)} ${short(-r * 0.3)},${short(-r * 0.5)} 0,${short(-r * 0.28)}Z`
  return (
    <>
      {[...Array(value).keys()].map((i) => (
        <g key={i} transform={`rotate(${short((360 / value) * i)})`}>
          <path d={petal} fill={ink} fillOpacity=".16" stroke={ink} strokeWidth="1" />
          <path d={`M0,${short(-r * 0.36)}V${short(-r * 0.8)}`} stroke={ink} strokeWidth=".8" />
          <circle cy={short(-r * 0.98)} r="1.4" fill={ink} />
        </g>
      ))}
      <circle r={short(r * 0.3)} fill={ink} fillOpacity=".2" stroke={ink} strokeWidth="1" />
    </>
  )
}

/** How a life form token looks. */
export interface LifeFormProps {
  readonly group: 1 | 2
  readonly value?: number | undefined
  readonly revealed?: boolean
}

/** A life form token of radius 30; without a value only its back is seen. The first group has the light green rim. */
export function LifeFormDrawing(props: LifeFormProps): ReactNode {
  const { group, value, revealed = false } = props
  const peek = value !== undefined && !revealed
  return (
    <>
      <ellipse cy="24" rx="25" ry="8" fill="#00000a" opacity=".5" />
      <circle r="30" style={{ fill: `var(--lifeform-rim-${group})` }} />
      <circle r="30" fill="none" stroke="#001018" strokeOpacity=".5" />
      <circle r="26.4" fill="url(#cc-lifeform)" />
      <circle r="26.4" fill="none" stroke="#001a1c" strokeOpacity=".55" strokeWidth="1.4" />
      {revealed && value !== undefined ? (
        <>
          <Creature value={value} />
          <circle r="10.5" fill="#052a2c" stroke="#c8fff0" strokeWidth="1" />
        </>
      ) : (
        <g opacity={peek ? 0.4 : 0.85} fill="none" stroke="#9fe6da" strokeWidth="1.3">
          {[0, 60, 120].map((angle) => (
            <ellipse key={angle} rx="20" ry="8" transform={`rotate(${angle})`} />
          ))}
          <circle r="22.4" opacity=".5" />
        </g>
      )}
      {value === undefined && <circle r="4.6" fill="#9fe6da" />}
      {peek && <circle r="13" fill="#06282f" />}
      {value !== undefined && (
        <Label y={peek ? 7 : 6} size={peek ? 20 : 17} weight={700}>
          {value}
        </Label>
      )}
    </>
  )
}
