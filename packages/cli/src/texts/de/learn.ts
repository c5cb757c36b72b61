import type { Translation } from '@orrery/kernel'
import type en from '../en/learn.ts'

/** What the report of a learning run says, in German. */
export default {
  of: 'Ein Modell von {game}',
  lead: 'Wie gut das Modell weiß, wer gewinnt: {games, plural, one {# Partie} other {# Partien}} zwischen Bots ({players}), aus denen es nicht gelernt hat.',
  rules: 'Version {version} der Regeln',
  learnt: 'gelernt aus {games, plural, one {# Partie} other {# Partien}}',
  generation: 'Generation {n}',
  units: '{n, plural, =0 {linear} one {# verborgene Einheit} other {# verborgene Einheiten}}',
  seed: 'Startwert {seed}',
  theme: 'Hell oder dunkel',
  print: 'Drucken',
  key: { brier: 'Brier-Wert', logLoss: 'Log-Verlust', points: 'mittlerer Fehler in Punkten', positions: 'Stellungen' },
  before: 'bisher: {value}',
  calibration: {
    title: 'Vorhergesagt und eingetroffen',
    note: 'Jeder Punkt ist ein Zehntel der Vorhersagen: nach rechts die vorhergesagte Chance, nach oben, wie oft es so kam. Auf der Linie stimmt beides überein. Zehntel mit weniger als 200 Vorhersagen sind blass.',
    quarter: '{n, plural, =1 {Erstes} =2 {Zweites} =3 {Drittes} other {Letztes}} Viertel der Partie',
    dot: 'vorhergesagt {said}, eingetroffen {came}, {count, plural, one {# Vorhersage} other {# Vorhersagen}}',
    said: 'vorhergesagt',
    came: 'eingetroffen',
  },
  phase: {
    title: 'Nach Phase und Zahl der Personen',
    what: 'Teil',
    brier: 'Brier',
    logLoss: 'Log-Verlust',
    count: 'Stellungen',
  },
  seats: '{seats, plural, one {allein} other {# Personen}}',
  all: 'Alle',
  arena: {
    title: 'In der Arena',
    who: 'Wer gegen wen',
    games: 'Partien',
    won: 'Siege der ersten Seite',
    interval: '95-%-Intervall',
    pair: '{first} gegen {second}',
  },
  tenths: { title: 'Nach Zehnteln', range: 'Chance', count: 'Vorhersagen', said: 'Vorhergesagt', came: 'Eingetroffen' },
  read: {
    title: 'So liest man das',
    brier:
      'Der Brier-Wert ist das mittlere Quadrat des Fehlers einer Chance: 0 ist perfekt, 0,25 ein Münzwurf zwischen zweien. Der Log-Verlust ist der mittlere negative Logarithmus der Chance, die die siegreiche Seite bekam.',
    again: 'Derselbe Befehl ergibt wieder dasselbe Modell.',
  },
} satisfies Translation<'de', typeof en>
