import type { Translation } from '@orrery/kernel'
import type en from '../en/learn.ts'

/** What the report of a learning run says, in Polish. */
export default {
  of: 'Model gry {game}',
  lead: 'Jak dobrze model wie, kto wygrywa: {games, plural, one {# partia} few {# partie} other {# partii}} między botami ({players}), z których się nie uczył.',
  rules: 'wersja zasad {version}',
  learnt: 'nauka: {games, plural, one {# partia} few {# partie} other {# partii}}',
  generation: 'pokolenie {n}',
  units: '{n, plural, =0 {liniowy} one {# ukryty neuron} few {# ukryte neurony} other {# ukrytych neuronów}}',
  seed: 'ziarno {seed}',
  theme: 'Jasny lub ciemny',
  print: 'Drukuj',
  key: {
    brier: 'wynik Briera',
    logLoss: 'strata logarytmiczna',
    points: 'średni błąd w punktach',
    positions: 'pozycje',
  },
  before: 'dotychczasowy: {value}',
  calibration: {
    title: 'Zapowiedziane i spełnione',
    note: 'Każda kropka to dziesiąta część zapowiedzianych szans: położenie w poziomie mówi, co zapowiedziano, a w pionie – jak często to się spełniło. Na linii jedno równa się drugiemu. Przedziały z mniej niż 200 szansami są blade.',
    quarter: '{n, plural, =1 {Pierwsza} =2 {Druga} =3 {Trzecia} other {Ostatnia}} ćwierć gry',
    dot: 'zapowiedziano {said}, spełniło się {came}, {count, plural, one {# szansa} few {# szanse} other {# szans}}',
    said: 'zapowiedziane',
    came: 'spełnione',
  },
  phase: {
    title: 'Według fazy i liczby graczy',
    what: 'Część',
    brier: 'Brier',
    logLoss: 'Strata log.',
    count: 'Pozycje',
  },
  seats: '{seats, plural, one {w pojedynkę} few {# graczy} other {# graczy}}',
  all: 'Wszystko',
  arena: {
    title: 'Na arenie',
    who: 'Kto z kim',
    games: 'Partie',
    won: 'Wygrane pierwszego',
    interval: 'Przedział 95%',
    pair: '{first} przeciw {second}',
  },
  tenths: {
    title: 'Według dziesiątych części',
    range: 'Szansa',
    count: 'Ile',
    said: 'Zapowiedziane',
    came: 'Spełnione',
  },
  read: {
    title: 'Jak to czytać',
    brier:
      'Wynik Briera to średni kwadrat błędu szansy: 0 ma prorok, 0,25 moneta rzucana między dwoma graczami. Strata logarytmiczna to średni logarytm szansy danej zwycięzcy, z odwróconym znakiem.',
    again: 'To samo polecenie daje ten sam model.',
  },
} satisfies Translation<'pl', typeof en>
