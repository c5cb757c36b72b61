import { abilities, type CostSpec, type OptionId, optionIds, type StepSpec } from '../components/abilities.ts'
import { elementIds, kindIds, type RewardSpec, regulators, sectorIds, trackIds } from '../components/basics.ts'
import { indexOf, NONE, PROTO, STABLE } from '../tables.ts'

/** What `payEnergy` may ask for besides a kind (C16.3). */
export const ANY = -1
export const SAME = -2

/**
 * One step of an action under way. Costs, card effects, the rewards of the regulators, omega and the multi-part actions
 * are all lists of steps, run by one interpreter.
 */
export type Step =
  | { readonly op: 'payEnergy'; readonly match: number; readonly count: number }
  | { readonly op: 'payTrack'; readonly track: number; readonly count: number }
  | { readonly op: 'paySupernova' }
  | { readonly op: 'payLife'; readonly life: number; readonly count: number }
  | { readonly op: 'grow'; readonly count: number }
  | { readonly op: 'gainStars'; readonly element: number; readonly count: number }
  /** A star of any element: to the reserve, or held for `placeStar`. */
  | { readonly op: 'chooseStar'; readonly hold: boolean }
  | { readonly op: 'placeStar'; readonly sector: number }
  | { readonly op: 'gainProto'; readonly count: number }
  | { readonly op: 'gainTrack'; readonly track: number; readonly count: number }
  | { readonly op: 'placeLife'; readonly life: number; readonly count: number; readonly nextToStable: boolean }
  | { readonly op: 'flip'; readonly count: number }
  | { readonly op: 'revert' }
  /** With `free` the player may stop after the first. */
  | { readonly op: 'stabilise'; readonly count: number; readonly free: boolean }
  | { readonly op: 'stabiliseBound' }
  | { readonly op: 'irradiate' }
  | { readonly op: 'stabiliseAtElement'; readonly element: number }
  | { readonly op: 'stabiliseAtBound' }
  | { readonly op: 'pickProto' }
  | { readonly op: 'moveStar' }
  | { readonly op: 'moveLife' }
  | { readonly op: 'discardStandard' }
  | { readonly op: 'discardAround' }
  | { readonly op: 'gainPoints'; readonly count: number }
  | { readonly op: 'drawNebula'; readonly size: number }
  /** A nebula of a size to be named: to the reserve, or held for `placeNebula`. */
  | { readonly op: 'chooseNebula'; readonly hold: boolean }
  | { readonly op: 'placeNebula' }
  | { readonly op: 'replaceNebula'; readonly from: number; readonly to: number }
  | { readonly op: 'lift' }
  | { readonly op: 'setDown' }
  | { readonly op: 'relocateLife'; readonly life: number; readonly count: number }
  | { readonly op: 'lifeForm' }
  | { readonly op: 'choice'; readonly options: readonly { readonly name: number; readonly program: number }[] }
  | { readonly op: 'advanceCrystal' }
  | { readonly op: 'finishNebula' }
  | { readonly op: 'keep' }
  | { readonly op: 'under' }
  | { readonly op: 'passive'; readonly regulator: number }
  | { readonly op: 'endEnergy' }
  | { readonly op: 'toMenu' }
  | { readonly op: 'toConfirm' }

const programs: (readonly Step[])[] = []

function addProgram(steps: readonly Step[]): number {
  programs.push(steps)
  return programs.length - 1
}

function costSteps(cost: CostSpec): Step[] {
  const steps: Step[] = []
  if (cost.energy !== undefined) {
    const { match, count } = cost.energy
    steps.push({
      op: 'payEnergy',
      match: match === 'any' ? ANY : match === 'same' ? SAME : indexOf(kindIds, match),
      count,
    })
  }
  for (const id of trackIds) {
    const count = cost.tracks?.[id]
    if (count !== undefined) steps.push({ op: 'payTrack', track: indexOf(trackIds, id), count })
  }
  if (cost.supernova !== undefined) steps.push({ op: 'paySupernova' })
  if (cost.protoLife !== undefined) steps.push({ op: 'payLife', life: PROTO, count: cost.protoLife })
  if (cost.stableLife !== undefined) steps.push({ op: 'payLife', life: STABLE, count: cost.stableLife })
  return steps
}

/** The programs behind the sides of a choice, made after those of the cards. */
const optionPrograms = new Map<OptionId, number>()

function effectSteps(spec: StepSpec): Step[] {
  switch (spec.op) {
    case 'growCrystal':
      return [{ op: 'grow', count: spec.count }]
    case 'gainStar':
      if (spec.place === 'sector') {
        return [
          { op: 'chooseStar', hold: true },
          { op: 'placeStar', sector: indexOf(sectorIds, spec.sector) },
        ]
      }
      if (spec.element === 'any') return [{ op: 'chooseStar', hold: false }]
      return [{ op: 'gainStars', element: indexOf(elementIds, spec.element), count: spec.count }]
    case 'gainLife':
      if (spec.place === 'reserve') return [{ op: 'gainProto', count: spec.count }]
      return [
        {
          op: 'placeLife',
          life: spec.state === 'proto' ? PROTO : STABLE,
          count: spec.count,
          nextToStable: spec.place === 'nextToStable',
        },
      ]
    case 'convertToSupernova':
      return [{ op: 'flip', count: spec.count }]
    case 'revertSupernova':
      return [{ op: 'revert' }]
    case 'stabilise':
      if ('target' in spec) return [{ op: 'stabiliseBound' }]
      return 'max' in spec
        ? [{ op: 'stabilise', count: spec.max, free: true }]
        : [{ op: 'stabilise', count: spec.count, free: false }]
    case 'stabiliseAllAdjacent':
      if (spec.to === 'oneSupernova') return [{ op: 'irradiate' }]
      if (spec.to === 'bound') return [{ op: 'stabiliseAtBound' }]
      return [{ op: 'stabiliseAtElement', element: indexOf(elementIds, spec.element) }]
    case 'moveStar':
      return [{ op: 'moveStar' }]
    case 'moveLife':
      return [{ op: 'pickProto' }, { op: 'moveLife' }]
    case 'discardStar':
      return [{ op: 'discardStandard' }]
    case 'gainPoints':
      return [{ op: 'gainPoints', count: spec.count }]
    case 'gainNebula':
      return [{ op: 'drawNebula', size: spec.size - 1 }]
    case 'replaceNebula':
      return [{ op: 'replaceNebula', from: spec.fromSize - 1, to: spec.toSize - 1 }]
    case 'relocate':
      return [{ op: 'lift' }, { op: 'setDown' }]
    case 'relocateLife':
      return [{ op: 'relocateLife', life: spec.state === 'proto' ? PROTO : STABLE, count: spec.max }]
    case 'gainLifeForm':
      return [{ op: 'lifeForm' }]
    case 'choice':
      return [
        {
          op: 'choice',
          options: spec.options.map(({ name }) => ({ name: indexOf(optionIds, name), program: programOf(name) })),
        },
      ]
  }
}

function programOf(option: OptionId): number {
  const program = optionPrograms.get(option)
  if (program === undefined) throw new Error(`no program for option ${option}`)
  return program
}

function rewardStep(reward: RewardSpec): Step {
  switch (reward.resource) {
    case 'star':
      return { op: 'gainStars', element: indexOf(elementIds, reward.element), count: reward.count }
    case 'track':
      return { op: 'gainTrack', track: indexOf(trackIds, reward.track), count: reward.count }
    case 'nebula':
      return { op: 'chooseNebula', hold: false }
  }
}

for (const card of abilities) {
  card.effect.forEach((spec, index) => {
    if (spec.op !== 'choice') return
    // A choice jumps to the program of its option, so nothing may come after it.
    if (index !== card.effect.length - 1) throw new Error(`the choice of ${card.id} must come last`)
    for (const { name, steps } of spec.options) {
      optionPrograms.set(name, addProgram([...steps.flatMap(effectSteps), { op: 'toMenu' }]))
    }
  })
}

/** The program of each ability card: first the whole cost, then the effect in printed order (C16.2). */
export const cardPrograms: readonly number[] = abilities.map((card) =>
  addProgram([
    ...costSteps(card.cost),
    ...card.effect.flatMap(effectSteps),
    ...(card.activation === 'discharge' ? [{ op: 'advanceCrystal' } as const] : []),
    { op: 'toMenu' },
  ]),
)

/** Collecting with the own token in each regulator: active reward, then passive ones clockwise from there (C6.1). */
export const collectPrograms: readonly number[] = regulators.map((regulator, own) =>
  addProgram([
    ...regulator.active.map(rewardStep),
    ...regulators.map((_, i): Step => ({ op: 'passive', regulator: (own + i) % regulators.length })),
    { op: 'endEnergy' },
  ]),
)

/** The actions of the game that take more than one decision. */
export const DISCHARGE_STAR = addProgram([
  { op: 'placeStar', sector: NONE },
  { op: 'advanceCrystal' },
  { op: 'toMenu' },
])
export const DISCHARGE_NOTHING = addProgram([{ op: 'advanceCrystal' }, { op: 'toMenu' }])
export const COMPLETE = addProgram([{ op: 'discardAround' }, { op: 'finishNebula' }, { op: 'toMenu' }])
export const ACQUIRE = addProgram([{ op: 'keep' }, { op: 'under' }, { op: 'toMenu' }])
export const MOVE_STAR = addProgram([{ op: 'moveStar' }, { op: 'toMenu' }])
export const MOVE_LIFE = addProgram([{ op: 'moveLife' }, { op: 'toMenu' }])
/** By omega space (C13.2, C13.3). */
export const omegaPrograms: readonly number[] = [
  addProgram([{ op: 'chooseNebula', hold: true }, { op: 'placeNebula' }, { op: 'toConfirm' }]),
  addProgram([{ op: 'stabilise', count: 1, free: false }, { op: 'toConfirm' }]),
]

/** The step of a program; a program never runs past its last one. */
export function stepAt(program: number, step: number): Step {
  const found = programs[program]?.[step]
  if (found === undefined) throw new RangeError(`no step ${step} in program ${program}`)
  return found
}

/** The card a program belongs to, also from one of its options; -1 for the actions of the game. */
export const cardOfProgram: readonly number[] = programs.map((_, program) =>
  abilities.findIndex(
    (card, index) =>
      cardPrograms[index] === program ||
      card.effect.some(
        (spec) => spec.op === 'choice' && spec.options.some(({ name }) => optionPrograms.get(name) === program),
      ),
  ),
)
