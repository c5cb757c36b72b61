import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Star Hunters, in German. */
export default {
  title: 'Dein erster Zug',
  about: 'Fliegen, kämpfen, fusionieren und den ersten Stern im Diagramm finden.',
  steps: {
    sky: {
      title: 'Der Nordhimmel',
      text: 'Du jagst echte Sterne. Jeder erschaffene bringt Punkte; wer 10 erreicht, löst die letzten Züge aus. Tycho ist zuerst geflogen, zum Drachen.',
    },
    mine: {
      title: 'Deine Kristalle',
      text: 'Sterne bestehen aus Elementen, von Wasserstoff bis Eisen. Du beginnst mit fünf H, einer Sonne mit Dauerwirkung und einer Ereigniskarte.',
    },
    fly: {
      title: 'Flieg zum Drachen',
      text: 'Jeden Zug fliegst du auf ein Nachbarfeld, bleiben darfst du nicht. Beim Drachen ist Tycho, also wird gekämpft.',
    },
    fight: {
      title: 'Ein Kampf',
      text: 'Beide würfeln und zählen Sterne und Sonne dazu. Du hast mehr und gewinnst. Bei Gleichstand hätte die Verteidigung gewonnen.',
    },
    won: {
      title: 'Was du gewonnen hast',
      text: 'Du nimmst einen zufälligen Kristall, ein C, und Tycho muss weichen. Dann bringt das Feld ein He und ein C. Verlieren kostet das Feld, nie einen Stern.',
    },
    event: {
      title: 'Ein Ereignis spielen',
      text: 'Apollo 11 gibt zwei Kristalle eines Elements. Wähle Sauerstoff: Sirius b braucht einen.',
    },
    reactions: {
      title: 'Fusion und Zerfall',
      text: 'Von links nach rechts werden leichte Elemente zu schwereren, wie im Innern eines Sterns. Auf dem Zerfallsfeld in der Himmelsmitte geht es zweimal zurück.',
    },
    fuse: {
      title: 'Wasserstoff fusionieren',
      text: 'Eine Fusion je Zug ist erlaubt. Mach aus vier H ein He.',
    },
    piles: {
      title: 'Vier Arten von Sternen',
      text: 'Weiße Zwerge bringen 1 Punkt, die Hauptreihe 2, Riesen 3, Überriesen 4. Jede Karte zeigt ihre Kosten und den Ertrag in jeder Runde.',
    },
    create: {
      title: 'Sirius b erschaffen',
      text: 'Öffne die Zwerge und nimm Sirius b: zwei He, zwei C, ein O. Du hast alles.',
    },
    diagram: {
      title: 'Das Hertzsprung-Russell-Diagramm',
      text: 'Jetzt musst du deinen Stern kennen. Heiß ist links, kühl rechts; hell ist oben, schwach unten. Die Sonne ist der gelbe Punkt.',
    },
    dot: {
      title: 'Finde seinen Punkt',
      text: 'Sirius b ist sehr heiß, 25.200 K, und schwach, mit 0,026 der Leuchtkraft der Sonne: weit links, unterhalb der Sonne. Wähle den Punkt und bestätige. Ein falscher kostet Stern und Kristalle.',
    },
    star: {
      title: 'Dein erster Stern',
      text: 'Ein Punkt. Sirius b gibt dir zu Beginn jeder Runde zwei H, und seine Masse hilft in der Verteidigung. Sirius a würde das Paar vollenden: noch ein Punkt.',
    },
    round: {
      title: 'Sechs Schritte, immer wieder',
      text: 'Bewegung, Kampf, Feld, Ereignisse, Fusion, Stern. Ein erschaffener Stern beendet den Zug. Hat jemand 10 Punkte, wird die Runde zu Ende gespielt.',
    },
  },
  learned: [
    'Du fliegst jeden Zug und kämpfst gegen alle auf deinem Feld; bei Gleichstand gewinnt die Verteidigung.',
    'Das erreichte Feld bringt Kristalle, ein Ereignis oder Zerfälle.',
    'Eine Fusion je Zug macht aus leichten Elementen schwerere.',
    'Stern bezahlen, dann seinen Punkt finden: Temperatur waagerecht, Leuchtkraft senkrecht.',
    'Sterne bringen jede Runde Ertrag und zählen im Kampf; vollständige Systeme bringen Zusatzpunkte.',
  ],
} satisfies Translation<'de', typeof en>
