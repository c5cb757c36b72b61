import type { Translation } from '@orrery/kernel'
import type en from '../en/rulebook.ts'

/** Contents and search of a rulebook, in German. */
export default {
  search: 'Regeln durchsuchen',
  clear: 'Suche leeren',
  contents: 'Inhalt',
  none: 'Nichts gefunden.',
  hits: '{at} von {n}',
  found: '{n, plural, one {# Stelle} other {# Stellen}} in {chapters, plural, one {# Kapitel} other {# Kapiteln}}',
  previous: 'Vorherige Stelle',
  next: 'Nächste Stelle',
  chapterHits: '{n, plural, one {# Stelle} other {# Stellen}}',
  titlesOnly: 'Nur die Titel der Regeln, auf Englisch.',
  link: 'Link zu Regel {rule}',
  summaryTitle: '{game}: Übersicht',
  print: 'Drucken',
  whole: 'Das ganze Regelheft',
  goal: 'Das Ziel',
  turn: 'Ein Zug',
  points: 'Punkte',
  end: 'Das Ende',
  signs: 'Zeichen',
} satisfies Translation<'de', typeof en>
