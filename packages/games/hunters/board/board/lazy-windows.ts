import { lazy } from 'react'

// Neither is needed when a table is first shown: they are loaded once the player has decided something, or earlier if they open.
const loadFight = () => import('../fight/panel.tsx')
const loadDiagram = () => import('../hr/dialog.tsx')

/** The window of a fight. */
export const FightPanel = lazy(async () => ({ default: (await loadFight()).FightPanel }))

/** The window of the diagram. */
export const HrDialog = lazy(async () => ({ default: (await loadDiagram()).HrDialog }))

/** Loads both in advance, so that they open at once; if that fails, opening them tries again. */
export function loadWindows(): void {
  const ignore = (): void => undefined
  loadFight().catch(ignore)
  loadDiagram().catch(ignore)
}
