/** The board's only way to the printed components and the types of the engine: everything it needs besides the view. */

export { at, bits, item } from '@orrery/kernel'
export * from '../surface.ts'
// Players have colours too, so these names say that the colours of planets are meant.
export { type Colour as PlanetColour, colours as planetColours } from '../surface.ts'
