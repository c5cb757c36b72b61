import type { Translation } from '@orrery/kernel'
import type en from '../en/coach.ts'

/** The card that leads through a guided first turn, in Polish. */
export default {
  guide: 'Pierwsza tura z przewodnikiem',
  step: 'Krok {n} z {of}',
  next: 'Dalej',
  back: 'Wstecz',
  show: 'Pokaż mi',
  doIt: 'Zrób to za mnie',
  done: 'Gotowe',
  rule: 'Zasada {rule}',
  wait: 'Chwileczkę, Tycho wykonuje ruch.',
  later: 'Można, ale na razie: {title}.',
  keys: 'Klawisz G przenosi z powrotem do tej karty.',
  leave: 'Zakończ przewodnik',
  leaveText: 'Gra toczy się dalej bez przewodnika.',
  stay: 'Zostań',
  summary: 'Pierwsza tura za tobą',
  summaryText: 'Co już wiesz:',
  playOn: 'Graj dalej',
  home: 'Strona główna',
} satisfies Translation<'pl', typeof en>
