import type { Game } from '@orrery/kernel'
import { comets } from '../../kernel/test/comets/comets.ts'

/** Comets whose rules break: `spend` throws, and `done` never returns. */
const faulty: Game = {
  ...(comets as Game),
  id: 'faulty',
  apply(state, seat, action, tell) {
    if (action.id === 'spend') throw new Error('spend is broken')
    if (action.id === 'done') for (;;);
    comets.apply(state as Parameters<typeof comets.apply>[0], seat, action as Parameters<typeof comets.apply>[2], tell)
  },
}

/** Comets whose view for spectators never returns. */
const blinding: Game = {
  ...(comets as Game),
  id: 'blinding',
  view(state, seat) {
    if (seat === undefined) for (;;);
    return comets.view(state as Parameters<typeof comets.view>[0], seat)
  },
}

/** The games of the tests. */
export const games: readonly Game[] = [comets, faulty, blinding]
