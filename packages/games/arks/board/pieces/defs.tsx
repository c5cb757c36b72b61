import { makeDefs } from '@orrery/board/defs'
import { gradientsFor, gradientsOf, marble } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import { planetColours } from '../data.ts'
import { shade } from './signs.tsx'

const Gradients = gradientsOf('ak')

const gradients = {
  ...gradientsFor(colours, (colour) => {
    const c = `var(--pl-${colour})`
    return {
      [`marble-${colour}`]: `radial .34 .28 .82 | ${marble(colour)}`,
      [`halo-${colour}`]: `radial | 0 ${c} .6 | .5 ${c} .3 | 1 ${c} 0`,
    }
  }),
  ...gradientsFor(planetColours, (c) => ({
    [`card-${c}`]: `radial .5 .46 .75 | 0 ${shade(c, '-lo')} .42 | .55 ${shade(c, '-deep')} .34 | 1 #070816 .25`,
  })),
  moon: 'radial .34 .28 .8 | 0 #e9ecff | .45 #9aa0c4 | 1 #2b2e52',
  rock: 'radial .34 .26 .85 | 0 #c3b3a6 | .5 #7c6a66 | 1 #2c2436',
  'portal-glow': 'radial | 0 #8f82ff .5 | .6 #6d3fe0 .2 | 1 #6d3fe0 0',
  fog: 'radial | 0 #3b4185 .3 | .6 #1b1f4a .16 | 1 #0c0e24 .05',
  lamp: 'radial | 0 #ffe3a6 .9 | .4 #ffc765 .35 | 1 #ffb347 0',
  'lamp-ring': 'radial | 0 #ffc765 0 | .66 #ffc765 0 | .84 #ffd58a .6 | 1 #ffb347 0',
  metal: 'linear 0 0 .6 1 | 0 #dfe3ff | .45 #8f97cf | .75 #3b4080 | 1 #8f97cf',
  back: 'linear .2 0 .8 1 | 0 #282d63 | 1 #070816',
}

/** The shared gradients. */
export const Defs = makeDefs(() => <Gradients of={gradients} />)
