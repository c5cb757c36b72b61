import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Terraforming Arks, in German. */
export default {
  title: 'Drei Aufgaben',
  about: 'Wer wofür bezahlt, zwei Aktionen in einem Zug und ein Zuhause für Überlebende.',
  exercises: {
    colony: {
      title: 'Nur ein Ingenieur',
      goal: 'Schalte einen Ausbau frei und gründe deine erste Kolonie, beides in diesem Zug.',
      counts: 'Geschafft',
      hint: 'Die Kolonie kostet einen Ingenieur und einen Anführer, und du hast einen Ingenieur. Welche Ausbauten verlangen nur einen Anführer?',
      steps: {
        upgrade: {
          title: 'Ein Anführer genügt',
          text: 'Mining Vehicles kosten einen Anführer und eine Einheit Mineralien. Zahle mit dem Kraterwächter, dann bleibt dein einziger Ingenieur an Bord.',
        },
        travel: {
          title: 'Flieg nach Kijani',
          text: 'Für die erste Kolonie ist jeder Planet recht. Kijani ist zwei Felder entfernt.',
        },
        crew: {
          title: 'Behalte deine Crew',
          text: 'Wer aus der oberen Reihe gespielt wird, ist weg. Dein Ingenieur und ein Anführer werden noch gebraucht: Spiel keine Karte.',
        },
        colony: {
          title: 'Gründe die Kolonie',
          text: 'Der Reaktormechaniker ist dein Ingenieur. Zahle mit dem Gletscherweisen als Anführer.',
        },
      },
    },
    seven: {
      title: 'Sieben Punkte',
      goal: 'Erreiche in diesem Zug 7 Punkte.',
      counts: 'Punkte in diesem Zug',
      hint: 'Ein Paar Ausbauten bringt 5 Punkte und einen Handelsposten; ein Handelsposten neben deiner Kolonie bringt 2. Und du hast Robotics.',
      steps: {
        pair: {
          title: 'Vollende das Paar',
          text: 'Space Mining passt zu Mining Vehicles: 5 Punkte und ein Handelsposten. Zahle mit dem Marker: Der Rumpfschweißer ist dein zweiter Ingenieur.',
        },
        travel: {
          title: 'Flieg nach Thalassa',
          text: 'Was nun kommt, braucht einen Planeten, und auf Thalassa hast du schon einen Marker.',
        },
        crew: {
          title: 'Beide Karten werden gebraucht',
          text: 'Die Kolonie kostet einen Ingenieur und einen Anführer: den Rumpfschweißer und den Hainältesten. Spiel keine Karte.',
        },
        colony: {
          title: 'Gründe eine Kolonie',
          text: 'Mit deiner Kolonie hier erlaubt Robotics eine zweite Aktion.',
        },
        outpost: {
          title: 'Errichte den Handelsposten',
          text: 'Neben deiner Kolonie bringt er 2 Punkte: zusammen sieben.',
        },
      },
    },
    settle: {
      title: 'Ein neues Zuhause',
      goal: 'Vollende das Terraforming von Samawa und siedle dort Überlebende an, beides in diesem Zug.',
      counts: 'Geschafft',
      hint: 'Samawa fehlen 1 Biomasse und 2 Mineralien, und du hast beides. Robotics und deine Kolonie erlauben dort zwei verschiedene Aktionen.',
      steps: {
        upgrade: {
          title: 'Kein Ausbau',
          text: 'Engines (Triebwerke) helfen hier nicht: Samawa ist ein Feld entfernt.',
        },
        travel: {
          title: 'Lande auf Samawa',
          text: 'Dein Handelsposten zahlt bei der Landung.',
        },
        crew: {
          title: 'Nichts fehlt',
          text: 'Biomasse und Mineralien hast du schon. Spiel keine Karte.',
        },
        terraform: {
          title: 'Den Planeten vollenden',
          text: 'Drei Stufen, eine Biomasse und zwei Mineralien: 8 Punkte und 3 für den ersten Platz.',
        },
        settle: {
          title: 'Ansiedeln',
          text: 'Der Planet ist terraformt und blau wie beide Gruppen an Bord. Deine zweite Aktion gibt einer von ihnen ein Zuhause.',
        },
      },
    },
  },
  learned: [
    'Denke vor dem Bezahlen daran, wen du in diesem Zug noch brauchst.',
    'Ausbau, Kolonie, Handelsposten: Eins führt zum anderen.',
    'Robotics ist am meisten wert auf Planeten mit deiner Kolonie.',
    'Vollende einen Planeten, wenn du jemanden zum Ansiedeln hast.',
  ],
} satisfies Translation<'de', typeof en>
