import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Star Hunters, in German. */
export default {
  title: 'Eine ganze Runde',
  about: 'Ertrag, ein Plan, Fusion ohne Grenze und ein System: Wie Punkte zusammenkommen.',
  steps: {
    production: {
      title: 'Eine neue Runde beginnt',
      text: 'Bevor jemand fliegt, gibt jeder Stern, was seine Karte zeigt. Deine zwei Weißen Zwerge haben gerade je ein He gebracht.',
    },
    plan: {
      title: 'Such ein Paar',
      text: 'Du hast Regulus b. Mit Regulus a aus der Hauptreihe ist das System vollständig: 2 Punkte für den Stern und noch 1 für das Paar.',
    },
    need: {
      title: 'Was fehlt',
      text: 'Regulus a kostet 16 H, 2 He und 1 O. Du hast 12 H und 6 He: Wasserstoff ist knapp, und Sauerstoff musst du herstellen.',
    },
    fly: {
      title: 'Flieg zum Schwan',
      text: 'Der Schwan bringt 6 H, und du darfst in diesem Zug beliebig oft fusionieren. Nur dieses Feld gibt dir beides.',
    },
    carbon: {
      title: 'Aus Helium wird Kohlenstoff',
      text: 'Drei He werden ein C. Eine Fusion verbraucht Kristalle, also zähle zuerst, was der Stern kostet: Am Ende müssen zwei He bleiben.',
    },
    oxygen: {
      title: 'Aus Kohlenstoff wird Sauerstoff',
      text: 'Ein C und ein He werden ein O. Jetzt hast du 18 H, 2 He und 1 O: genug, also Schluss mit der Fusion.',
    },
    create: {
      title: 'Regulus a erschaffen',
      text: 'Öffne die Hauptreihe und nimm Regulus a. Die Kristalle kommen in den Vorrat zurück.',
    },
    dot: {
      title: 'Finde seinen Punkt',
      text: 'Regulus a ist heiß, 12.500 K, und leuchtet 288-mal so stark wie die Sonne: links von der Sonne und weit darüber. Wähle den Punkt und bestätige.',
    },
    system: {
      title: 'Drei Punkte auf einmal',
      text: 'Zwei für den Stern, einer für das vollständige System: Du hast fünf. Systeme sind billige Punkte, und Keid mit seinen drei Sternen bringt 2 zusätzlich.',
    },
    classes: {
      title: 'Größere Sterne',
      text: 'Riesen bringen 3 Punkte und Überriesen 4, brauchen aber Kohlenstoff, Sauerstoff, Silizium oder Eisen. Ein Überriese hat keinen Ertrag; er beschenkt einmal alle nahe deiner Rakete.',
    },
    rival: {
      title: 'Tycho beendet die Runde',
      text: 'In jeder Runde sind alle einmal am Zug. Achte darauf, was Tycho sammelt: Ein Stern, den er erschafft, ist für immer vom Stapel.',
    },
    again: {
      title: 'Und von vorn',
      text: 'In der nächsten Runde bringen dir drei Sterne Ertrag. Wer 10 Punkte hat, löst die letzten Züge aus: Die Runde wird zu Ende gespielt, und die meisten Punkte gewinnen.',
    },
  },
  learned: [
    'Sterne bringen zu Beginn jeder Runde Ertrag, frühe also öfter.',
    'Vollständige Systeme bringen Zusatzpunkte.',
    'Vergleiche vor dem Flug, was ein Stern kostet und was die Felder bringen.',
    'Beim Schwan und mit einem Tokamak darfst du beliebig oft fusionieren.',
    '1, 2, 3 oder 4 Punkte: Größere Sterne brauchen schwerere Elemente.',
  ],
} satisfies Translation<'de', typeof en>
