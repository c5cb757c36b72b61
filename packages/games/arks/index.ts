/** Terraforming Arks: the game, and what others may use of its rules. */
export * from './surface.ts'
export { arks, versions } from './versions.ts'
