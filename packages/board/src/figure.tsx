import type { Language } from '@orrery/kernel'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { Icon } from './icons.tsx'

/** What every figure of a rulebook is given. */
export interface FigureProps {
  readonly language: Language
}

/** Pictures side by side, below each other where there is no room, with the shared drawings of their game. */
export function rowOf(Defs: ComponentType, className?: string, style?: CSSProperties) {
  return ({ children, gap = 20 }: { readonly children: ReactNode; readonly gap?: number }): ReactNode => (
    <div
      className={className}
      style={{ ...style, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap }}
    >
      <Defs />
      {children}
    </div>
  )
}

/** An arrow from one picture to what it becomes. */
export const Then = (): ReactNode => (
  <span className="then">
    <Icon name="arrow" size={28} />
  </span>
)
