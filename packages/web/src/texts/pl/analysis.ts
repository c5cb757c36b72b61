import type { Translation } from '@orrery/kernel'
import type en from '../en/analysis.ts'

/** The analysis of finished games, in Polish. */
export default {
  title: 'Analiza',
  running: 'Ocenione tury: {done} z {total}',
  failed: 'Nie udało się przeanalizować tej partii.',
  open: 'Z odkrytymi kartami',
  openHint: 'W przeciwnym razie szanse mówią, co mogła wiedzieć osoba, której oczami patrzysz.',
  players: 'Gracze',
  accuracy: 'Dokładność {percent}',
  figures: 'Koszt wyborów {loss}, szczęście {luck}',
  grade: {
    best: 'Najlepsza',
    good: 'Dobra',
    inaccuracy: 'Niedokładność',
    mistake: 'Błąd',
    blunder: 'Poważny błąd',
  },
  turningPoints: 'Punkty zwrotne',
  none: 'Żadna pojedyncza tura nie zmieniła wiele.',
  point: 'Tura {turn}, {player}: {change}',
  cause: { choice: 'przez wybór', luck: 'przez szczęście', play: 'przez grę' },
  turn: 'Tura {turn}, {player}',
  cost: 'Koszt {loss} ± {error}, szczęście {luck}, szansa po turze {after}',
  better: 'Pokaż lepszą turę',
  options: 'Inne tury i ich szanse',
  finding: 'Szukanie',
  gain: 'Lepsza tura, {player}: +{gain}',
  back: 'Wróć do partii',
  curve: 'Szanse na wygraną',
  table: 'Krzywa jako tabela',
  column: 'Tura',
  start: 'Początek',
  how: 'Każda tura jest oceniana według tego, co można było wiedzieć, nigdy według tego, co było ukryte.',
} satisfies Translation<'pl', typeof en>
