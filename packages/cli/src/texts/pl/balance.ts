import type { Translation } from '@orrery/kernel'
import type en from '../en/balance.ts'

/** What the balance report says, in Polish. */
export default {
  title: 'Równowaga',
  of: 'Równowaga gry {game}',
  lead: '{games, plural, one {# partia} few {# partie} other {# partii}} między botami ({players}), {seats}. Liczby mówią o tych graczach; ludzie mogą grać inaczej.',
  perSeats: '{games, plural, one {# partia} few {# partie} other {# partii}} dla każdej liczby graczy',
  version: 'wersja {version}',
  own: '{name} (wersja {version} ze zmianami)',
  seed: 'ziarno {seed}',
  withSeats: '{seats, plural, one {solo} few {# graczy} other {# graczy}}',
  theme: 'Jasny lub ciemny motyw',
  print: 'Drukuj',
  choose: 'Liczba graczy',
  shown: {
    title: 'Co pokazuje próba',
    beginMore: '{seats}: osoba rozpoczynająca wygrywa {share} partii (od {low} do {high}), więcej niż równe {even}.',
    beginLess: '{seats}: osoba rozpoczynająca wygrywa {share} partii (od {low} do {high}), mniej niż równe {even}.',
    beginNothing:
      '{seats}: nic nie wskazuje na to, że kolejność ma znaczenie: {share} zwycięstw osoby rozpoczynającej (od {low} do {high}; po równo byłoby {even}).',
    rival: '{seats}: gracz wygrywa z Automą {share} partii (od {low} do {high}).',
    components:
      '{seats}: z {n, plural, one {# elementu} few {# elementów} other {# elementów}} {far} idzie w parze z wygraną lub przegraną bardziej, niż tłumaczy przypadek: {names}.',
    none: '{seats}: z {n, plural, one {# elementu} few {# elementów} other {# elementów}} żaden nie idzie w parze z wygraną lub przegraną bardziej, niż tłumaczy przypadek.',
    unused: '{seats}: {n, plural, one {# elementu} few {# elementów} other {# elementów}} nigdy nie użyto: {names}.',
    others: '{names} i {n, plural, one {# inny} few {# inne} other {# innych}}',
    errors:
      '{n, plural, one {# partia została przerwana i nie jest liczona} few {# partie zostały przerwane i nie są liczone} other {# partii zostało przerwanych i nie jest liczonych}}.',
    lengthMore: '{seats}: z {a} partie są dłuższe: {mean} rund, o {by} więcej niż z {b}.',
    lengthLess: '{seats}: z {a} partie są krótsze: {mean} rund, o {by} mniej niż z {b}.',
    lengthNothing: '{seats}: nic nie wskazuje na to, że partie stały się dłuższe lub krótsze ({mean} rund).',
    used: '{seats}: {n, plural, one {# element jest używany} few {# elementy są używane} other {# elementów jest używanych}} częściej lub rzadziej: {names}.',
    usedNone: '{seats}: nic nie wskazuje na to, że jakiś element jest używany częściej lub rzadziej.',
  },
  changes: {
    title: 'Czym różnią się zestawy',
    none: 'Oba mają te same elementy.',
    what: 'Co',
  },
  key: {
    games: 'partii',
    score: 'punktów na gracza',
    winner: 'punktów zwycięzcy',
    rounds: 'rund',
    decisions: 'decyzji na partię',
  },
  order: {
    title: 'Kolejność',
    turn: '{n}. w kolejności',
    even: 'po równo: {share}',
    small: 'Przy {games} partiach nie widać różnic mniejszych niż około {points} punktu procentowego.',
  },
  seat: {
    title: 'Według miejsc',
    name: 'miejsce {n}',
    rival: 'Automa',
    note: 'Osobę rozpoczynającą wybiera los, więc miejsca powinny być równe: to sprawdzian próby.',
  },
  scores: { title: 'Punkty na gracza', from: 'od {low} do {high}: {count}' },
  rounds: { title: 'Długość w rundach' },
  sources: {
    title: 'Skąd pochodzą punkty',
    note: 'Punkty na gracza i partię, z przedziałem średniej.',
    source: 'Źródło',
    share: 'udział',
  },
  time: {
    title: 'Kiedy zdobywa się punkty',
    note: 'Punkty na gracza według rundy, w której je zdobyto; te liczone na końcu są w ostatniej rundzie.',
    round: 'runda {n}',
  },
  components: {
    title: 'Elementy gry',
    note: 'Kto użył elementu i jak często wygrywał. Użycie nie musi być przyczyną wygranej: kto prowadzi, może pozwolić sobie na więcej.',
    filter: 'Filtruj po nazwie',
    kind: 'Rodzaj',
    all: 'Wszystkie rodzaje',
    only: 'Tylko to, co coś pokazuje',
    name: 'Element',
    times: 'Użyć na partię',
    users: 'Gracze, którzy użyli',
    won: 'Wygrało',
    interval: 'Przedział 95%',
    shows: 'Pokazuje',
    usual: 'wszyscy gracze: {share}',
    count: '{n} z {all}',
    difference: 'Różnica',
  },
  verdict: {
    more: 'więcej',
    less: 'mniej',
    maybeMore: 'może więcej',
    maybeLess: 'może mniej',
    nothing: 'nic',
    never: 'nigdy nieużyte',
  },
  read: {
    title: 'Jak to czytać',
    interval:
      'Przedział zawiera prawdziwą wartość dla tych graczy w 95 na 100 takich prób (Wilson dla udziałów, Newcombe dla ich różnic).',
    judged:
      '„Więcej” i „mniej” pojawia się tam, gdzie przypadek tłumaczyłby różnicę tak rzadko, że najwyżej około jedna na dwadzieścia tak oznaczonych liczb jest oznaczona przypadkowo (Benjamini i Hochberg). „Może” pojawia się tam, gdzie pojedyncza liczba odchyliłaby się przypadkowo w mniej niż jednej na dwadzieścia prób; wśród wielu liczb zawsze są takie.',
    more: 'Aby zobaczyć mniejsze różnice, zagraj więcej partii: cztery razy więcej zmniejsza każdy przedział o połowę.',
    again: 'To samo polecenie tworzy ten sam raport.',
  },
} satisfies Translation<'pl', typeof en>
