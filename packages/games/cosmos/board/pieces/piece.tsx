import { Drawing, piecesOf } from '@orrery/board/draw'
import type { ReactNode } from 'react'
import { LifeFormDrawing, type LifeFormProps } from './life.tsx'

export const { Use, Picture } = piecesOf('cc')

/** One growth of the time crystal, as a sign. */
export const Growth = ({ size = 22 }: { readonly size?: number }): ReactNode => (
  <Drawing width={24} scale={size / 24}>
    <GrowthMark />
  </Drawing>
)

/** The same inside a drawing. */
export function GrowthMark(): ReactNode {
  const arrow = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      <Use id="crystal" x={3} y={1} k={0.56} />
      <path d="M-7.5,8V-7M-10.6,-3.8L-7.5,-7.2L-4.4,-3.8" {...arrow} style={{ stroke: 'var(--crystal)' }} />
    </>
  )
}

/** A life form token as a picture of its own. */
export const LifeFormPicture = ({ size, ...form }: Partial<LifeFormProps> & { readonly size: number }): ReactNode => (
  <Drawing width={64} scale={size / 64}>
    <LifeFormDrawing group={1} {...form} />
  </Drawing>
)
