/** Terraforming Arks: the game, and what others may use of its rules. */
export { arks } from './game.ts'
export * from './surface.ts'
