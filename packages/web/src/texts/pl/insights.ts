import type { Translation } from '@orrery/kernel'
import type en from '../en/insights.ts'

/** What somebody's games say about how they play, in Polish. */
export default {
  title: 'Twoja gra',
  lead: 'Co twoje zakończone partie mówią o twojej grze. Tę stronę widzisz tylko ty.',
  reading: 'Trwa czytanie partii',
  nothing:
    'Gdy zakończysz partię, ta strona pokaże, skąd biorą się twoje punkty, gdzie tracisz szanse na wygraną i jak robisz postępy.',
  which: 'Które partie',
  kind: '{game}, {seats, plural, one {# gracz} few {# graczy} other {# graczy}} ({games, plural, one {# partia} few {# partie} other {# partii}})',
  missing: 'Partie, których jeszcze nie przeanalizowano: {n}.',
  analyse: 'Analizuj w tle',
  analysing: 'Przeanalizowano {done} z {of}',
  points: 'Skąd biorą się twoje punkty',
  strong: 'Cienkie paski to boty na poziomie {level}, średnio z {n} partii między sobą.',
  against: '{level}: {points}',
  lost: 'Gdzie tracisz szanse na wygraną',
  notYet: 'Pojawi się po analizie pierwszej partii.',
  perGame: 'Szanse na wygraną stracone przez decyzje w jednej partii, w punktach procentowych: średnia z {n} partii.',
  phase: { opening: 'Pierwsza część partii', middle: 'Druga część', end: 'Ostatnia część' },
  decisions: 'W jakich decyzjach, gdy tura kosztowała co najmniej 5 punktów',
  themes: 'Co dałyby lepsze tury',
  themesHint: 'Te same straty według tego, co dałaby najlepsza tura.',
  progress: 'Twoje postępy',
  results: 'Wygrane: {won} z {games}.',
  change: 'Dokładność: {from} we wcześniejszej połowie, {to} w późniejszej.',
  gameTitle:
    '{date}: {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, dokładność {accuracy}',
  mean: 'średnia z ostatnich pięciu',
  won: 'wygrana',
  notWon: 'bez wygranej',
  unknown: 'bez analizy',
} satisfies Translation<'pl', typeof en>
