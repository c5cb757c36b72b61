import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Crafting the Cosmos, in German. */
export default {
  title: 'Eine ganze Runde',
  about: 'Ein Kristall, ein Nebel, ein Lebewesen und ein Ziel: alle Wege zu Punkten in einem Zug.',
  steps: {
    round: {
      title: 'Dein Zug beschließt die Runde',
      text: 'Es ist die dritte Runde, und Tycho war schon am Zug. Deiner ist der letzte, mit ihm endet die Runde. Noch hast du keine Punkte; das ändert sich jetzt.',
    },
    goal: {
      title: 'Ein Ziel vor Augen',
      text: 'Das Ziel auf dem dritten Platz zählt am Ende dieser Runde: die meisten bewohnten Sterne, also Sterne an einem Nebel mit Lebewesen. Niemand hat eines. Erschaffe eines, und die 6 Punkte sind dein.',
    },
    shift: {
      title: 'Dreimal dein eigener Marker',
      text: 'Dein Kristall steht auf Feld 5. Bewege deinen Marker dreimal, in die Zeit: Mit drei Markern dort wächst er drei Schritte. Die zwei Dunklen Energien in der Chemie bringen Protoleben.',
    },
    collected: {
      title: 'Was du eingesammelt hast',
      text: 'Die Zeit gab dir einen O-Stern und zwei DNA, die Chemie zwei Protoleben, die Gravitation ein Graviton, und der Kristall ist bereit. Nutze alles: Was übrig bleibt, geht verloren.',
    },
    life: {
      title: 'Schließ den Ring des Lebens',
      text: 'Vier Seiten des inneren Nebels im Psi-Sektor leben schon. Wähle das Protoleben, dann die zwei gezeigten Seiten, und es sind alle sechs.',
    },
    star: {
      title: 'Ein Stern für später',
      text: 'Dieser Nebel hat sein O. Der daneben braucht ein zweites und bringt 9 Punkte: Leg den Stern auf die gezeigte Ecke. Bau schon am nächsten Nebel, während du diesen beendest.',
    },
    stabilise: {
      title: 'Leben weiterentwickeln',
      text: 'Ein Lebewesen kostet das Protoleben ringsum; entwickeltes Leben bleibt. Wähle DNA, dann die zwei gezeigten Marker.',
    },
    discharge: {
      title: 'Entlade die Zeitkammer',
      text: 'Ein bereiter Kristall gibt dir einen beliebigen Stern und Punkte: erst 3, dann 6, 10, 15 und 21. Nimm ein H, das dem Nebel noch fehlt, und leg es auf die gezeigte Ecke.',
    },
    complete: {
      title: 'Den Nebel erschaffen',
      text: '6 Punkte für dich! Ein Stern muss gehen: Nimm das H, denn das bekommst du am leichtesten wieder. Die anderen dienen noch den Nebeln nebenan.',
    },
    form: {
      title: 'Ein Lebewesen erschaffen',
      text: 'Der Nebel ist fertig, und alle sechs Seiten leben: Nimm ein Lebewesen. Sein Wert von 4 bis 8 zählt am Ende der Partie, und nur du siehst ihn.',
    },
    move: {
      title: 'Das Leben zieht weiter',
      text: 'Das entwickelte Leben hat hier seine Arbeit getan. Ein Graviton bewegt ein Teil auf ein freies Feld, über beliebig viele andere hinweg: Schick eins zu dem Nebel, an dem du baust.',
    },
    cards: {
      title: 'Auch Karten sind Punkte',
      text: 'Fünf Energiekarten einer Art tauschst du gegen 6 Punkte, sooft du willst, und mit gleichen Karten kaufst du Leistungen. Behalte deine fürs Erste.',
    },
    end: {
      title: 'Die Runde beenden',
      text: 'Alles ist genutzt. Zieh zum Schluss einen Nebel der Größe 3, leg ihn auf das gezeigte Feld und beende deinen Zug.',
    },
    scored: {
      title: 'Die Runde ist vorbei',
      text: 'Nur du hast bewohnte Sterne: 6 Punkte. Mit 3 für den Kristall und 6 für den Nebel sind das 15, und ein Lebewesen dazu.',
    },
  },
  learned: [
    'Plane für das Ziel, das als nächstes zählt: Es ist 6 Punkte wert.',
    'Ein Kristall bringt 3, 6, 10, 15, 21 Punkte und den Stern, der dir fehlt.',
    'Nebel erschaffen, den Ring des Lebens schließen, dann ein Lebewesen nehmen.',
    'DNA bewahrt Leben für später; Gravitonen bewegen Sterne und Leben.',
    'Fünf gleiche Energiekarten bringen 6 Punkte.',
  ],
} satisfies Translation<'de', typeof en>
