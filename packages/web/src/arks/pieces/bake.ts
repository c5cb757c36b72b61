import { makeBakery } from '../../table-parts/bake.ts'
import { artOf } from './planet-art.ts'

/** The address of a planet's picture, as soon as there is one; asking for it has it made. */
export const useArt = makeBakery(artOf)
