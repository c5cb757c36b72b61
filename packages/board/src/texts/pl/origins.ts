import type { Translation } from '@orrery/kernel'
import type en from '../en/origins.ts'

/** The signs on what the rulebooks do not show, in Polish. */
export default {
  reconstructed: 'Rekonstrukcja: instrukcja tego nie pokazuje.',
  partly: 'Częściowa rekonstrukcja: instrukcja nie pokazuje wszystkiego.',
  house: 'Zasada domowa: instrukcja tego nie rozstrzyga, a my gramy właśnie tak.',
} satisfies Translation<'pl', typeof en>
