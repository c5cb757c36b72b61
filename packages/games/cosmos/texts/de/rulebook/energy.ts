import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/energy.ts'

/** The rules of Crafting the Cosmos: C5, C6, C7, C8, in German. */
export default {
  C5: {
    title: 'Energiephase: verlagern',
    sections: {
      'C5.1': {
        heading: 'Der Ring der Regler',
        paragraphs: [
          'Energie läuft im Uhrzeigersinn: **Licht → Zeit → Gravitation → Chemie** → und wieder Licht. Jeder Regler fasst drei Energiemarker. Leistungsmarker nehmen dort keinen Platz weg.',
        ],
      },
      'C5.2': {
        heading: 'Eine, zwei oder drei Bewegungen',
        paragraphs: [
          'Du machst eine bis drei Bewegungen. Eine Bewegung bringt einen Marker im Uhrzeigersinn zum **nächsten Regler, der in diesem Moment nicht voll ist**. Volle Regler werden übersprungen, und das kostet nichts extra.',
          'Beispiel: Pink bewegt die Dunkle Energie aus der Chemie; sie landet im Licht, das nun voll ist. Dann geht Pinks eigener Marker von der Gravitation zur Chemie und weiter, am Licht vorbei, zur Zeit. Damit sind alle drei Bewegungen gemacht.',
        ],
        caption:
          'Vorher und nachher: In Licht und Zeit liegen je drei Marker, in der Gravitation einer, in der Chemie keiner. Pink erhält die aktive Belohnung der Zeit.',
      },
      'C5.3': {
        heading: 'Dein eigener Marker muss sich bewegen',
        paragraphs: [
          'Bewegen darfst du **deinen eigenen Marker und Dunkle Energie**, in beliebiger Reihenfolge und Mischung, aber nie die Marker der anderen. Mindestens eine Bewegung muss dein eigener Marker machen.',
          'Waren die ersten beiden Bewegungen Dunkle Energie, muss die dritte deine sein; die App bietet dann nichts anderes an. Aufhören darfst du, sobald dein eigener Marker bewegt wurde.',
        ],
      },
      'C5.5': {
        heading: 'Gut zu wissen',
        paragraphs: [
          'Dein Marker kann sich immer bewegen: Die übrigen reichen nie aus, um alle drei anderen Regler zu füllen. Er kann sogar dorthin zurückkehren, wo er war: nach drei Bewegungen mit einem vollen Regler auf dem Weg oder nach zweien, wenn zwei Regler voll sind. Dann bekommst du dieselbe aktive Belohnung noch einmal.',
          'Marker Dunkler Energie sind alle gleich. Du sagst nur, welchen Regler einer verlässt.',
        ],
      },
    },
  },
  C6: {
    title: 'Energiephase: einsammeln',
    sections: {
      'C6.1': {
        heading: 'In welcher Reihenfolge',
        paragraphs: [
          'Zuerst kommt die **aktive** Belohnung des Reglers, in dem dein eigener Marker liegt. Dann kommen die **passiven** Belohnungen aller vier Regler: zuerst die des Reglers mit deinem Marker, dann weiter im Uhrzeigersinn.',
        ],
      },
      'C6.2': {
        heading: 'Die aktive Belohnung',
        paragraphs: [
          '**Licht**: 3 H-Sterne. **Zeit**: 1 O-Stern und 2 DNA. **Gravitation**: 2 He-Sterne und 1 Supernova. **Chemie**: 1 C-Stern und 1 Nebel; du nennst die Größe und nimmst das oberste Plättchen dieses Stapels.',
        ],
      },
      'C6.3': {
        heading: 'Die passiven Belohnungen',
        paragraphs: [
          'Jeder Energiemarker in einem Regler bringt eine Belohnung, egal, wem er gehört: Licht **1 Energiekarte**, Zeit **Kristallwachstum 1**, Gravitation **1 Graviton**, Chemie **1 Protoleben**. Ein leerer Regler bringt nichts.',
          'Im Beispiel zu [C5.2] erhält Pink 1 O-Stern und 2 DNA, dann Wachstum 3, 1 Graviton, kein Protoleben und 3 Energiekarten.',
        ],
        caption:
          'Was Pink im Beispiel einsammelt: 1 die aktive Belohnung der Zeit, ein O-Stern und zwei DNA; 2 die passiven Belohnungen: Wachstum 3, ein Graviton, kein Protoleben, drei Energiekarten.',
      },
      'C6.4': {
        heading: 'Deine Leistungsmarker bringen mehr',
        paragraphs: [
          'Jeder deiner Leistungsmarker in einem Regler bringt dir zusammen mit dessen passiven Belohnungen eine weitere, auch wenn dort kein Energiemarker liegt: Licht eine Karte, Zeit Wachstum 1, Gravitation ein Graviton, Chemie ein Protoleben.',
          'Beispiel: In der Chemie liegen zwei deiner Leistungsmarker, aber keine Energie. Du bekommst trotzdem zwei Protoleben.',
          'Ein Marker, den du in diesem Spielzug einsetzt, zählt zum ersten Mal in deiner **nächsten** Energiephase.',
        ],
      },
      'C6.7': {
        heading: 'Energiekarten nehmen',
        paragraphs: [
          'Du nimmst die Karten einzeln: jedes Mal eine beliebige aus der Auslage oder die oberste vom Stapel, und du siehst sie, bevor du die nächste wählst. Die Auslage wird zwischendurch nicht aufgefüllt; ist sie leer, kommen die übrigen vom Stapel.',
          'Am Ende deiner Energiephase wird die Auslage wieder auf vier aufgefüllt.',
        ],
      },
      'C6.9': {
        heading: 'Wenn der Stapel leer ist',
        paragraphs: [
          'Erst wenn eine Karte vom leeren Stapel gebraucht wird, wird der Ablagestapel gemischt und zum neuen Stapel. Sind beide leer, kannst du nur aus der Auslage wählen, und sie bleibt kürzer, bis es wieder Karten gibt. Eine Karte, die dir zusteht, verfällt nur, wenn auch die Auslage leer ist.',
        ],
      },
      'C6.10': {
        heading: 'Kein Limit, kein Ablehnen',
        paragraphs: [
          'Während deines Spielzugs darfst du beliebig viele Karten auf der Hand haben; gezählt wird in der Abschlussphase [C14.5]. Du sammelst alles ein, was dir zusteht, ob du willst oder nicht. Wählen kannst du nur die Größe des Nebels und woher jede Karte kommt.',
        ],
      },
    },
  },
  C7: {
    title: 'Belohnungen und Mangel',
    sections: {
      'C7.1': {
        heading: 'Wohin damit',
        paragraphs: [
          'Sterne, Protoleben und Nebel warten neben deinem Galaxietableau [C9.2]. Supernovae, DNA und Gravitonen zählst du auf deinen drei Leisten. Wachstum geschieht sofort [C8.3]. Energiekarten kommen auf die Hand.',
          'Die Leisten haben kein oberes Ende. Mehr als 1 Supernova, 2 DNA oder 7 Gravitonen kommen in einem Spielzug ohnehin nicht zusammen.',
        ],
      },
      'C7.3': {
        heading: 'Wenn der Vorrat nicht reicht',
        paragraphs: [
          'Du nimmst, was da ist; der Rest verfällt, und später bekommst du nichts nachgereicht. Das gilt für Sterne jedes Elements, Lebensmarker, Nebel, Lebewesen, Energiekarten und Leistungskarten. Nur Zeitkristalle fehlen nie [C8.6].',
          'Beispiel: Zwei H-Sterne sind noch da, und dein Marker liegt im Licht. Du bekommst zwei und für den dritten keinen Ersatz.',
          'Wo du einen Stern beliebiger Art nehmen darfst, wählst du unter den Elementen, die noch im Vorrat sind.',
        ],
        caption:
          '1 Im Vorrat sind noch zwei H-Sterne. 2 Die aktive Belohnung des Lichts wären drei: Du erhältst zwei, der dritte verfällt.',
      },
      'C7.6': {
        heading: 'Abgeworfenes kommt zurück',
        paragraphs: [
          'Abgeworfene Sterne kehren in den Vorrat ihres Elements zurück, eine Supernova in den des Elements darunter. Abgeworfene Lebensmarker kehren in den Lebensvorrat zurück. Alle bedienen sich aus denselben Teilen: 26 H, 20 He, 16 O, 16 C und 50 Lebensmarker.',
        ],
      },
      'C7.7': {
        heading: 'Nebelstapel',
        paragraphs: [
          'Ein leerer Stapel kann nicht gewählt werden; sind alle drei leer, bekommst du keinen Nebel.',
          'Ein unfertiger Nebel, der das Spiel verlässt, weil er nicht platziert oder getauscht wurde, kommt verdeckt unter den Stapel seiner Größe. Mehrere folgen in der Reihenfolge, in der du sie bekommen hast, der letzte zuunterst.',
        ],
      },
    },
  },
  C8: {
    title: 'Die Zeitkammer',
    sections: {
      'C8.1': {
        heading: 'Wachsend, bereit, gewertet',
        paragraphs: [
          'In deiner Zeitkammer wächst immer genau **ein** Kristall, auf einem der Felder 0 bis 5. Auf Feld 6 liegen die Kristalle, die bereit sind. Daneben gibt es fünf Punktefelder für die ersten fünf, die du entlädst; weitere liegen neben dem Tableau.',
        ],
      },
      'C8.3': {
        heading: 'Wachstum',
        paragraphs: [
          'Wachstum 1 bringt den wachsenden Kristall ein Feld nach oben. Erreicht er Feld 6, ist er bereit, und sofort beginnt ein neuer Kristall aus dem Vorrat auf Feld 0. Übriges Wachstum geht auf den neuen über.',
          'Wachstum aus der Aufbauphase wirkt genauso, und ein Kristall, der dabei bereit wird, darf noch in derselben Phase entladen werden.',
          'Beispiel: Dein Kristall liegt auf 4, und du erhältst Wachstum 3. Nach zwei Schritten ist er bereit; der neue macht den dritten und liegt auf 1. Entlädst du den bereiten als deinen zweiten, bringt er 6 Punkte.',
        ],
        caption:
          'Wachstum 3 von Feld 4 aus: ein Kristall ist bereit, der neue auf Feld 1. Dann wird der bereite entladen.',
      },
      'C8.4': {
        heading: 'Mehrere zugleich',
        paragraphs: [
          'Auf Feld 6 dürfen beliebig viele Kristalle warten, beliebig viele Spielzüge lang. Jeder wird mit einer eigenen Aktion entladen [C10.8].',
          'Beispiel: Von Feld 5 aus macht Wachstum 7 zwei Kristalle bereit, der dritte liegt auf Feld 0.',
        ],
      },
      'C8.6': {
        heading: 'Wenn der Vorrat leer ist',
        paragraphs: [
          'Dann kommt der neue Kristall aus der Schachtel, so oft wie nötig, und der Vorrat bleibt leer: Die Partie endet mit dieser Runde [C14.4]. Entladene Kristalle kehren nie in den Vorrat zurück.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
