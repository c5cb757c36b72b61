import { type AbilitySpec, abilities, type Requirement } from '../components/abilities.ts'
import { elementIds, kindIds, sectorIds, trackIds } from '../components/basics.ts'
import { type Player, pileAt, type State } from '../state.ts'
import { at, indexOf, NONE, PROTO, STABLE, SUPERNOVA } from '../tables.ts'
import {
  countOf,
  hasEmptyCorner,
  hasEmptyCornerIn,
  hasEmptySide,
  hasEmptySideNextToStable,
  hasLife,
  hasProto,
  hasRelocatable,
  hasSingleForm,
  hasStandardStar,
  hasSupernova,
  hasTouchedElement,
  hasTouchedSupernova,
  hasUnfinished,
} from './galaxy.ts'
import { type Step, stepAt } from './programs.ts'
import { type CosmosRefusal, deny } from './refusals.ts'
import { hasTile } from './supply.ts'

/** Whether an ability can be activated (C16.3, C16.4) and whether a step of a program can happen. */

type Check = (state: State, player: Player) => boolean

/** How much life of a kind is left once the cost of the card is paid. */
const leftAfter = (player: Player, life: number, cost: number): number => countOf(player.life, life) - cost

const elementNames: readonly string[] = elementIds
const sectorNames: readonly string[] = sectorIds

function checkOf(requirement: Requirement, { cost }: AbilitySpec): Check {
  const [name, argument = ''] = requirement.split(':')
  const element = elementNames.indexOf(argument)
  const sector = sectorNames.indexOf(argument)
  const proto = cost.protoLife ?? 0
  const stable = cost.stableLife ?? 0
  switch (name) {
    case 'lifeTokenInSupply':
      return (state) => state.lifeSupply > 0
    case 'emptyLifeSpace':
      return (_, player) => hasEmptySide(player)
    case 'emptyLifeSpaceNextToStable':
      return (_, player) => hasEmptySideNextToStable(player)
    case 'elementInSupply':
      return (state) => at(state.starSupply, element) > 0
    case 'anyStarInSupply':
      return hasAnyStar
    case 'standardStarInGalaxy':
      return (_, player) => hasStandardStar(player)
    case 'supernovaInGalaxy':
      return (_, player) => hasSupernova(player)
    case 'protoInGalaxy':
      return (_, player) => hasProto(player)
    case 'protoInGalaxyAfterPayment':
      return (_, player) => leftAfter(player, PROTO, proto) > 0
    case 'lifeInGalaxyAfterPayment':
      return (_, player) => leftAfter(player, PROTO, proto) + leftAfter(player, STABLE, stable) > 0
    case 'protoNextToSupernova':
      return (_, player) => hasTouchedSupernova(player)
    case 'protoNextToElement':
      return (_, player) => hasTouchedElement(player, element)
    case 'nebulaWithExactlyOneLifeForm':
      return (_, player) => hasSingleForm(player)
    case 'lifeFormInStack':
      return (state) => state.lifeFormStack.length > 0
    case 'emptyStarSpaceInSector':
      return (_, player) => hasEmptyCornerIn(player, sector)
    case 'stardustPossible':
      return (state, player) => canDrawTile(state, 0) || (hasUnfinished(player, 0) && canDrawTile(state, 1))
    case 'relocatablePiece':
      return (_, player) => hasRelocatable(player)
    default:
      throw new Error(`unknown requirement ${requirement}`)
  }
}

const checks: readonly (readonly Check[])[] = abilities.map((card) =>
  card.requires.map((requirement) => checkOf(requirement, card)),
)

/** Whether the supply holds a star of any element (C7.5). */
function hasAnyStar(state: State): boolean {
  for (const count of state.starSupply) if (count > 0) return true
  return false
}

/** Whether a nebula stack has a tile. */
const canDrawTile = (state: State, size: number): boolean => pileAt(state.stacks, size).length > 0

/** The cost of each card in numbers: cards, their kind (-1 any, -2 same), units of each track, life, a supernova. */
const costs = abilities.map(({ cost }) => ({
  cards: cost.energy?.count ?? 0,
  match:
    cost.energy === undefined || cost.energy.match === 'any'
      ? -1
      : cost.energy.match === 'same'
        ? -2
        : indexOf(kindIds, cost.energy.match),
  tracks: trackIds.map((id) => cost.tracks?.[id] ?? 0),
  proto: cost.protoLife ?? 0,
  stable: cost.stableLife ?? 0,
  supernova: cost.supernova !== undefined,
}))

function hasCards(hand: readonly number[], match: number, cards: number): boolean {
  if (match >= 0) return at(hand, match) >= cards
  let total = 0
  let most = 0
  for (const count of hand) {
    total += count
    if (count > most) most = count
  }
  return (match === -1 ? total : most) >= cards
}

/** Whether the effect of a card could do anything (C16.4). */
export function hasEffect(state: State, player: Player, card: number): boolean {
  for (const check of checks[card] ?? []) if (!check(state, player)) return false
  return true
}

/** Why a card cannot be activated, if it cannot: first its cost, then its effect. */
export function whyNotActivate(state: State, player: Player, card: number): CosmosRefusal | undefined {
  const cost = costs[card]
  if (cost === undefined) throw new RangeError(`no ability card ${card}`)
  if (!hasCards(player.hand, cost.match, cost.cards)) return deny('cannot-pay-cards')
  for (let track = 0; track < cost.tracks.length; track++) {
    if (at(player.tracks, track) < at(cost.tracks, track)) return deny('cannot-pay-track')
  }
  if (cost.proto > 0 && countOf(player.life, PROTO) < cost.proto) return deny('cannot-pay-pieces')
  if (cost.stable > 0 && countOf(player.life, STABLE) < cost.stable) return deny('cannot-pay-pieces')
  if (cost.supernova && at(player.tracks, SUPERNOVA) === 0 && !hasSupernova(player)) return deny('cannot-pay-pieces')
  return hasEffect(state, player, card) ? undefined : deny('no-effect')
}

/** Whether a step can happen at all now; decides which options of a choice are offered (C16.4, C16.5). */
export function isPossible(state: State, player: Player, step: Step): boolean {
  switch (step.op) {
    case 'gainStars':
      return at(state.starSupply, step.element) > 0
    case 'chooseStar':
      return hasAnyStar(state)
    case 'placeStar':
      return hasEmptyCornerIn(player, step.sector)
    case 'gainProto':
      return state.lifeSupply > 0
    case 'placeLife':
      return state.lifeSupply > 0 && (step.nextToStable ? hasEmptySideNextToStable(player) : hasEmptySide(player))
    case 'flip':
    case 'discardStandard':
      return hasStandardStar(player)
    case 'revert':
      return hasSupernova(player)
    case 'stabilise':
    case 'pickProto':
      return hasProto(player)
    case 'irradiate':
      return hasTouchedSupernova(player)
    case 'stabiliseAtElement':
      return hasTouchedElement(player, step.element)
    case 'moveStar':
      return hasEmptyCorner(player)
    case 'moveLife':
      return hasEmptySide(player)
    case 'drawNebula':
      return canDrawTile(state, step.size)
    case 'chooseNebula':
      return hasTile(state)
    case 'replaceNebula':
      return hasUnfinished(player, step.from) && canDrawTile(state, step.to)
    case 'lift':
      return hasRelocatable(player)
    case 'relocateLife':
      return player.life.includes(step.life) && hasEmptySide(player)
    case 'lifeForm':
      return hasSingleForm(player) && state.lifeFormStack.length > 0
    case 'choice':
      return step.options.some((option) => isPossible(state, player, stepAt(option.program, 0)))
    case 'setDown':
    case 'stabiliseBound':
    case 'stabiliseAtBound':
      return player.bound !== NONE && hasLife(player)
    default:
      return true
  }
}
