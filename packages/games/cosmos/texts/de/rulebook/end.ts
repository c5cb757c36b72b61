import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Crafting the Cosmos: C18, C19, C20, C21, C23, in German. */
export default {
  C18: {
    title: 'Das Ende der Partie',
    sections: {
      'C18.1': {
        heading: 'Lebewesen werden aufgedeckt',
        paragraphs: ['Alle decken die Lebewesenplättchen in ihrer Galaxie auf und zählen deren Punkte dazu.'],
        caption: '61 Punkte vor dem Ende, dann werden drei Lebewesen aufgedeckt: 61 + 8 + 6 + 4 = 79.',
      },
      'C18.2': {
        heading: 'Wer gewinnt',
        paragraphs: [
          'Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheidet, wer mehr Energiekarten auf der Hand hat; ist auch das gleich, wird der Sieg geteilt. Die weiteren Plätze ergeben sich genauso.',
        ],
      },
      'C18.3': {
        heading: 'Was keine Rolle mehr spielt',
        paragraphs: [
          'In der letzten Runde wirft niemand bis auf zehn Karten ab; bei Gleichstand zählen also alle Handkarten.',
          'Beispiel: A und B haben gleich viele Punkte, A hat zwölf Karten, B elf. A gewinnt.',
          'Karten, nicht entladene Kristalle, unfertige Nebel und Sterne bringen am Ende keine Punkte.',
        ],
      },
    },
  },
  C19: {
    title: 'Schnellere Partie',
    sections: {
      'C19.1': {
        heading: 'Die nächste Person sammelt schon',
        paragraphs: [
          'Diese Option ist aus, solange du sie nicht beim Einrichten des Tisches einschaltest. Sobald am Ende deiner Energiephase die Auslage aufgefüllt ist, darf die nächste Person **derselben Runde** ihre ganze Energiephase spielen, während du aufbaust. Ihre Aufbauphase wartet, bis dein Spielzug zu Ende ist.',
        ],
        caption:
          'Von links nach rechts: Pink sammelt ein, dann baut Pink auf (blasser). Währenddessen sammelt Türkis schon ein, baut aber erst auf, wenn Pink fertig ist.',
      },
      'C19.2': {
        heading: 'Wer zuerst kommt',
        paragraphs: [
          'Entscheidungen gelten in der Reihenfolge, in der sie eintreffen. Hat dir jemand einen Stern oder Nebel vor der Nase weggeschnappt, wirst du neu gefragt. Zurücknehmen kannst du nur, was nach der letzten Entscheidung einer anderen Person geschah.',
        ],
      },
    },
  },
  C20: {
    title: 'Geheim, zufällig, rückgängig',
    sections: {
      'C20.1': {
        heading: 'Was niemand weiß',
        paragraphs: [
          'Die Reihenfolge in den Stapeln der Energiekarten, Leistungskarten, Nebel, Ziele und Lebewesen; welche zehn Ziele nicht mitspielen und welche Lebewesen der Gruppe 1 ausgeschieden sind.',
        ],
      },
      'C20.2': {
        heading: 'Was nur du weißt',
        paragraphs: [
          'Deine Handkarten, die Leistungskarten, die du angesehen und nicht behalten hast, ihre Reihenfolge unter dem Stapel und die Werte deiner Lebewesen. Eine Karte aus der Auslage sehen alle, eine vom Stapel nur du.',
          'Alles andere ist offen: wie viele Karten jede Person hat, wie groß Stapel und Vorräte sind, Auslage und Ablagestapel, behaltene Leistungskarten, was neben den Tableaus liegt, Leisten, Punkte und die Ränder der Lebewesen.',
        ],
        caption:
          '1 Was niemand weiß: Stapel und die Lebewesen darin. 2 Was nur du weißt: deine Handkarten und die Werte deiner Lebewesen. 3 Was alle sehen: behaltene Leistungskarten und Nebel.',
      },
      'C20.4': {
        heading: 'Rückgängig machen',
        paragraphs: [
          'Du darfst eigene Entscheidungen eine nach der anderen zurücknehmen, bis zum Beginn deines Spielzugs, aber **nicht weiter als bis zu etwas Aufgedecktem**: einer gezogenen Karte, einem gezogenen Nebel oder Lebewesen, der aufgefüllten Auslage, angesehenen Leistungskarten, einem neuen Ziel, einem neu gemischten Stapel.',
          'Energie verlagern, aus der Auslage wählen, platzieren, bewegen, drehen, Nebel erschaffen, entladen und bezahlen lassen sich also zurücknehmen. Das Ende des Spielzugs ist endgültig.',
        ],
      },
      'C20.7': {
        heading: 'Zufall',
        paragraphs: [
          'Nach dem Aufbau spielt der Zufall nur mit, wenn die Energiekarten neu gemischt werden; alles andere steht dann schon fest. In welcher Reihenfolge Karten abgelegt wurden, ist für den neuen Stapel gleichgültig.',
          'Alles Mischen stammt aus einem einzigen Startwert, in dieser Reihenfolge: Ziele; Leistungskarten Licht, Zeit, Gravitation, Chemie; Energiekarten; Nebel 1., 2., 3. Größe; Lebewesen der Gruppe 2, dann der Gruppe 1; Energiemarker. Derselbe Startwert ergibt immer dieselbe Partie.',
        ],
      },
    },
  },
  C21: {
    title: 'Wie die App dich fragt',
    sections: {
      'C21.1': {
        heading: 'Bezahlen nach Art',
        paragraphs: [
          'Karten einer Art sind alle gleich, darum nennst du beim Bezahlen nur eine Art. Müssen mehrere gleich sein, stehen nur Arten zur Wahl, von denen du genug hast. Gefragt wirst du auch dann, wenn alle deine Karten von einer Art sind, damit niemand an den Fragen erkennt, was du auf der Hand hast. Ungefragt wird nur bezahlt, wenn dafür alle Handkarten gebraucht werden.',
        ],
        caption:
          'Aus drei Licht-, einer Zeit- und zwei Gravitation-Energiekarten sind zwei gleiche zu bezahlen: Hervorgehoben sind nur Licht und Gravitation.',
      },
      'C21.2': {
        heading: 'Immer nur eine kleine Frage',
        paragraphs: [
          'Eine Leistungskarte fragt der Reihe nach: zuerst, womit du bezahlst, dann nach Teil oder Element, dann nach dem Feld. Wo ein Effekt ein Teil direkt auf das Tableau bringt, darfst du auch ablehnen; bei „bis zu“ darfst du aufhören, sobald du es mindestens einmal getan hast.',
        ],
      },
      'C21.3': {
        heading: 'Du sitzt nie fest',
        paragraphs: [
          'Auch wenn du nichts tun kannst oder willst, kannst du die Aufbauphase beenden, ein Omegafeld wählen und deinen Spielzug abschließen. Vorher warnt dich die App, was verloren ginge oder noch Punkte bringen könnte.',
        ],
      },
    },
  },
  C23: {
    title: 'Über diese Ausgabe',
    sections: {
      'C23.1': {
        heading: 'Woher diese Regeln stammen',
        paragraphs: [
          'Sie sind aus den Texten der polnischen und der deutschen Spielregel und aus Angaben auf öffentlichen Hilfeseiten und in Rezensionen zusammengestellt. Wo die beiden sich unterscheiden, wurde eine Lesart gewählt, und die steht hier; kleine Unterschiede, etwa der Name einer Farbe, sind für das Spiel ohne Bedeutung.',
        ],
      },
      'C1.8': {
        heading: 'Tableau und Nebel sind rekonstruiert',
        paragraphs: [
          'Die Quellen zeigen das Tableau nicht und sagen weder, wie groß eine Galaxie ist, noch welche Form sie hat; von den Plättchen beschreiben sie eines. Bekannt sind ein Stern in der Mitte, drei Nebel der Größen 1, 2 und 3 um ihn herum, drei Sektoren mit Grenzen und 48 Plättchen für vier Personen. Die zwölf Sechsecke, das Windrad der Sektoren und die Startfelder sind eine Form, die dazu passt.',
          'Die 48 Nebel verlangen 4, 5 oder 6 Sterne für die 1., 2. oder 3. Größe und bringen 3–5, 5–8 und 8–10 Punkte, gewichtet nach der Seltenheit der Elemente. All das ist als Daten hinterlegt und lässt sich berichtigen.',
        ],
        caption:
          '1 Das einzige Plättchen, das die Regelhefte beschreiben: H, He, He, O, C und C für 10 Punkte. 2 und 3 Zwei der 47, die dazu passend entstanden.',
      },
      'C23.6': {
        heading: 'Was noch unsicher ist',
        paragraphs: [
          'Einige gedruckte Symbole sind in den Quellen verloren gegangen. Die Elemente von Ausdehnung des Universums, Fotosynthese und Wasserreiche Kometen, die Kosten von Ereignishorizont, Sternschnuppe und Pulsar und was die Leistungsmarker extra bringen, sind mit Bedacht gewählt und können von den gedruckten Karten abweichen.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
