import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in German. */
export default {
  racer: { name: 'Renner', hint: 'macht einen kleinen Stern nach dem anderen' },
  dreamer: { name: 'Träumerin', hint: 'spart auf die größten Sterne' },
  fighter: { name: 'Kämpfer', hint: 'sucht den Kampf und nimmt dir Kristalle ab' },
  schemer: { name: 'Ränkeschmied', hint: 'sammelt Karten und spielt sie aus' },
} satisfies Translation<'de', typeof en>
