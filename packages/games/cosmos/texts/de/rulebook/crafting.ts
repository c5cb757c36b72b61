import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/crafting.ts'

/** The rules of Crafting the Cosmos: C9, C10, C11, C12, C13, in German. */
export default {
  C9: {
    title: 'Aufbauphase: platzieren',
    sections: {
      'C9.1': {
        heading: 'In beliebiger Reihenfolge, so oft es geht',
        paragraphs: [
          'Teile platzieren, Punkteaktionen machen [C10.1], Energiekarten ausgeben [C11.1], Leisten nutzen [C12.1]: in beliebiger Reihenfolge, so oft es geht, und nichts davon ist Pflicht.',
          'Jede Aktion wird zu Ende gebracht, bevor die nächste beginnt. Die einzige Ausnahme steckt im Entladen der Zeitkammer: Dort darf eine Leistungskarte an die Stelle des Sterns treten [C10.10].',
        ],
      },
      'C9.2': {
        heading: 'Neben deinem Tableau',
        paragraphs: [
          'Sterne, Protoleben und Nebel, die du bekommen, aber noch nicht platziert hast, liegen offen neben deinem Galaxietableau, in deiner **Reserve**. Dort zählen sie für nichts: nicht für Ziele, nicht für Nebel, nicht als Bezahlung. Was am Ende deines Spielzugs noch dort liegt, ist **verloren** [C13.5].',
        ],
      },
      'C9.3': {
        heading: 'Einen Nebel platzieren',
        paragraphs: [
          'Auf ein beliebiges freies Nebelfeld deiner Galaxie, mit der Elementseite nach oben. Du siehst sie, bevor du den Platz wählst; Sterne und Leben, die dort schon liegen, stören nicht. Ohne freies Nebelfeld kann er nicht platziert werden.',
        ],
      },
      'C9.4': {
        heading: 'Einen Stern platzieren',
        paragraphs: [
          'Auf ein beliebiges freies Sternfeld, mit dem Element nach oben. Er muss an nichts angrenzen. Ohne freies Sternfeld bleibt er neben dem Tableau.',
        ],
      },
      'C9.6': {
        heading: 'Protoleben platzieren',
        paragraphs: [
          'Leben breitet sich aus. Protoleben kommt auf ein freies Lebensfeld **neben deinem eigenen Leben**, ob Proto- oder Entwickeltes Leben. Du darfst eine Kette bilden, in der jedes neben dem vorigen liegt.',
          'Hast du gar kein Leben, muss das erste auf das weiße Startlebensfeld. Hast du Leben, aber kein freies Feld daneben, kannst du kein Protoleben platzieren. Entwickeltes Leben, das eine Karte bringt, darf auf jedes freie Lebensfeld, auch in eine Galaxie ohne Leben.',
          'Nur das Platzieren verlangt Nachbarschaft. Nach Bewegungen und anderen Effekten darf Leben allein liegen.',
          'Beispiel: Es gibt kein Leben mehr, und zwei Protoleben liegen neben deinem Tableau. Das erste kommt auf das weiße Feld, das zweite auf eines der vier Felder daneben.',
        ],
        caption:
          'Ohne jedes Leben kommt das erste Protoleben auf das weiße Feld, das zweite auf eine der vier Seiten daneben.',
      },
      'C9.5': {
        heading: 'Du darfst Teile weglassen',
        paragraphs: [
          'Bei jedem Teil neben deinem Tableau entscheidest du einzeln. Auch ein Teil, das eine Karte direkt auf das Tableau bringt, darfst du ablehnen; es geht dann zurück in den Vorrat. Das betrifft Relativität, Schaffung, Abiogenese, Aminosäuren und Artenbildung. **Anders der Stern beim Entladen und der Nebel am Ende des Spielzugs: Sie werden platziert, solange ein Feld frei ist.**',
        ],
      },
    },
  },
  C10: {
    title: 'Aufbauphase: punkten',
    sections: {
      'C10.1': {
        heading: 'Wann du einen Nebel erschaffen kannst',
        paragraphs: [
          'Du kannst einen unfertigen Nebel erschaffen, wenn auf seinen sechs Ecken **genau** die Sterne liegen, die er verlangt: keiner fehlt, keiner ist falsch und **keiner zu viel**. Auf welcher Ecke welcher liegt, ist egal.',
          'Supernovae sind Joker: Jede steht für einen beliebigen fehlenden Stern, und du musst nicht sagen, für welchen. Sie zählt aber immer als Stern; für eine leere Ecke steht eine Supernova nie.',
          'Beispiel: Ein Nebel 1. Größe verlangt H, H, He und O. Alle vier sind da, aber auch ein C-Stern. So kann er nicht erschaffen werden. Sobald der C-Stern seine Ecken verlassen hat, geht es.',
        ],
      },
      'C10.3': {
        heading: 'Einen Nebel erschaffen',
        paragraphs: [
          'Du erhältst die Punkte des Nebels, **wirfst einen Stern** deiner Wahl von seinen Ecken ab, einen normalen oder eine Supernova, und drehst den Nebel um. Behalten kannst du diesen Stern nicht.',
          'Er fehlt auch den benachbarten Nebeln. Die übrigen Sterne bleiben liegen und können einem Nebel nach dem anderen dienen.',
        ],
        caption:
          'Ein Nebel 3. Größe mit H, He, He, O, C und C an seinen Ecken wird erschaffen: 10 Punkte. Hier wurde der C-Stern links unten abgeworfen.',
      },
      'C10.5': {
        heading: 'Ein für alle Mal',
        paragraphs: [
          'Ein Nebel wird nur einmal erschaffen, und Leben braucht es dazu nicht. Was später um ihn herum geschieht, ändert nichts: Er behält für die Ziele seinen Platz und seine Größe und kann nicht mehr verlegt oder getauscht werden.',
        ],
      },
      'C10.7': {
        heading: 'Die Zeitkammer entladen',
        paragraphs: [
          'Liegt ein Kristall auf Feld 6, darfst du die Zeitkammer entladen. Du nimmst einen Stern **beliebiger Art** aus dem Vorrat und setzt ihn auf ein beliebiges freies Sternfeld, der Kristall kommt auf das nächste Punktefeld, und du erhältst dessen Punkte: **3, 6, 10, 15, 21** für den ersten bis fünften.',
          'Ab dem sechsten Entladen bekommst du weiterhin den Stern, aber keine Punkte mehr.',
        ],
      },
      'C10.10': {
        heading: 'Etwas anderes statt des Sterns',
        paragraphs: [
          'Drei Leistungskarten können den Stern ersetzen [C17.1] [C17.2] [C17.3], höchstens eine je Entladen. Kristall und Punkte bleiben gleich, und es geht auch nach dem fünften Kristall.',
          'Der Stern muss platziert werden. Nur wenn es keinen Stern oder kein Feld für ihn gibt, gehst du leer aus; der Kristall rückt trotzdem weiter, und die Punkte zählen.',
          'Beispiel: Du hast Schaffung und Schwarzes Loch und entlädst zum ersten Mal. Du wählst Schaffung: bis zu drei Entwickelte Leben auf beliebige freie Lebensfelder, 3 Punkte, kein Stern. Das Schwarze Loch muss auf ein anderes Entladen warten.',
        ],
      },
      'C10.12': {
        heading: 'Ein Lebewesen erzeugen',
        paragraphs: [
          'Du brauchst einen **fertigen Nebel** ohne Lebewesen, Leben auf **allen sechs Seiten** (Proto- und Entwickeltes Leben beliebig gemischt) und ein Plättchen im Stapel.',
          'Alles Protoleben auf seinen Seiten wird abgeworfen, Entwickeltes Leben bleibt. Zieh das oberste Lebewesenplättchen und lege es verdeckt auf den Nebel.',
        ],
        caption:
          'Drei Protoleben und drei Entwickelte Leben umgeben einen fertigen Nebel. Das Protoleben geht, das Lebewesen kommt.',
      },
      'C10.14': {
        heading: 'Geheim bis zum Schluss',
        paragraphs: [
          'Deine eigenen Lebewesen darfst du jederzeit ansehen, die anderen dürfen es nicht. Punkte bringen sie erst am Ende der Partie.',
          'Eine Seite zwischen zwei Nebeln dient beiden. Wird ihr Protoleben abgeworfen, fehlt es auch beim Nachbarn.',
        ],
      },
      'C10.16': {
        heading: 'Deine Punkte',
        paragraphs: [
          'Nach oben gibt es keine Grenze. Auf dem Tisch läuft der Marker um eine Leiste mit 50 Feldern: Ab 50 Punkten liegt ein Plättchen +50 daneben, ab 100 dessen Seite +100. 48 Punkte und 6 dazu sind 54: das Plättchen +50 und der Marker auf 4.',
        ],
      },
    },
  },
  C11: {
    title: 'Aufbauphase: Energiekarten',
    sections: {
      'C11.1': {
        heading: 'Karten ausgeben',
        paragraphs: [
          'Ausgegebene Energiekarten kommen offen auf den Ablagestapel. Ausgeben kannst du sie für drei Dinge.',
        ],
      },
      'C11.2': {
        heading: 'Eine neue Leistungskarte',
        paragraphs: [
          'Wähle ein leeres Leistungskartenfeld, in beliebiger Reihenfolge; die vier kosten **2, 3, 3 und 4** Karten. Wirf genau so viele Energiekarten **einer Art** ab und sieh dir ebenso viele Karten vom Leistungskartenstapel dieser Art an. Eine behältst du offen an diesem Feld, die anderen legst du in beliebiger Reihenfolge unter den Stapel.',
          'Der Leistungsmarker dieses Feldes kommt zum Regler dieser Art. Von deiner nächsten Energiephase an bringt er dir etwas extra [C6.4].',
          'Beispiel: Pink bezahlt drei Licht-Energiekarten für Feld 2, sieht sich drei Licht-Leistungskarten an und behält Relativität Δ. Der Marker kommt zum Lichtregler.',
        ],
        caption: 'Eine Leistungskarte: links vom Pfeil die Kosten, rechts der Effekt, darunter der Text.',
      },
      'C11.4': {
        heading: 'Wenige Karten, volle Felder',
        paragraphs: [
          'Liegen im Stapel weniger Karten, als du bezahlt hast, siehst du dir zum selben Preis alle an. Eine Art, deren Stapel leer ist, kann nicht gewählt werden.',
          'Du darfst in einem Spielzug mehrere Leistungskarten erwerben, solange ein Feld leer ist. Sie bleiben bis zum Schluss; verschoben oder getauscht werden sie nie.',
        ],
      },
      'C11.6': {
        heading: 'Eine Leistungskarte nutzen',
        paragraphs: [
          'Bezahle, was sie kostet, und tu, was sie sagt [C16.1]. Das geht schon in dem Spielzug, in dem du sie erworben hast.',
        ],
      },
      'C11.7': {
        heading: 'Ein Fünfersatz',
        paragraphs: ['Wirf fünf Energiekarten einer Art ab und erhalte **6 Punkte**, so oft du kannst.'],
      },
    },
  },
  C12: {
    title: 'Aufbauphase: deine Leisten',
    sections: {
      'C12.1': {
        heading: 'Nutzen oder verlieren',
        paragraphs: [
          'Jede dieser Aktionen kostet eine Ressource ihrer Leiste. Was du nicht ausgibst, verfällt am Ende deines Spielzugs.',
        ],
      },
      'C12.2': {
        heading: 'Supernova: einen Stern drehen',
        paragraphs: [
          'Drehe einen beliebigen normalen Stern deiner Galaxie, gleich welchen Elements, auf die Supernova-Seite.',
          'Supernovae können nicht mit Gravitonen bewegt werden. Nur die Sternschnuppe [C17.28] verlegt eine, und nur der Doppelstern [C17.25] dreht eine zurück.',
        ],
      },
      'C12.4': {
        heading: 'DNA: Leben weiterentwickeln',
        paragraphs: ['Drehe ein Protoleben deiner Galaxie auf die Seite Entwickeltes Leben.'],
      },
      'C12.5': {
        heading: 'Graviton: ein Teil bewegen',
        paragraphs: [
          'Bewege einen deiner normalen Sterne oder Lebensmarker auf ein **freies Feld seiner Art**: ein benachbartes oder ein weiter entferntes, wenn alle Felder auf dem Weg besetzt sind. Wie lang der Weg auch ist, er kostet ein Graviton.',
          'Beispiel: Der He-Stern im Bild darf auf die beiden freien Ecken neben sich oder über H springen oder nacheinander über H und C.',
        ],
        caption: 'Ein Graviton: Die fünf Ecken, die der He-Stern erreichen kann, sind als blasse He-Sterne zu sehen.',
      },
      'C12.7': {
        heading: 'Das Kleingedruckte',
        paragraphs: [
          'Übersprungen werden darf alles, auch Supernovae. Sterne bewegen sich nur über Ecken, Leben nur über Seiten. Nebel und Sektorgrenzen sind kein Hindernis.',
          'Das Teil muss auf einem anderen Feld ankommen, und während der Bewegung gilt sein eigenes Feld nicht als besetzt. Teile neben deinem Tableau können weder gedreht noch bewegt werden.',
        ],
      },
    },
  },
  C13: {
    title: 'Das Ende deines Spielzugs',
    sections: {
      'C13.1': {
        heading: 'Omega',
        paragraphs: [
          'Wenn du die Aufbauphase beendest, geht dein Zugmarker von Alpha auf eines der beiden Omegafelder. Eines davon musst du wählen:',
          '**Nebel**: Nenne eine Größe, zieh den Nebel und lege ihn auf ein freies Nebelfeld. **Entwicklung**: Drehe ein Protoleben auf die Seite Entwickeltes Leben.',
        ],
        caption:
          'Die Wahl bei Omega: 1 ein neuer Nebel auf einem freien Nebelfeld, oder 2 das Protoleben wird zu Entwickeltem Leben.',
      },
      'C13.4': {
        heading: 'Die allerletzte Aktion',
        paragraphs: [
          'Nach Omega ist in diesem Spielzug nichts mehr möglich. Selbst wenn der neue Nebel schon alle Sterne hat, kannst du ihn frühestens in deinem nächsten Spielzug erschaffen.',
          'Entwicklung gibt es nur, wenn Protoleben auf deinem Tableau liegt. Nebel kannst du immer wählen; ohne freies Nebelfeld oder wenn alle Stapel leer sind, geht nur der Marker weiter, und nichts wird gezogen.',
        ],
      },
      'C13.5': {
        heading: 'Was verloren geht, was bleibt',
        paragraphs: [
          'Alles, was noch neben deinem Tableau liegt, ist verloren, und deine drei Leisten gehen auf 0. Hand, Kristalle und Galaxie bleiben, wie sie sind.',
          'Die nächste Person ist am Zug; nach der letzten folgt die Abschlussphase.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
