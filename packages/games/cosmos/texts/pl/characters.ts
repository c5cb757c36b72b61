import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in Polish. */
export default {
  architect: { name: 'Architektka', hint: 'buduje mgławicę za mgławicą' },
  gardener: { name: 'Ogrodnik', hint: 'zaszczepia życie w każdym zakątku galaktyki' },
  watchmaker: { name: 'Zegarmistrzyni', hint: 'hoduje kryształy i chętnie kończy nimi grę' },
  rival: { name: 'Rywal', hint: 'walczy o każdy cel – i z tobą' },
} satisfies Translation<'pl', typeof en>
