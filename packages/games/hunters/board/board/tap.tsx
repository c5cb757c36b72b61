import { Tap as AnyTap, isLit } from '@orrery/board/target'
import type { ComponentProps, ReactNode } from 'react'

export { type Says, Spot } from '@orrery/board/target'

/** A panel element that is a button exactly while it is lit; then its name is read before its words and signs. */
export function Tap({ name, children, ...props }: ComponentProps<typeof AnyTap>): ReactNode {
  return (
    <AnyTap {...props}>
      {isLit(props.says) && name !== undefined && <span className="sr">{name}. </span>}
      {children}
    </AnyTap>
  )
}
