import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in German. */
export default {
  architect: { name: 'Architektin', hint: 'baut einen Nebel nach dem anderen' },
  gardener: { name: 'Gärtner', hint: 'bringt Leben in jeden Winkel der Galaxie' },
  watchmaker: { name: 'Uhrmacherin', hint: 'züchtet Kristalle und beendet damit gern das Spiel' },
  rival: { name: 'Rivale', hint: 'will bei jedem Ziel vorn sein – und vor dir' },
} satisfies Translation<'de', typeof en>
