import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/goals.ts'

/** The rules of Crafting the Cosmos: C14, C15, in German. */
export default {
  C14: {
    title: 'Das Ende einer Runde',
    sections: {
      'C14.1': {
        heading: 'Die Ziele rücken weiter',
        paragraphs: [
          'Alle Zielkarten auf dem Zielpfad rücken ein Feld weiter. Eine Karte, die **Feld 4** erreicht, wird sofort gewertet [C15.1] und abgelegt. Dann wird, wenn der Stapel nicht leer ist, auf Feld 1 ein neues Ziel aufgedeckt.',
          'So siehst du, wann welches Ziel zählt: das erste am Ende von Runde 3, dann jede Runde eines, das sechste am Ende von Runde 8.',
        ],
        caption:
          'Das Ende einer Runde: Das Ziel der O-Sterne erreicht Feld 4 und wird gewertet (2, 1 und 0 Sterne bringen 6, 3 und 0 Punkte), die anderen rücken weiter, ein neues kommt hinzu.',
      },
      'C14.4': {
        heading: 'Ist es vorbei?',
        paragraphs: [
          'Die Partie endet jetzt, wenn der **Vorrat an Zeitkristallen leer** ist oder wenn **keine Zielkarte mehr auf dem Zielpfad** liegt. Sonst geht es weiter.',
          'Beispiel: Ein Kristall ist noch da, und zwei Personen haben ihren auf Feld 5. Wessen Kristall zuerst wächst, nimmt den letzten; die andere Person bekommt ihren neuen aus der Schachtel. Nach den Zielen dieser Runde ist die Partie zu Ende.',
        ],
      },
      'C14.5': {
        heading: 'Bereit für die nächste Runde',
        paragraphs: [
          'Wer **mehr als zehn** Energiekarten hat, wirft nach eigener Wahl bis auf zehn ab, alle gleichzeitig.',
          'Die Zugmarker kehren auf Alpha zurück. Zu dritt oder viert wandert das Startplättchen nach links; zu zweit bleibt es, wo es ist.',
        ],
      },
    },
  },
  C15: {
    title: 'Ziele',
    sections: {
      'C15.1': {
        heading: 'Wer wann gewertet wird',
        paragraphs: [
          'Alle im selben Moment, nach dem letzten Spielzug der Runde. Nur was in der Galaxie liegt, zählt. Ein Wert von 0 bringt nie Punkte.',
        ],
      },
      'C15.2': {
        heading: 'Sechs Punkte, drei Punkte',
        paragraphs: [
          'Der höchste Wert bringt **6 Punkte**. Hat ihn genau eine Person, erhalten alle mit dem zweithöchsten Wert, mindestens 1, je **3 Punkte**. Teilen sich mehrere den höchsten, erhält jede davon 6 und niemand 3.',
          'Zu **zweit** gibt es für den zweiten Platz nichts; bei Gleichstand bekommen beide 6.',
          'Beispiele zu dritt: 8, 7 und 3 bringen 6, 3 und 0 Punkte; 7, 7 und 3 bringen 6, 6 und 0. Zu zweit bringen 4 und 3 die Punkte 6 und 0.',
        ],
        caption:
          'Die drei Beispiele: 1 die Werte 8, 7 und 3 bringen 6, 3 und 0 Punkte; 2 ein geteilter erster Platz bringt 6 und 6; 3 zu zweit gibt es für den zweiten Platz nichts.',
      },
      'C15.8': {
        heading: 'Ziele, die niemand wertet',
        paragraphs: [
          'Hat niemand mindestens 1, wird die Karte ohne Punkte abgelegt. Ziele, die am Ende der Partie noch auf dem Zielpfad oder im Stapel liegen, zählen nicht.',
        ],
      },
      'C15.6': {
        heading: 'Supernovae und Grenzen',
        paragraphs: [
          'Eine Supernova ist ein Stern ohne Element: Sie zählt, wo Sterne allgemein gezählt werden, aber nie als H, He, O oder C. Leben auf einer Grenze zählt in jedem Sektor, zu dem es gehört [C2.5].',
        ],
      },
      'C15.10': {
        heading: 'Meistes Entwickeltes Leben · Meistes Protoleben',
        paragraphs: ['Das erste Ziel zählt dein Entwickeltes Leben in der ganzen Galaxie, das zweite dein Protoleben.'],
      },
      'C15.11': {
        heading: 'Größte Nebel in Ψ · Größte Nebel in Φ · Größte Nebel in Δ',
        paragraphs: [
          'Zähle die **Größen** deiner fertigen Nebel in diesem Sektor zusammen. Ein Nebel 3. Größe zählt drei, wo auch immer im Sektor er liegt.',
        ],
      },
      'C15.23': {
        heading: 'Meiste kleine Nebel',
        paragraphs: ['Wie viele fertige Nebel 1. Größe du hast.'],
      },
      'C15.16': {
        heading: 'Meistes Leben in Δ · Meistes Leben in Ψ · Meistes Leben in Φ',
        paragraphs: [
          'Proto- und Entwickeltes Leben zusammen auf den Seiten dieses Sektors, samt Grenze. Lebewesenplättchen zählen nicht.',
        ],
      },
      'C15.14': {
        heading: 'Meiste Supernovae',
        paragraphs: ['Alle Supernovae deiner Galaxie, gleich welches Element darunterliegt.'],
      },
      'C15.20': {
        heading: 'Meiste C-Sterne · Meiste He-Sterne · Meiste O-Sterne',
        paragraphs: ['Deine normalen Sterne dieses Elements. Zu Supernovae gedrehte zählen nicht.'],
      },
      'C15.15': {
        heading: 'Größte Sterngruppe',
        paragraphs: [
          'Die Zahl der Sterne in deiner größten zusammenhängenden Gruppe, Supernovae eingeschlossen. Sterne auf benachbarten Ecken hängen zusammen, und Abzweigungen zählen mit.',
        ],
      },
      'C15.19': {
        heading: 'Meiste Zeitkristalle',
        paragraphs: [
          'Kristalle auf deinen Punktefeldern, höchstens fünf. Weder die auf Feld 6 noch die nach dem fünften Entladen zählen.',
        ],
      },
      'C15.25': {
        heading: 'Meiste bewohnte Sterne',
        paragraphs: [
          'Sterne, Supernovae eingeschlossen, auf den Ecken von Nebeln mit mindestens einem Lebewesen. Ein Stern zwischen zwei solchen Nebeln zählt nur einmal.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
