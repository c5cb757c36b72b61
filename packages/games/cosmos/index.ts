/** Crafting the Cosmos: the game, and what others may use of its rules. */
export { cosmos } from './game.ts'
export { engine } from './rules/engine.ts'
export * from './surface.ts'
