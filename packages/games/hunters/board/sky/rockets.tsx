import { Spot } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { fieldOf } from '../data.ts'
import { SignMark } from '../pieces/signs.tsx'
import { Rocket } from '../pieces/tokens.tsx'
import { standing } from './geometry.ts'

/** Where each rocket is drawn: those on one field stand side by side. */
export function places(at: readonly string[]): readonly (readonly [x: number, y: number])[] {
  return at.map((id, seat) => {
    const field = fieldOf(id)
    if (field === undefined) return [0, 0]
    const here = at.flatMap((other, s) => (other === id ? [s] : []))
    const [x, y] = standing(field)
    // A crowd moves together, so that it stays on its field.
    const apart = here.length > 2 ? 34 : 44
    return [x + (here.indexOf(seat) - (here.length - 1) / 2) * apart, y]
  })
}

/** The rockets; one that can be chosen as an opponent or a victim is lit. */
export const Rockets = memo(function Rockets(props: {
  readonly at: readonly string[]
  readonly me: number | undefined
  readonly names: readonly string[]
  /** Actions by seat. */
  readonly lit: ReadonlyMap<number, { readonly action: string; readonly name: string }>
  /** Fields where a move would lead to a fight. */
  readonly fights: ReadonlySet<string>
  readonly size: number
}): ReactNode {
  const { at, me, names, lit, fights, size } = props
  const placed = places(at)
  const order = placed.map((_, seat) => seat).sort((a, b) => (a === me ? 1 : 0) - (b === me ? 1 : 0))
  return (
    <>
      {order.map((seat) => {
        const [x = 0, y = 0] = placed[seat] ?? []
        const target = lit.get(seat)
        return (
          <g key={seat} className="hx-rocket" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Spot
              target={{ action: target?.action, zoom: 'rocket' }}
              name={target?.name}
              className={`hx-rocketspot ${target === undefined ? 'hx-still' : ''}`}
              at={`rocket:${seat}`}
            >
              {target !== undefined && <circle r="38" className="hx-rocketring" />}
              <g transform={`scale(${size / 44})`}>
                <title>{names[seat]}</title>
                <Rocket seat={seat} mine={seat === me} />
              </g>
              {seat !== me && fights.has(at[seat] ?? '') && (
                <g transform="translate(-32 6)" className="hx-still">
                  <circle r="18" fill="var(--warn)" stroke="var(--sky-900)" strokeWidth="3" />
                  <g color="var(--warn-ink)" transform="scale(.95)">
                    <SignMark name="fight" />
                  </g>
                </g>
              )}
            </Spot>
          </g>
        )
      })}
    </>
  )
})
