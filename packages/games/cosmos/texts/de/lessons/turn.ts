import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Crafting the Cosmos, in German. */
export default {
  title: 'Dein erster Zug',
  about: 'Energie verlagern, Sterne und Leben platzieren, einen Nebel erschaffen.',
  steps: {
    galaxy: {
      title: 'Deine Galaxie',
      text: 'Auf den Feldern liegen Nebel, auf den Ecken Sterne, auf den Seiten Leben. Die meisten Punkte bringen Nebel, die du mit den richtigen Sternen erschaffst.',
    },
    regulators: {
      title: 'Vier Naturgesetze',
      text: 'Energie läuft im Uhrzeigersinn: Licht, Zeit, Gravitation, Chemie. Dein Marker hat deine Farbe, Dunkle Energie gehört niemandem. Mit dreien ist ein Regler voll.',
    },
    dark: {
      title: 'Dunkle Energie verlagern',
      text: 'Du hast drei Bewegungen, jede einen Regler weiter. Bewege Dunkle Energie aus der Zeit und aus der Gravitation: Wo mehr Marker liegen, bekommst du mehr.',
    },
    own: {
      title: 'Jetzt dein eigener Marker',
      text: 'Mindestens einmal musst du deinen eigenen Marker bewegen. Bewege ihn ins Licht: Wo er steht, bekommst du die große, aktive Belohnung.',
    },
    cards: {
      title: 'Einsammeln: Energiekarten',
      text: 'Das Licht gab dir drei H-Sterne und für jeden Marker dort eine Karte. Nimm drei aus der Auslage; du siehst jede, bevor du die nächste wählst.',
    },
    collected: {
      title: 'Neben deinem Tableau',
      text: 'Hier warten Sterne und Protoleben. Was du nicht platzierst, geht am Ende deines Zuges verloren.',
    },
    nebula: {
      title: 'Was ein Nebel braucht',
      text: 'Dieser braucht auf seinen sechs Ecken genau H, H, H und C, egal wo, und keinen Stern mehr. Das H in der Mitte zählt schon.',
    },
    stars: {
      title: 'Drei Sterne platzieren',
      text: 'Wähle das H, dann die drei gezeigten Ecken. Ein Stern zwischen zwei Nebeln dient beiden.',
    },
    acquire: {
      title: 'Eine Leistung kaufen',
      text: 'Das C fehlt. Gib zwei Gravitation-Energiekarten für deine erste Leistung aus: Du siehst zwei und behältst eine. Behalte Kernkollaps.',
    },
    activate: {
      title: 'Gleich einsetzen',
      text: 'Kernkollaps kostet eine Karte und ein Graviton. Zahle mit Gravitation und drehe den äußeren Stern: Eine Supernova steht für jedes Element.',
    },
    complete: {
      title: 'Den Nebel erschaffen',
      text: 'Drei Punkte für dich! Ein Stern muss gehen: Nimm die Supernova. Die anderen bleiben und helfen den Nebeln nebenan.',
    },
    goals: {
      title: 'Ziele',
      text: 'Am Ende jeder Runde rücken die Ziele weiter, und das auf dem letzten Platz zählt: 6 Punkte für den höchsten Wert. Dieses zählt kleine Nebel, und du hast einen.',
    },
    life: {
      title: 'Leben platzieren',
      text: 'Protoleben kommt auf eine freie Seite neben deinem Leben. Leben an allen sechs Seiten eines fertigen Nebels wird zum Lebewesen: Punkte am Ende.',
    },
    chamber: {
      title: 'Die Zeitkammer',
      text: 'Jeder Marker in der Zeit lässt den Kristall wachsen. Auf Feld 6 darfst du ihn entladen: ein Stern und Punkte, erst 3, dann 6, 10, 15, 21.',
    },
    end: {
      title: 'Den Zug beenden',
      text: 'Zuletzt tust du eins von beiden: einen Nebel ziehen oder Leben weiterentwickeln. Wähle das Leben; entwickeltes bleibt liegen, wenn ein Lebewesen entsteht.',
    },
  },
  learned: [
    'Energie verlagern, mindestens einmal die eigene, dann aus allen vier Reglern einsammeln.',
    'Alles neben deinem Tableau platzierst du, bevor der Zug endet.',
    'Ein Nebel braucht genau seine Sterne; eine Supernova steht für jeden.',
    'Mit gleichen Energiekarten kaufst du Leistungen, und die bringen jeden Zug mehr.',
    'Ziele zählen ab der dritten Runde; nach höchstens acht Runden ist Schluss.',
  ],
} satisfies Translation<'de', typeof en>
