/** Crafting the Cosmos: the game, and what others may use of its rules. */
export { engine } from './rules/engine.ts'
export * from './surface.ts'
export { cosmos, versions } from './versions.ts'
