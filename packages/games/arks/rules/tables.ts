import { indexIn, item } from '@orrery/kernel'
import { automaCards } from '../components/automa.ts'
import { crewEdges, type FieldId, itemIds, resources, slots, specialists, upgrades } from '../components/basics.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'

/*
 * What is the same in every set of components: the counts and names that actions and states are made of. What a set can change
 * stands in `sets/numbers.ts`.
 */

/** The players of one table at most; flat arrays leave room for this many. */
export const PLAYERS = 4
/** The number of resources. */
export const RESOURCES = resources.length
/** Slots of the ring; the centre comes after them. */
export const RING = 8
/** The centre slot, where the Star Portal lies. */
export const CENTRE = 8
/** Room for fields on one card; a field of the system is `slot * FIELDS + local`. */
export const FIELDS = 5

/** The local fields of every card, main field first. */
export const [MAIN, MOON, STATION, ASTEROID] = [0, 1, 2, 3] as const
/** The Portal's field. */
export const PORTAL_FIELD = CENTRE * FIELDS
/** The Star Portal among the planet cards. */
export const PORTAL_CARD = planets.findIndex((card) => card.colour === undefined)

/** The local number of a field of a card. */
export function localField(id: FieldId): number {
  switch (id) {
    case 'planet':
    case 'portal':
      return MAIN
    case 'moon':
      return MOON
    case 'station':
      return STATION
    case 'asteroid1':
      return ASTEROID
    case 'asteroid2':
      return ASTEROID + 1
  }
}

/** The name of a field of the system: `W.station`, `C.portal`. */
export function fieldName(field: number): string {
  const slot = Math.floor(field / FIELDS)
  const names = [slot === CENTRE ? 'portal' : 'planet', 'moon', 'station', 'asteroid1', 'asteroid2']
  return `${item(slots, slot)}.${item(names, field % FIELDS)}`
}

/** Every field a system can have: five on each ring slot, three in the centre. */
export const allFields: readonly number[] = Array.from({ length: RING * FIELDS + 3 }, (_, field) => field)

const grid = [
  [7, 0, 1],
  [6, 8, 2],
  [5, 4, 3],
]

/** For each slot and edge (`slot * 4 + edge`), the slot across that edge; -1 outside the grid (A2.4). */
export const neighbour: readonly number[] = slots.flatMap((_, slot) => {
  const row = grid.findIndex((cells) => cells.includes(slot))
  const column = item(grid, row).indexOf(slot)
  const steps = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const
  return steps.map(([down, right]) => grid[row + down]?.[column + right] ?? -1)
})

/** The Engineer among the specialists; Leader of a colour is `LEADER + colour`. */
export const ENGINEER = indexIn(specialists, 'engineer')
/** The first Leader. */
export const LEADER = 1
/** All Leaders, as a mask of specialists. */
export const LEADERS = 0b1110

/** The edge that touches the cargo card: the top one in the lower row, the bottom one in the upper row (A6.2). */
export const [TOP, BOTTOM] = [0, 1] as const
/** An edge that works on moons and stations; the others are colours. */
export const ORBITAL = indexIn(crewEdges, 'orbital')

/** Any resource, as a kind of item; the resources themselves are kinds by their number. */
export const ANY = indexIn(itemIds, 'any')
/** A crew card from the Cantina, as a kind of item; one from the deck is what is left. */
export const CREW_CANTINA = indexIn(itemIds, 'crewCantina')

/** What is due next in a payment: a resource by its number, any resource, or a specialist. */
export const [PLANET_LEADER, ENGINEER_DUE, ANY_LEADER] = [5, 6, 7] as const

/** The upgrade that allows a second action on a planet. */
export const ROBOTICS = indexIn(upgrades, 'robotics')
/** The upgrade that raises the cargo limit. */
export const CARGO_HOLDS = indexIn(upgrades, 'cargoHolds')
/** The upgrade that draws two survivor cards. */
export const SCOUTING = indexIn(upgrades, 'scoutingVehicles')
/** The upgrade that lengthens the range, bought twice. */
export const ENGINES = indexIn(upgrades, 'engines')

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id)
/** The planet cards by number, the Star Portal last. */
export const planetIds = idsOf(planets)
/** The crew cards by number. */
export const crewIds = idsOf(crew)
/** The survivor cards by number. */
export const survivorIds = idsOf(survivors)
/** The Automa cards by number. */
export const automaIds = idsOf(automaCards)
