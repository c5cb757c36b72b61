import { makeBakery } from '@orrery/board/bake'
import { artOf } from './planet-art.ts'

/** The address of a planet's picture, once it has been made; the first request starts making it. */
export const useArt = makeBakery(artOf)
