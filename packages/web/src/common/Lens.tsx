import type { ReactNode } from 'react'
import { gameParts } from '../games/registry.ts'

/**
 * The round picture of a game, or the Orrery sign where it has none. It is a file of its own, so its filters are rendered only once, and
 * not on the page's thread.
 */
export function Lens({ id, size }: { readonly id: string; readonly size?: number }): ReactNode {
  const picture = gameParts(id)?.picture ?? '/icon.svg'
  return <img className="lens" src={picture} width={size} height={size} alt="" decoding="async" draggable={false} />
}
