import type { ReactNode } from 'react'
import { Frame } from './Frame.tsx'
import { WorkshopPage } from './WorkshopPage.tsx'

/** `/workshop`, and `/workshop/frame` inside its window. Only in development: no build contains it. */
export default function Workshop({ path }: { readonly path: string }): ReactNode {
  return path === 'frame' ? <Frame /> : <WorkshopPage />
}
