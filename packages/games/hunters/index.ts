/** Star Hunters: the game, and what others may use of its rules. */
export * from './surface.ts'
export { hunters, versions } from './versions.ts'
