import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in Polish. */
export default {
  settler: { name: 'Osadniczka', hint: 'zakłada kolonie, gdzie tylko może' },
  engineer: { name: 'Inżynier', hint: 'najpierw rozbudowuje swoją arkę' },
  pioneer: { name: 'Pionier', hint: 'chce być pierwszy na każdej planecie' },
  rescuer: { name: 'Ratowniczka', hint: 'zabiera ocalałych i znajduje im dom' },
} satisfies Translation<'pl', typeof en>
