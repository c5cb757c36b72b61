import type { ComponentProps, ReactNode } from 'react'
import { Tap as AnyTap, isLit } from '../../cosmos/board/target.tsx'

export { type Says, Spot } from '../../cosmos/board/target.tsx'

/** A panel element that is a button exactly while it is lit; only then its name stands for its words and signs. */
export function Tap(props: ComponentProps<typeof AnyTap>): ReactNode {
  return <AnyTap {...props} name={isLit(props.says) ? props.name : undefined} />
}
