import type { Translation } from '@orrery/kernel'
import type en from '../en/rulebook.ts'

/** Contents and search of a rulebook, in Polish. */
export default {
  search: 'Szukaj w zasadach',
  clear: 'Wyczyść wyszukiwanie',
  contents: 'Spis treści',
  none: 'Nic nie pasuje.',
  hits: '{at} z {n}',
  found: '{n, plural, one {# miejsce} few {# miejsca} other {# miejsc}}, rozdziały: {chapters}',
  previous: 'Poprzednie miejsce',
  next: 'Następne miejsce',
  chapterHits: '{n, plural, one {# miejsce} few {# miejsca} other {# miejsc}}',
  titlesOnly: 'Tylko tytuły zasad, po angielsku.',
  link: 'Link do zasady {rule}',
  summaryTitle: '{game}: skrót zasad',
  print: 'Drukuj',
  whole: 'Pełne zasady',
  goal: 'Cel gry',
  turn: 'Tura',
  points: 'Punkty',
  end: 'Koniec gry',
  signs: 'Symbole',
} satisfies Translation<'pl', typeof en>
