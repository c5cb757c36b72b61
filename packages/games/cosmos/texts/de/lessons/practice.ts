import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Crafting the Cosmos, in German. */
export default {
  title: 'Drei Aufgaben',
  about: 'Energie für einen Kristall, zwei Nebel auf einmal und ein Ziel: Finde selbst den Weg.',
  exercises: {
    time: {
      title: 'Zeit bringt Punkte',
      goal: 'Dein Kristall steht auf Feld 3. Verlagere die Energie so, dass er in diesem Zug Feld 6 erreicht, und entlade ihn.',
      counts: 'Wachstum und Entladung',
      hint: 'Jeder Marker in der Zeit lässt den Kristall um eins wachsen, wem auch immer er gehört. Deiner muss sich bewegen, und du hast drei Bewegungen.',
      steps: {
        leave: {
          title: 'Dein Marker muss weg',
          text: 'Eine Bewegung muss deine sein, und aus der Zeit führt sie in die Gravitation. Zwei Dunkle Energien bleiben in der Zeit: Eine dritte fehlt.',
        },
        bring: {
          title: 'Hol Dunkle Energie',
          text: 'Zwei Bewegungen bleiben: Dunkle Energie geht von der Chemie ins Licht und vom Licht in die Zeit. Drei Marker dort sind drei Schritte.',
        },
        discharge: {
          title: 'Entladen',
          text: 'Nimm ein O, das der kleine Nebel im Delta-Sektor braucht, und 3 Punkte dazu.',
        },
      },
    },
    two: {
      title: 'Zwei auf einmal',
      goal: 'Erschaffe in diesem Zug zwei Nebel.',
      counts: 'Erschaffene Nebel',
      hint: 'Der kleine ist schon bereit. Der innere im Psi-Sektor hat H, He und eine Supernova; zwei Sterne fehlen. Welcher Regler gibt dir noch eine Supernova und noch ein He?',
      steps: {
        gravity: {
          title: 'In die Gravitation',
          text: 'Bewege deinen Marker einmal, in die Gravitation, und hör auf: zwei He, eine Supernova und Gravitonen. Die drei Marker in der Zeit machen den Kristall bereit.',
        },
        helium: {
          title: 'Ein neues He',
          text: 'Der Nebel im Psi-Sektor braucht H, He, O und zwei C; er hat H, He und eine Supernova. Leg ein zweites He auf die gezeigte Ecke.',
        },
        joker: {
          title: 'Eine zweite Supernova',
          text: 'Dreh nun das erste He um. Zwei Supernovae stehen für beide C, und nur das O fehlt noch.',
        },
        star: {
          title: 'Ein Stern nach Wahl',
          text: 'Entlade den Kristall: 3 Punkte und das O, das noch fehlt.',
        },
        complete: {
          title: 'Beide erschaffen',
          text: 'Erst den kleinen: Wirf das He an seiner äußeren Ecke ab, das keinem anderen dient. Dann den anderen: 10 Punkte für beide.',
        },
      },
    },
    goal: {
      title: 'Wem gehört das Ziel?',
      goal: 'Am Ende dieser Runde zählt das meiste Protoleben. Du hast drei, Tycho vier. Sorge dafür, dass nur du die 6 Punkte bekommst.',
      counts: 'Punkte vor Tycho',
      hint: 'Die Chemie gibt ein Protoleben für jeden Marker dort. Entwickeltes Leben zählt für dieses Ziel nicht.',
      steps: {
        shift: {
          title: 'Mehr für die Chemie',
          text: 'Einmal musst du deinen eigenen Marker bewegen. Dann bring die Dunkle Energie der Gravitation in die Chemie: zwei Marker, zwei Protoleben. Das genügt, hör auf.',
        },
        place: {
          title: 'Fünf Stück',
          text: 'Platziere beide, und das O an einem Nebel, der es braucht. Drei und zwei sind fünf: eins mehr, als Tycho hat.',
        },
        keep: {
          title: 'Lass die DNA liegen',
          text: 'DNA würde Leben weiterentwickeln, das Ende deines Zuges auch. Lass sie liegen, obwohl der Tisch warnt, und zieh zum Schluss einen Nebel.',
        },
      },
    },
  },
  learned: [
    'Nicht nur deinen Marker, auch Dunkle Energie kannst du herumschicken.',
    'Supernovae und Kristalle füllen die letzten Lücken eines Nebels.',
    'Was ein Ziel zählt, entscheidet, was in dieser Runde gut ist.',
    'Zähle vor der ersten Bewegung: Es sind drei, und eine davon ist deine.',
  ],
} satisfies Translation<'de', typeof en>
