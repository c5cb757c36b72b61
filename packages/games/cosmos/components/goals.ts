import type { ElementId, SectorId } from './basics.ts'

/** What a goal measures in a galaxy. */
export type Metric =
  | { readonly type: 'lifeCount'; readonly state: 'proto' | 'stable' }
  | { readonly type: 'completedNebulaSizeSum'; readonly sector: SectorId }
  | { readonly type: 'supernovaCount' }
  | { readonly type: 'largestStarGroup' }
  | { readonly type: 'lifeInSector'; readonly sector: SectorId }
  | { readonly type: 'crystalsOnScoringSpaces' }
  | { readonly type: 'starCount'; readonly element: ElementId }
  | { readonly type: 'completedNebulaCount'; readonly size: number }
  | { readonly type: 'starsAroundLifeForms' }

/** A goal card; its words are in the texts. */
interface GoalSpec {
  readonly id: GoalId
  readonly rule: string
  readonly metric: Metric
}

/** The ids of the goals, in the order of C15.10 to C15.25. */
export const goalIds = [
  'goal-stable-life',
  'goal-nebulae-psi',
  'goal-nebulae-phi',
  'goal-nebulae-delta',
  'goal-supernovae',
  'goal-star-group',
  'goal-life-delta',
  'goal-life-psi',
  'goal-life-phi',
  'goal-time-crystals',
  'goal-stars-c',
  'goal-stars-he',
  'goal-stars-o',
  'goal-small-nebulae',
  'goal-proto-life',
  'goal-inhabited-stars',
] as const
export type GoalId = (typeof goalIds)[number]

/** The 16 goals. */
export const goals: readonly GoalSpec[] = [
  { id: 'goal-stable-life', rule: 'C15.10', metric: { type: 'lifeCount', state: 'stable' } },
  { id: 'goal-nebulae-psi', rule: 'C15.11', metric: { type: 'completedNebulaSizeSum', sector: 'psi' } },
  { id: 'goal-nebulae-phi', rule: 'C15.12', metric: { type: 'completedNebulaSizeSum', sector: 'phi' } },
  { id: 'goal-nebulae-delta', rule: 'C15.13', metric: { type: 'completedNebulaSizeSum', sector: 'delta' } },
  { id: 'goal-supernovae', rule: 'C15.14', metric: { type: 'supernovaCount' } },
  { id: 'goal-star-group', rule: 'C15.15', metric: { type: 'largestStarGroup' } },
  { id: 'goal-life-delta', rule: 'C15.16', metric: { type: 'lifeInSector', sector: 'delta' } },
  { id: 'goal-life-psi', rule: 'C15.17', metric: { type: 'lifeInSector', sector: 'psi' } },
  { id: 'goal-life-phi', rule: 'C15.18', metric: { type: 'lifeInSector', sector: 'phi' } },
  { id: 'goal-time-crystals', rule: 'C15.19', metric: { type: 'crystalsOnScoringSpaces' } },
  { id: 'goal-stars-c', rule: 'C15.20', metric: { type: 'starCount', element: 'C' } },
  { id: 'goal-stars-he', rule: 'C15.21', metric: { type: 'starCount', element: 'He' } },
  { id: 'goal-stars-o', rule: 'C15.22', metric: { type: 'starCount', element: 'O' } },
  { id: 'goal-small-nebulae', rule: 'C15.23', metric: { type: 'completedNebulaCount', size: 1 } },
  { id: 'goal-proto-life', rule: 'C15.24', metric: { type: 'lifeCount', state: 'proto' } },
  { id: 'goal-inhabited-stars', rule: 'C15.25', metric: { type: 'starsAroundLifeForms' } },
]
