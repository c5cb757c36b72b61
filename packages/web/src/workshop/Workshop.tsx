import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'
import { WorkshopPage } from './WorkshopPage.tsx'

/** `/workshop`, and `/workshop/frame` in the window it shows things in. Only in development: no build holds any of it. */
export default function Workshop({ path }: { readonly path: string }): ReactNode {
  return path === 'frame' ? <Frame /> : <WorkshopPage />
}
