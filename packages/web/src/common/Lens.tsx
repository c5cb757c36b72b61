import type { ReactNode } from 'react'
import { gameParts } from '../games/registry.ts'

/**
 * The round picture of a game, or the sign of the house where it has none. It is a drawing of its own file, so its filters are painted once and
 * off the page's thread.
 */
export function Lens({ id, size }: { readonly id: string; readonly size?: number }): ReactNode {
  const picture = gameParts(id)?.picture ?? '/icon.svg'
  return <img className="lens" src={picture} width={size} height={size} alt="" decoding="async" draggable={false} />
}
