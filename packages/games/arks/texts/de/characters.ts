import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in German. */
export default {
  settler: { name: 'Siedlerin', hint: 'gründet Kolonien, wo sie nur kann' },
  engineer: { name: 'Ingenieur', hint: 'baut zuerst seine Arche aus' },
  pioneer: { name: 'Pionier', hint: 'will auf jedem Planeten der Erste sein' },
  rescuer: { name: 'Retterin', hint: 'nimmt Überlebende auf und bringt sie nach Hause' },
} satisfies Translation<'de', typeof en>
