import { OrreryError } from '@orrery/kernel'
import { type Item, resources, upgrades } from '../components/basics.ts'
import { lengthOf } from '../components/planets.ts'
import type { Components } from './components.ts'

/**
 * A set as it is, or an error that says what the rules cannot play with. That everything has its fields and kinds was seen when the set was
 * made; here is what only belongs together.
 */
export function checkSet(set: Components): Components {
  const { constants, planets, startPlanets, startSlots, crew, survivors, automa, automaCards, levels } = set
  const demand = (right: boolean, place: string, what: string): void => {
    if (!right) throw new OrreryError('bad-set', `${place}: ${what}`)
  }
  const ids = planets.map(({ id }) => id)
  demand(startPlanets.length === startSlots.length, 'startPlanets', 'there is one for each of startSlots')
  demand(new Set(startPlanets).size === startPlanets.length, 'startPlanets', 'each lies out once')
  for (const id of startPlanets) demand(ids.includes(id) && id !== 'portal', 'startPlanets', `${id} is no planet`)
  for (const card of planets) {
    const { id, colour, tracks, fields, routes, exits } = card
    const here = `planets.${id}`
    const own = new Set<string>(fields)
    for (const field of [...routes.flat(), ...Object.values(exits)]) demand(own.has(field), here, `it has no ${field}`)
    demand(
      (colour === undefined) === (lengthOf(card) === 0),
      `${here}.tracks`,
      'planets have levels, the Portal has none',
    )
    if (colour === undefined) continue
    demand(
      tracks[automa.discoveryTrack] > 0,
      `${here}.tracks`,
      `the Automa discovers with ${automa.discoveryTrack} (A24.9)`,
    )
    for (const resource of resources) {
      const right = tracks[resource] === 0 || tracks[resource] >= constants.discoveryLevels
      demand(right, `${here}.tracks.${resource}`, `it is 0 or at least ${constants.discoveryLevels} (A10.3)`)
    }
  }
  const paid = (items: readonly Item[], place: string): void => {
    for (const { item } of items) {
      demand(item !== 'crewDeck' && item !== 'crewCantina', place, 'only resources can be paid')
    }
  }
  for (const { id, top, bottom } of crew) for (const { pay } of [top, bottom]) paid(pay, `crew.${id}`)
  for (const { id, resources: price } of set.upgrades) paid(price, `upgrades.${id}`)
  demand(
    survivors.every(({ gain }) => gain.length > 0),
    'survivors',
    'every card gives something',
  )
  demand(set.survivorPoints[0] === 0 && set.survivorPoints.length > 1, 'survivorPoints', 'it begins with 0 for none')
  demand(set.colonies.length === upgrades.length, 'colonies', 'there is a row for each marker of a player')
  const range = set.upgrades.find(({ effect }) => effect.type === 'travelRange')
  const steps = range?.effect.type === 'travelRange' ? range.effect.levels.length : 0
  demand(range?.purchases === steps - 1, 'upgrades.engines', 'there is a range before and after each purchase')
  demand(constants.crewLimit === 2 * constants.rowLimit, 'constants.crewLimit', 'it is twice rowLimit (A6.1)')
  for (const { id, rows } of automaCards) {
    for (const { actions, gain } of rows) {
      demand(
        gain.length > 0 === actions.some((action) => action === 'supply'),
        `automaCards.${id}`,
        'supply rows give something, no others do',
      )
    }
  }
  demand(new Set(automa.upgradeOrder).size === automa.upgradeOrder.length, 'automa.upgradeOrder', 'each has one number')
  for (const { id, upgradePoints } of levels) {
    demand(
      upgradePoints.length === automa.upgradeOrder.length + 1,
      `levels.${id}`,
      'there are points for none to all upgrades',
    )
  }
  return set
}
