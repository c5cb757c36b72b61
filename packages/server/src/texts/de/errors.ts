import type { Translation } from '@orrery/kernel'
import type en from '../en/errors.ts'

/** The pages that a server shows instead of what somebody wanted to open, in German. */
export default {
  tooFast: 'Aus deinem Netz kamen zu viele Anfragen.',
  wait: 'Bitte versuche es in {seconds} s noch einmal.',
  missing: 'Hier ist nichts.',
  forbidden: 'Diese Seite kannst du nicht öffnen.',
  closing: 'Der Server startet neu. Bitte versuche es gleich noch einmal.',
  other: 'Da ist etwas schiefgegangen.',
  home: 'Zur Startseite',
} satisfies Translation<'de', typeof en>
