import { type CrewEdge, type Item, items, type Specialist } from './basics.ts'

/** One edge of a crew card: where it works, what it costs and what it gives. */
export interface CrewAction {
  readonly where: CrewEdge
  readonly pay: readonly Item[]
  readonly gain: readonly Item[]
}

/** A crew card: the specialist it can stand for, and an action on each edge. */
export interface CrewCard {
  readonly id: string
  readonly specialist: Specialist
  /** Used from the lower row. */
  readonly top: CrewAction
  /** Used from the upper row. */
  readonly bottom: CrewAction
}

type Amounts = Parameters<typeof items>[0]

/** An edge that works here, gives this and costs that. */
const on = (where: CrewEdge, gain: Amounts, pay: Amounts = {}): CrewAction => ({
  where,
  pay: items(pay),
  gain: items(gain),
})

const card = (id: string, specialist: Specialist, top: CrewAction, bottom: CrewAction): CrewCard => ({
  id,
  specialist,
  top,
  bottom,
})

/** The 33 crew cards: specialist, top edge, bottom edge. */
export const crew: readonly CrewCard[] = [
  card(
    'C01',
    'engineer',
    on('red', { workforce: 1 }),
    on('green', { workforce: 2, minerals: 1, crewDeck: 1 }, { technology: 1 }),
  ),
  card('C02', 'leaderBlue', on('red', { technology: 2 }, { any: 1 }), on('green', { biomass: 2 })),
  card(
    'C03',
    'leaderRed',
    on('red', { any: 1 }),
    on('green', { biomass: 2, technology: 1, crewDeck: 1 }, { minerals: 1 }),
  ),
  card('C04', 'engineer', on('green', { biomass: 1 }), on('red', { technology: 2 })),
  card(
    'C05',
    'leaderGreen',
    on('green', { biomass: 2 }, { any: 1 }),
    on('red', { workforce: 2, crewDeck: 1 }, { any: 1 }),
  ),
  card('C06', 'leaderBlue', on('green', { crewCantina: 1 }), on('red', { workforce: 2 })),
  card('C07', 'engineer', on('red', { technology: 1 }), on('blue', { minerals: 2 })),
  card(
    'C08',
    'leaderGreen',
    on('red', { workforce: 2 }, { any: 1 }),
    on('blue', { technology: 2, biomass: 1, crewDeck: 1 }, { workforce: 1 }),
  ),
  card('C09', 'leaderRed', on('red', { crewCantina: 1 }), on('blue', { technology: 2 })),
  card(
    'C10',
    'engineer',
    on('blue', { minerals: 1 }),
    on('red', { minerals: 2, technology: 1, crewDeck: 1 }, { biomass: 1 }),
  ),
  card('C11', 'leaderGreen', on('blue', { technology: 2 }, { any: 1 }), on('red', { minerals: 1, workforce: 1 })),
  card('C12', 'leaderBlue', on('blue', { any: 1 }), on('red', { workforce: 1, technology: 1 })),
  card('C13', 'engineer', on('green', { workforce: 1 }), on('blue', { minerals: 2, crewDeck: 1 }, { any: 1 })),
  card('C14', 'leaderRed', on('green', { workforce: 2 }, { any: 1 }), on('blue', { minerals: 1, technology: 1 })),
  card(
    'C15',
    'leaderBlue',
    on('green', { any: 1 }),
    on('blue', { minerals: 2, technology: 1, crewDeck: 1 }, { biomass: 1 }),
  ),
  card('C16', 'engineer', on('blue', { technology: 1 }), on('green', { biomass: 2, crewDeck: 1 }, { any: 1 })),
  card('C17', 'leaderRed', on('blue', { minerals: 2 }, { any: 1 }), on('green', { workforce: 2 })),
  card('C18', 'leaderGreen', on('blue', { crewCantina: 1 }), on('green', { biomass: 1, workforce: 1 })),
  card('C19', 'engineer', on('orbital', { any: 1 }), on('red', { technology: 2, crewDeck: 1 }, { any: 1 })),
  card('C20', 'leaderRed', on('orbital', { minerals: 1 }), on('red', { minerals: 2 })),
  card(
    'C21',
    'leaderGreen',
    on('orbital', { crewCantina: 1 }),
    on('red', { workforce: 2, biomass: 1, crewDeck: 1 }, { minerals: 1 }),
  ),
  card('C22', 'engineer', on('orbital', { any: 1 }), on('green', { biomass: 1, technology: 1 })),
  card('C23', 'leaderGreen', on('orbital', { biomass: 1 }), on('green', { minerals: 2, crewDeck: 1 }, { any: 1 })),
  card('C24', 'leaderBlue', on('orbital', { workforce: 2 }, { any: 1 }), on('green', { technology: 2 })),
  card('C25', 'engineer', on('orbital', { any: 1 }), on('blue', { biomass: 2 })),
  card(
    'C26',
    'leaderRed',
    on('orbital', { technology: 1 }),
    on('blue', { minerals: 2, workforce: 1, crewDeck: 1 }, { technology: 1 }),
  ),
  card('C27', 'leaderBlue', on('orbital', { workforce: 1 }), on('blue', { biomass: 2, crewDeck: 1 }, { any: 1 })),
  card('C28', 'engineer', on('red', { biomass: 1 }), on('orbital', { any: 1, crewDeck: 1 })),
  card('C29', 'leaderBlue', on('red', { minerals: 1 }), on('orbital', { biomass: 2, technology: 1 }, { any: 1 })),
  card('C30', 'engineer', on('green', { technology: 1 }), on('orbital', { any: 1, crewDeck: 1 })),
  card('C31', 'leaderRed', on('green', { minerals: 1 }), on('orbital', { workforce: 2, minerals: 1 }, { any: 1 })),
  card('C32', 'engineer', on('blue', { biomass: 1 }), on('orbital', { any: 2 })),
  card('C33', 'leaderGreen', on('blue', { workforce: 1 }), on('orbital', { minerals: 1, technology: 1 })),
]
