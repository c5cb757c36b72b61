import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Star Hunters, in German. */
export default {
  title: 'Drei Aufgaben',
  about: 'Das richtige Feld, die richtige Fusion und der richtige Stern.',
  exercises: {
    pair: {
      title: 'Die fehlende Hälfte',
      goal: 'Du hast Sirius a. Erreiche in diesem Zug 2 Punkte.',
      counts: 'Punkte in diesem Zug',
      hint: 'Sirius b vollendet das System und kostet 2 He, 2 C und 1 O. Du hast 4 He und 1 O: Welches Feld und welche Fusion bringen den Rest?',
      steps: {
        fly: {
          title: 'Der Drache hat beides',
          text: 'Sirius b kostet 2 He, 2 C und 1 O. Der Drache bringt ein He und ein C: Dann hast du 5 He, 1 C und 1 O.',
        },
        fuse: {
          title: 'Eine Fusion',
          text: 'Drei He werden das zweite C, und zwei He bleiben: genau, was du brauchst.',
        },
        create: {
          title: 'Sirius b erschaffen',
          text: 'Er ist sehr heiß, 25.200 K, und schwach: weit links, unterhalb der Sonne. Ein Punkt für den Stern, einer für das System.',
        },
      },
    },
    supergiant: {
      title: 'Ein seltener Fund',
      goal: 'Du hast einen Eisenkristall und noch keinen Stern. Erreiche in diesem Zug 4 Punkte.',
      counts: 'Punkte in diesem Zug',
      hint: 'Nur zwei Sterne brauchen Eisen. Beteigeuze kostet 7 H, 2 He, 1 C, 1 O und 1 Fe. Sauerstoff entsteht aus Kohlenstoff und Helium.',
      steps: {
        fly: {
          title: 'Herkules',
          text: 'Du hast 5 H, 4 He, 1 C und 1 Fe. Herkules bringt 4 H und 1 C: genug Wasserstoff, und ein Kohlenstoff ist übrig.',
        },
        fuse: {
          title: 'Mach den Sauerstoff',
          text: 'Ein C und ein He werden ein O. Nun fehlt nichts mehr.',
        },
        create: {
          title: 'Beteigeuze erschaffen',
          text: 'Sie ist kühl, 3590 K, und leuchtet 126.000-mal so stark wie die Sonne: weit rechts, fast ganz oben. 4 Punkte, und ihr Effekt bringt dir 2 C.',
        },
      },
    },
    chain: {
      title: 'Eine Kette von Fusionen',
      goal: 'Erreiche in diesem Zug 4 Punkte.',
      counts: 'Punkte in diesem Zug',
      hint: 'Rigel kostet 16 H, 2 He, 1 C und 1 Si. Zwei O werden ein Si und geben ein He zurück. Wo darfst du beliebig oft fusionieren?',
      steps: {
        fly: {
          title: 'Zum Schwan',
          text: 'Der Schwan bringt 6 H, du hast also 24 und darfst beliebig oft fusionieren.',
        },
        helium: {
          title: 'Zweimal Helium',
          text: 'Acht H werden zwei He. 16 H bleiben, genau so viele, wie Rigel braucht.',
        },
        silicon: {
          title: 'Sauerstoff, dann Silizium',
          text: 'Ein C und ein He werden ein zweites O; zwei O werden ein Si und geben ein He zurück. Du hast 16 H, 2 He, 1 C und 1 Si: Schluss mit der Fusion.',
        },
        create: {
          title: 'Rigel erschaffen',
          text: 'Er ist heiß, 12.100 K, und leuchtet 120.000-mal so stark wie die Sonne: links, fast ganz oben. 4 Punkte, und sein Effekt bringt dir 8 H.',
        },
      },
    },
  },
  learned: [
    'Erst der Stern, dann das Feld: Rechne von seinem Preis rückwärts.',
    'Eine Fusion im richtigen Moment ersetzt einen ganzen Flug.',
    'Seltene Kristalle sind am meisten wert in dem Stern, der sie braucht.',
    'Eine Kette beim Schwan macht aus Wasserstoff jedes Element.',
  ],
} satisfies Translation<'de', typeof en>
