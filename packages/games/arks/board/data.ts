/** The one door to the printed matter and the shapes of the engine: what the board needs beside the view. */

export { at, bits, item } from '@orrery/kernel'
export * from '../surface.ts'
// Players have colours too: here planets say whose colour is meant.
export { type Colour as PlanetColour, colours as planetColours } from '../surface.ts'
