import { makeDefs } from '@orrery/board/defs'
import { gradientsFor, gradientsOf, marble } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { elementIds } from '../data.ts'
import { ElementDefs, shade } from './elements.tsx'
import { sphereGradients } from './spheres.tsx'

const Gradients = gradientsOf('hx')

const gradients = {
  ...sphereGradients,
  ...gradientsFor(colours, (colour) => ({ [`marble-${colour}`]: `radial .34 .26 .9 | ${marble(colour)}` })),
  ...gradientsFor(elementIds, (element) => {
    const c = shade(element)
    return { [`gas-${element}`]: `radial | 0 ${c} .42 | .5 ${c} .16 | 1 ${c} 0` }
  }),
  sky: 'radial | 0 #343a94 | .45 #1d2160 | .82 #12153f | 1 #0b0d2c',
  starglow: 'radial | 0 #dfe6ff .7 | 1 #dfe6ff 0',
  halo: 'radial | 0 #0a0b2a .82 | .55 #0a0b2a .5 | 1 #0a0b2a 0',
  metal: 'linear 0 0 1 1 | 0 var(--metal-hi) | .5 var(--metal-lo) | 1 var(--metal)',
}

const Drawings = (): ReactNode => (
  <>
    <ElementDefs />
    <Gradients of={gradients} />
  </>
)

/** The shared drawings and gradients. */
export const Defs = makeDefs(Drawings, 'hx-tokens')
