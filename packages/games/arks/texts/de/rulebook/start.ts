import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Terraforming Arks: A4, A1, A2, A3, in German. */
export default {
  A4: {
    title: 'Das Spiel in Kürze',
    sections: {
      'A1.1': {
        heading: 'Worum es geht',
        paragraphs: [
          'Ein zerstörtes Sternsystem wartet darauf, dass das Leben zurückkehrt. Du befehligst eine Arche: Du fliegst von Welt zu Welt, heuerst Crew an, heilst tote Planeten, findest Überlebende und gibst ihnen eine Heimat. Wer die **meisten Siegpunkte** (SP) hat, gewinnt.',
          'Punkte gibt es für deinen Anteil an terraformten Planeten [A14.7], für Handelsposten [A8.6] und am Ende für angesiedelte Überlebende und Kolonien [A21.3].',
          'Ist der **dritte Planet** terraformt, wird die Runde zu Ende gespielt, dann noch eine, und die Partie ist aus [A21.1]. Ihr könnt zu zweit, zu dritt oder zu viert spielen; allein trittst du gegen die Automa an [A23].',
        ],
      },
      'A4.1': {
        heading: 'Eine Runde',
        paragraphs: [
          'Wer den Startmarker hat, beginnt; dann hat im Uhrzeigersinn jede Person **einen Zug**. Danach wandert der Marker nach links, und die nächste Runde beginnt.',
        ],
      },
      'A4.2': {
        heading: 'Dein Zug: fünf Schritte',
        paragraphs: [
          '**1 Arche ausbauen**, höchstens ein Ausbau [A8.1]. **2 Reise** zu einem anderen Feld und Landung [A9.1]. **3 Crewkarten spielen**, höchstens zwei [A12.1]. **4 Zielaktionen** am Ziel der Reise [A13.1]. **5 Crewkarte ziehen** [A20.1].',
          'Die Reihenfolge steht fest. **Nur die Reise ist Pflicht**; alles andere darfst du auslassen.',
        ],
        caption: 'Die fünf Schritte eines Zuges in fester Reihenfolge. Nur Schritt 2 ist Pflicht.',
      },
    },
  },
  A1: {
    title: 'Was auf dem Tisch liegt',
    sections: {
      'A1.2': {
        heading: 'Was allen gehört',
        paragraphs: [
          'Die Kantine mit drei offenen Crewkarten und der Punkteleiste, 16 Planetenkarten, 33 Crewkarten, 15 Überlebendenkarten, 32 Ressourcenmarker (8 je Ressource) und der Startmarker. Für das Spiel allein gibt es zehn Automa-Karten.',
        ],
      },
      'A1.3': {
        heading: 'Was dir gehört',
        paragraphs: [
          'Eine Archenkarte mit acht Ausbauten, eine Frachtkarte, eine Brückenkarte, vier Frachtmarker und vier Spezialistenmarker. Dazu in deiner Farbe eine Arche, ein Punktemarker, **2 Handelsposten, 8 Terraforming-Marker und 8 Koloniemarker**.',
          'Alle Archen können dasselbe. Die Brückenkarte hat keine eigene Wirkung, sie zeigt nur, wo Überlebende liegen: darunter die an Bord, daneben die angesiedelten.',
        ],
        caption:
          'Die vier Ressourcen, die vier Spezialisten und deine Arche, eine Kolonie, ein Handelsposten und ein Marker für die Terraforming-Leiste.',
      },
      'A1.4': {
        heading: 'Ressourcen und Spezialisten',
        paragraphs: [
          'Es gibt vier Ressourcen. Auf der Frachtkarte stehen sie von oben nach unten so: **Biomasse, Arbeitskraft, Mineralien, Technologie**. Wo eine Regel von der höheren Leiste spricht, ist Biomasse die höchste.',
          'Spezialisten sind der **Ingenieur** und drei **Anführer**: ein roter, ein grüner und ein blauer. Planeten haben dieselben drei Farben; ein Anführer passt zu den Planeten seiner Farbe.',
        ],
      },
      'A1.6': {
        heading: 'Planetenkarten',
        paragraphs: [
          'Es gibt fünfzehn Planeten, fünf in jeder Farbe, und das Sternenportal. Jede Partie beginnt mit denselben dreien: K’eyi (rot), Ryugu (blau) und Kijani (grün).',
          'Eine Karte zeigt einen Planeten und was dort zu sammeln ist, einen Mond und eine Raumstation mit ihrem Ertrag, bis zu zwei Asteroiden und die Routen dazwischen. Um einen verwüsteten Planeten laufen drei oder vier **Ressourcenleisten**; Mineralien sind immer dabei. Unten liegt die **Terraforming-Leiste**; sie hat genau so viele Felder, wie alle Ressourcenleisten zusammen Stufen haben. In der Ecke steht, was der erste und der zweite Platz wert sind: 3 und 1.',
        ],
      },
      'A1.10': {
        heading: 'Nichts geht verloren',
        paragraphs: [
          'Jede Karte und jeder Marker ist immer an genau einem Ort: in einem Stapel, auf einer Ablage, auf einer Karte oder in einem Vorrat. In deinem **Vorrat** liegen die eigenen Marker, die weder auf deiner Archenkarte noch auf einem Planeten sind.',
        ],
      },
    },
  },
  A2: {
    title: 'Das Planetensystem',
    sections: {
      'A2.1': {
        heading: 'Neun Plätze',
        paragraphs: [
          'Das System ist ein Quadrat aus drei mal drei Karten mit dem Sternenportal in der Mitte. Die acht Plätze ringsum heißen nach den Himmelsrichtungen (englisch abgekürzt), im Uhrzeigersinn: N, NE, E, SE, S, SW, W, NW.',
          'Alle Karten liegen aufrecht. An jeder ihrer vier Kanten hat eine Karte genau einen Ausgang, und jeder Ausgang gehört zu einem Feld der Karte.',
        ],
      },
      'A2.5': {
        heading: 'Felder',
        paragraphs: [
          'Archen stehen auf Feldern: **Planeten, Monden, Raumstationen, Asteroiden und dem Sternenportal**. Ein Asteroid ist ein Feld wie jedes andere, nur gibt es dort nichts zu tun.',
          'Auf einem Planeten und auf dem Portal ist Platz für alle (im Spiel gegen die Automa gibt es eine Ausnahme [A23.9]). Auf einem Mond, einer Raumstation oder einem Asteroiden hat **eine** Arche Platz.',
        ],
      },
      'A2.3': {
        heading: 'Routen',
        paragraphs: [
          'Eine gepunktete Linie verbindet zwei Felder einer Karte. Wo zwei Karten aneinanderstoßen, verbinden auch die Ausgänge, die sich gegenüberliegen, ihre Felder. Jede solche Route führt **ein Feld weiter**, in beide Richtungen.',
          'Jeder Planet ist mit allen anderen Feldern seiner Karte verbunden. Von jeder Kante seiner Karte ist er also höchstens zwei Felder entfernt, das erste Feld auf der Karte mitgezählt. Das Portal liegt direkt an allen vier Kanten seiner Karte und hat einen Mond und eine Raumstation neben sich.',
        ],
        caption:
          'Der nördliche Ausgang des Portals trifft auf den Mond von K’eyi: eine Bewegung zum Mond, eine zweite zum Planeten.',
      },
      'A2.4': {
        heading: 'Wo Routen enden',
        paragraphs: [
          'Ein Ausgang zu einem leeren Platz führt in den unerforschten Raum, und du darfst ihm folgen [A10.1]. Ein Ausgang, der aus dem Quadrat hinauszeigt, führt nirgendwohin.',
        ],
      },
      'A2.7': {
        heading: 'Zwei Seiten eines Planeten',
        paragraphs: [
          'Auf der Vorderseite ist ein Planet **verwüstet**, auf der Rückseite **terraformt**. Felder, Routen, Mond und Raumstation sind auf beiden gleich. Auf der Rückseite bringt der Planet selbst mehr, und die Leisten sind verschwunden.',
        ],
      },
    },
  },
  A3: {
    title: 'Der Aufbau',
    sections: {
      'A3.5': {
        heading: 'Das System',
        paragraphs: [
          'All das erledigt die App für dich. In der Mitte liegt das Sternenportal, und dort beginnen alle Archen. Die drei Startplaneten werden gemischt und mit der verwüsteten Seite nach oben auf N, W und E gelegt.',
          'Die übrigen zwölf Planeten werden gemischt und bilden den Planetenstapel. Neue Planeten kommen von unten.',
        ],
      },
      'A3.8': {
        heading: 'Überlebende und Crew',
        paragraphs: [
          'Die 15 Überlebendenkarten bilden gemischt einen verdeckten Stapel. Ebenso die 33 Crewkarten; die obersten drei kommen offen in die Kantine.',
        ],
      },
      'A3.1': {
        heading: 'Deine Arche',
        paragraphs: [
          'Du beginnst mit 0 Punkten und leerem Frachtraum. Auf jedem Ausbau liegt ein Koloniemarker, bei Engines auf der 2. Deine beiden Handelsposten warten auf der Archenkarte, die acht Terraforming-Marker liegen in deinem Vorrat. Du musst also **erst Ausbauten freischalten, bevor du Kolonien gründen kannst**.',
          'Alle vier Spezialistenmarker sind gesperrt.',
        ],
      },
      'A3.10': {
        heading: 'Deine erste Crew',
        paragraphs: [
          'Alle bekommen drei Crewkarten, offen: Die Crew ist nie geheim.',
          '**Alle gleichzeitig** werft ihr eine eurer drei Karten ab und legt die beiden anderen in die obere oder untere Reihe [A6.1]. Beide dürfen in dieselbe Reihe.',
        ],
        caption:
          'Der Start: 1 von drei Crewkarten wird eine abgeworfen; 2 die beiden anderen kommen in die Reihen und zwei Einheiten beliebiger Ressourcen in den Frachtraum.',
      },
      'A3.13': {
        heading: 'Deine ersten Ressourcen',
        paragraphs: [
          'Dann nimmst du dir **zwei Einheiten beliebiger Ressourcen**, gleiche oder verschiedene, ohne auf die anderen zu warten. Sind alle fertig, bestimmt das Los, wer beginnt, und der erste Zug fängt an.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
