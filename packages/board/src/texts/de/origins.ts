import type { Translation } from '@orrery/kernel'
import type en from '../en/origins.ts'

/** The signs on what the rulebooks do not show, in German. */
export default {
  reconstructed: 'Rekonstruiert: Die Anleitung zeigt es nicht.',
  partly: 'Teilweise rekonstruiert: Die Anleitung zeigt nicht alles davon.',
  house: 'Hausregel: Die Anleitung lässt es offen, und wir spielen es so.',
} satisfies Translation<'de', typeof en>
