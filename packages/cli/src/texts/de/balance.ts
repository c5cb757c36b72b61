import type { Translation } from '@orrery/kernel'
import type en from '../en/balance.ts'

/** What the balance report says, in German. */
export default {
  title: 'Spielbalance',
  of: 'Spielbalance von {game}',
  lead: '{games, plural, one {# Partie} other {# Partien}} zwischen Bots ({players}), {seats}. Die Zahlen gelten für diese Bots; Menschen spielen vielleicht anders.',
  perSeats: '{games, plural, one {# Partie} other {# Partien}} für jede Personenzahl',
  version: 'Version {version}',
  own: '{name} (Version {version} mit Änderungen)',
  seed: 'Startwert {seed}',
  withSeats: '{seats, plural, one {allein} other {# Personen}}',
  theme: 'Hell oder dunkel',
  print: 'Drucken',
  choose: 'Personenzahl',
  shown: {
    title: 'Was die Stichprobe zeigt',
    beginMore:
      '{seats}: Wer beginnt, gewinnt {share} der Partien ({low} bis {high}), mehr als die gleichmäßigen {even}.',
    beginLess:
      '{seats}: Wer beginnt, gewinnt {share} der Partien ({low} bis {high}), weniger als die gleichmäßigen {even}.',
    beginNothing:
      '{seats}: Nichts deutet darauf hin, dass es eine Rolle spielt, wer beginnt: {share} der Siege ({low} bis {high}; gleichmäßig wären {even}).',
    rival: '{seats}: Gegen die Automa werden {share} der Partien gewonnen ({low} bis {high}).',
    components:
      '{seats}: Von {n, plural, one {# Bestandteil} other {# Bestandteilen}} gehen {far} stärker mit Sieg oder Niederlage einher, als der Zufall erklärt: {names}.',
    none: '{seats}: Von {n, plural, one {# Bestandteil} other {# Bestandteilen}} geht keiner stärker mit Sieg oder Niederlage einher, als der Zufall erklärt.',
    unused: '{seats}: {n, plural, one {# Bestandteil wurde} other {# Bestandteile wurden}} nie benutzt: {names}.',
    others: '{names} und {n, plural, one {# weiterer} other {# weitere}}',
    errors: '{n, plural, one {# Partie brach ab und ist} other {# Partien brachen ab und sind}} nicht mitgezählt.',
    lengthMore: '{seats}: Mit {a} dauern Partien länger: {mean} Runden, {by} mehr als mit {b}.',
    lengthLess: '{seats}: Mit {a} dauern Partien kürzer: {mean} Runden, {by} weniger als mit {b}.',
    lengthNothing: '{seats}: Nichts deutet darauf hin, dass Partien länger oder kürzer wurden ({mean} Runden).',
    used: '{seats}: {n, plural, one {# Bestandteil wird} other {# Bestandteile werden}} öfter oder seltener benutzt: {names}.',
    usedNone: '{seats}: Nichts deutet darauf hin, dass ein Bestandteil öfter oder seltener benutzt wird.',
  },
  changes: {
    title: 'Worin sich die Sets unterscheiden',
    none: 'Beide haben dieselben Bestandteile.',
    what: 'Was',
  },
  key: {
    games: 'Partien',
    score: 'Punkte pro Person',
    winner: 'Punkte bei Sieg',
    rounds: 'Runden',
    decisions: 'Entscheidungen pro Partie',
  },
  order: {
    title: 'Reihenfolge',
    turn: 'als {n}. am Zug',
    even: 'gleichmäßig: {share}',
    small: 'Bei {games} Partien zeigt sich eine Abweichung von weniger als etwa {points} Prozentpunkten nicht.',
  },
  seat: {
    title: 'Nach Platz',
    name: 'Platz {n}',
    rival: 'Automa',
    note: 'Wer beginnt, entscheidet das Los, also sollten die Plätze gleich sein: So wird die Stichprobe geprüft.',
  },
  scores: { title: 'Punkte pro Person', from: '{low} bis {high}: {count}' },
  rounds: { title: 'Länge in Runden' },
  sources: {
    title: 'Woher die Punkte kommen',
    note: 'Punkte pro Person und Partie, mit dem Intervall des Mittelwerts.',
    source: 'Quelle',
    share: 'Anteil',
  },
  time: {
    title: 'Wann Punkte gemacht werden',
    note: 'Punkte pro Person nach der Runde, in der sie gemacht werden; am Ende gezählte stehen in der letzten Runde.',
    round: 'Runde {n}',
  },
  components: {
    title: 'Bestandteile',
    note: 'Wer einen Bestandteil benutzt hat, und wie oft das zum Sieg gehörte. Das muss nicht der Grund sein: Wer vorn liegt, kann sich mehr leisten.',
    filter: 'Nach Namen filtern',
    kind: 'Art',
    all: 'Alle Arten',
    only: 'Nur was etwas zeigt',
    name: 'Bestandteil',
    times: 'Pro Partie',
    users: 'Benutzt von',
    won: 'Davon gewonnen',
    interval: '95-%-Intervall',
    shows: 'Zeigt',
    usual: 'alle: {share}',
    count: '{n} von {all}',
    difference: 'Unterschied',
  },
  verdict: {
    more: 'mehr',
    less: 'weniger',
    maybeMore: 'vielleicht mehr',
    maybeLess: 'vielleicht weniger',
    nothing: 'nichts',
    never: 'nie benutzt',
  },
  read: {
    title: 'Wie man das liest',
    interval:
      'Ein Intervall enthält den wahren Wert dieser Bots in 95 von 100 solchen Stichproben (Wilson für Anteile, Newcombe für ihre Unterschiede).',
    judged:
      '„Mehr“ und „weniger“ steht, wo der Zufall die Abweichung so selten erklärt, dass höchstens etwa eine von zwanzig so markierten Zahlen durch Zufall markiert ist (Benjamini und Hochberg). „Vielleicht“ steht, wo eine Zahl für sich allein in weniger als einer von zwanzig Stichproben durch Zufall so abwiche; unter vielen Zahlen sind immer solche.',
    more: 'Kleinere Unterschiede zeigen sich erst mit mehr Partien: Viermal so viele halbieren jedes Intervall.',
    again: 'Derselbe Befehl ergibt denselben Bericht.',
  },
} satisfies Translation<'de', typeof en>
