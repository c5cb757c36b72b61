/** Comets: the game, and what others may use of its rules. */
export * from './surface.ts'
export { comets, versions } from './versions.ts'
