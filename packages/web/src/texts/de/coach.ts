import type { Translation } from '@orrery/kernel'
import type en from '../en/coach.ts'

/** The card that leads through a guided first turn, in German. */
export default {
  guide: 'Geführter erster Zug',
  step: 'Schritt {n} von {of}',
  next: 'Weiter',
  back: 'Zurück',
  show: 'Zeig es mir',
  doIt: 'Mach es für mich',
  done: 'Erledigt',
  rule: 'Regel {rule}',
  wait: 'Einen Moment, Tycho ist am Zug.',
  later: 'Möglich, aber fürs Erste: {title}.',
  keys: 'Mit G kommst du zu dieser Karte zurück.',
  leave: 'Einführung verlassen',
  leaveText: 'Die Partie geht ohne Einführung weiter.',
  stay: 'Bleiben',
  summary: 'Dein erster Zug ist geschafft',
  summaryText: 'Das hast du gelernt:',
  playOn: 'Weiterspielen',
  home: 'Startseite',
} satisfies Translation<'de', typeof en>
