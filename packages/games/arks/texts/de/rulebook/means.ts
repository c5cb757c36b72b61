import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/means.ts'

/** The rules of Terraforming Arks: A5, A6, A7, in German. */
export default {
  A5: {
    title: 'Ressourcen',
    sections: {
      'A5.1': {
        heading: 'Der Frachtraum ist klein',
        paragraphs: [
          'Du kannst **4 Einheiten jeder Ressource** haben, mit dem Ausbau Cargo Holds 6. Was du darüber hinaus bekommst, ist verloren; nehmen darfst du trotzdem, um des Restes willen.',
          'Beispiel: Du hast 4 Arbeitskraft und 3 Biomasse und sammelst auf Elpis je 1 davon. Die Arbeitskraft ist verloren, die Biomasse steigt auf 4.',
        ],
        caption:
          'Das Beispiel: Mit 3 Biomasse und 4 Arbeitskraft sammelst du je 1 davon. Die Biomasse steigt auf 4, die Arbeitskraft ist verloren.',
      },
      'A5.3': {
        heading: 'Bezahlen',
        paragraphs: ['Kosten werden ganz bezahlt oder gar nicht. Keine Ressource sinkt je unter 0.'],
      },
      'A5.4': {
        heading: 'Beliebige Ressourcen',
        paragraphs: [
          'Bekommst du Einheiten beliebiger Ressourcen, wählst du jede einzeln unter denen, für die noch Platz ist. Ist für keine Platz, ist die Einheit verloren.',
          'Bezahlst du mit Einheiten beliebiger Ressourcen, wählst du jede einzeln unter denen, die du hast.',
        ],
      },
      'A5.6': {
        heading: 'Einen Ertrag lesen',
        paragraphs: [
          'Was ein Ort oder eine Karte bringt, nimmst du in der gezeigten Reihenfolge. Auch Crewkarten können dabei sein, und sie gehören dazu: beim Sammeln und von einem Handelsposten. Überlebendenkarten geben nur Ressourcen. Die üblichen Grenzen gelten [A6.4], und das Protokoll sagt, wofür kein Platz war.',
          'Crewkarten, die die Automa auf diesem Weg bekommt, kommen zu ihren anderen [A26.3].',
        ],
      },
    },
  },
  A6: {
    title: 'Crewkarten',
    sections: {
      'A6.1': {
        heading: 'Zwei Reihen am Frachtraum',
        paragraphs: [
          'Deine Crew liegt offen in einer **oberen Reihe** über der Frachtkarte und einer **unteren Reihe** darunter, höchstens je drei Karten.',
          'Jede Karte hat eine Aktion an der oberen Kante und eine an der unteren. Nutzen kannst du nur die Kante, die **den Frachtraum berührt**: in der oberen Reihe die untere Kante, in der unteren Reihe die obere.',
        ],
        caption:
          'Der Frachtraum zwischen seinen beiden Reihen; die Kanten, die gelten, leuchten. Auf einem grünen Planeten wirkt der Gezeitenregent sofort. Die rote Kante des Rumpfschweißers nicht, aber in der oberen Reihe zeigt er seine grüne.',
      },
      'A6.3': {
        heading: 'Eine neue Karte',
        paragraphs: [
          'Eine Karte, die du bekommst, legst du sofort in eine Reihe deiner Wahl, in der Platz ist. Danach wechselt sie die Reihe nur noch, wenn du sie spielst [A12.4]; überleg also, wohin damit.',
        ],
      },
      'A6.4': {
        heading: 'Sechs sind die Grenze',
        paragraphs: [
          'Mit sechs Crewkarten bekommst du keine weitere. Bringt ein Effekt mehr Karten, als du Platz hast, nimmst du so viele, wie passen.',
          'Karten, die ein Effekt bringt, musst du nehmen, solange Platz ist. Nur das Ziehen am Ende deines Zuges ist freiwillig [A20.1].',
        ],
      },
      'A6.5': {
        heading: 'Vom Stapel, aus der Kantine',
        paragraphs: [
          'Eine einfache Crewkarte kommt oben vom Stapel; mehrere werden eine nach der anderen gezogen und angelegt.',
          'Eine Crewkarte **aus der Kantine** wählst du unter den offenen. Bringt ein einziger Effekt mehrere, wählst du alle aus dem, was dort liegt; erst dann werden die Lücken von links nach rechts vom Stapel gefüllt. Zwischen zwei getrennten Effekten wird die Kantine aufgefüllt.',
          'Beispiel: Du hast Leisure Facilities und landest auf einer Raumstation, die 1 Technologie und eine Karte aus der Kantine bringt. Zuerst nimmst du eine Karte für die Landung, und die Kantine wird aufgefüllt. Später sammelst du: 1 Technologie und eine der drei Karten, die dann dort liegen.',
        ],
      },
      'A6.8': {
        heading: 'Wenn der Stapel leer ist',
        paragraphs: [
          'Wird eine Karte gebraucht und der Stapel ist leer, werden die abgelegten Crewkarten zu einem neuen gemischt.',
        ],
      },
    },
  },
  A7: {
    title: 'Spezialisten',
    sections: {
      'A7.1': {
        heading: 'Wer die Arbeit macht',
        paragraphs: [
          'Viele Kosten verlangen einen Spezialisten. Du kannst ihn auf zwei Arten stellen: **Wirf eine Crewkarte** mit diesem Zeichen **ab**, aus einer beliebigen Reihe, oder nutze deinen **bereiten Marker** dieser Art; er wird dadurch wieder gesperrt.',
          'Jede Karte und jeder Marker zählt für einen Spezialisten. Sind mehrere verlangt, darfst du Karten und Marker mischen, wie du willst.',
        ],
        caption:
          'Cargo Holds verlangt einen beliebigen Anführer und 1 Arbeitskraft. Den Anführer stellt entweder 1 eine Crewkarte, die abgeworfen wird, oder 2 ein bereiter Marker, der wieder gesperrt wird.',
      },
      'A7.4': {
        heading: 'Welcher Anführer?',
        paragraphs: [
          'Ein „beliebiger Anführer“ ist ein Anführer irgendeiner Farbe, aber nie ein Ingenieur. Der „Anführer in der Farbe des Planeten“ meint den Planeten, auf dem deine Arche steht.',
          'Beispiel: Du hast nur Ingenieure und 1 Arbeitskraft. Cargo Holds kannst du nicht freischalten, sie verlangen einen Anführer. Leisure Facilities, die einen Ingenieur verlangen, schon.',
        ],
      },
      'A7.5': {
        heading: 'Bezahlen ist nicht spielen',
        paragraphs: [
          'Eine Crewkarte, mit der du bezahlst, führt ihre Aktion nicht aus und zählt nicht zu den zwei Karten, die du spielen darfst. Marker zählen nicht zu deinen sechs Crewkarten.',
        ],
      },
      'A7.7': {
        heading: 'In welcher Reihenfolge du bezahlst',
        paragraphs: [
          'Zuerst Anführer in der Farbe des Planeten, dann Ingenieure, dann beliebige Anführer, zuletzt Ressourcen. Die App bietet nur an, was den Rest bezahlbar lässt, und lässt dich nichts beginnen, was du nicht ganz bezahlen kannst.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
