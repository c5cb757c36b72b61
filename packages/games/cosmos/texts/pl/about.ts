import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Narodziny kosmosu',
  over: '',
  text: 'Przesuwaj prawa natury, rozświetlaj mgławice gwiazda po gwieździe i pozwól rozkwitnąć życiu.',
  facts: '2 do 4 graczy · najwyżej 8 rund',
} satisfies Translation<'pl', typeof en>
