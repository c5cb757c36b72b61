import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { Face } from './Face.tsx'

const Drawn = lazy(async () => ({ default: (await import('./Face.tsx')).Face }))

/** The face of a bot's character. The drawings are loaded when the first one is shown; until then its place is empty. */
export function CharacterFace(props: ComponentProps<typeof Face>): ReactNode {
  return (
    <Suspense fallback={<span style={{ width: props.size, height: props.size }} />}>
      <Drawn {...props} />
    </Suspense>
  )
}
