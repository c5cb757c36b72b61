import { OrreryError } from '@orrery/kernel'
import { elements, kindIds } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import { cornersOfHex, lifeFormGroup } from '../rules/tables.ts'
import type { Components } from './components.ts'

const SLOTS = 4
const MOST_SEATS = 4

/** Throws a `bad-set` error that names what does not fit, so that no game begins that cannot be played to its end. */
export function checkSet(components: Components): void {
  const { counts, tables, start, shift, energyRow, slotCosts, goalTrack, timeChamber, setOfFive, nebulae } = components
  const within = (place: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): void => {
    if (value >= least && value <= most) return
    const range = most === Number.MAX_SAFE_INTEGER ? `at least ${least}` : `from ${least} to ${most}`
    throw new OrreryError('bad-set', `${place} is ${value}; it must be ${range}`)
  }
  within('slotCosts (how many)', slotCosts.length, SLOTS, SLOTS)
  slotCosts.forEach((cost, i) => {
    within(`slotCosts.${i + 1}`, cost, 1)
  })
  within('goalTrack.deck', goalTrack.deck, 1, goalIds.length)
  within('timeChamber.top', timeChamber.top, 1)
  within('setOfFive.cards', setOfFive.cards, 1)
  within('shift.moves', shift.moves, 1)
  within('shift.capacity', shift.capacity, 1)
  within('counts.lifeTokens', counts.lifeTokens, MOST_SEATS)
  within(`counts.stars.${start.star}`, counts.stars[start.star], MOST_SEATS)
  // The row and the hands are dealt from the deck (C3.4, C3.9).
  const dealt = Math.ceil((energyRow.faceUp + MOST_SEATS * start.hand) / kindIds.length)
  within('counts.energyCardsOfKind', counts.energyCardsOfKind, dealt)
  const group1 = lifeFormGroup.filter((group) => group === 0).length
  for (const seats of [2, 3, 4] as const) {
    const { timeCrystals, darkEnergy, lifeFormsOfGroup1 } = tables[seats]
    within(`tables.${seats}.timeCrystals`, timeCrystals, seats)
    within(`tables.${seats}.lifeFormsOfGroup1`, lifeFormsOfGroup1, 0, group1)
    // C5.5: the others must not be able to fill all regulators but one, or the player's own token could not move.
    within(`tables.${seats}.darkEnergy`, darkEnergy, 0, (kindIds.length - 1) * shift.capacity - seats)
  }
  for (const { id, requires } of nebulae) {
    within(`nebulae.${id}.requires (how many stars)`, requires.length, 1, cornersOfHex[0]?.length ?? 0)
    const unknown = requires.find((element) => !Object.hasOwn(elements, element))
    if (unknown !== undefined) throw new OrreryError('bad-set', `nebulae.${id}.requires names no element: ${unknown}`)
  }
}
