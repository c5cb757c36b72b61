import { makeBakery } from '@orrery/board/bake'
import { artOf } from './planet-art.ts'

/** The address of a planet's picture, as soon as there is one; asking for it has it made. */
export const useArt = makeBakery(artOf)
