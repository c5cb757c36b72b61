import type { Translation } from '@orrery/kernel'
import type en from '../en/analyse.ts'

/** What the analysis of a game says in a terminal, in Polish. */
export default {
  head: '{game}, {turns, plural, one {# tura} few {# tury} other {# tur}} z wyborem',
  turn: 'Runda {round}, tura {turn}, {player}: {grade}',
  grade: {
    best: 'najlepsza tura',
    good: 'dobra tura',
    inaccuracy: 'niedokładność',
    mistake: 'błąd',
    blunder: 'poważny błąd',
  },
  cost: 'koszt {loss} (± {error}), szczęście {luck}, szansa na wygraną po turze {after}',
  better: 'Lepiej o {gain}: {line}',
  players: 'Gracze',
  player: '{player}: dokładność {accuracy}, koszt wyborów {loss}, szczęście {luck}',
  noChoice: '{player}: ani razu nie było wyboru',
  counts: 'Najlepsze: {best}, dobre: {good}, niedokładności: {inaccuracy}, błędy: {mistake}, poważne błędy: {blunder}',
  turningPoints: 'Punkty zwrotne',
  none: 'brak',
  turningPoint: 'Tura {turn}, {player}: {change} ({cause})',
  cause: { choice: 'wybór', luck: 'szczęście', play: 'dobra lub zła pozycja' },
  playouts: {
    head: 'Rozegrane do końca: po tym, co zagrano, i po tym, co uznano za lepsze',
    turn: 'Runda {round}, tura {turn}, {player}: analiza mówi {said}, wygrane {won}',
    mean: '{turns, plural, one {# tura} few {# tury} many {# tur} other {# tury}}, średnio: lepiej o {said} według analizy, częściej wygrane o {won} (błąd standardowy {error})',
  },
  levels: {
    head: '{game}: ile szans na wygraną kosztują wybory każdego poziomu w tych samych pozycjach',
    columns: {
      level: 'poziom',
      games: 'partie',
      choices: 'wybory',
      loss: 'koszt',
      interval: 'przedział 95%',
      accuracy: 'dokładność',
      less: 'mniej niż poprzedni',
    },
  },
} satisfies Translation<'pl', typeof en>
