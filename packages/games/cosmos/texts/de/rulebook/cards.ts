import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/cards.ts'

/** The rules of Crafting the Cosmos: C17, in German. */
export default {
  C17: {
    title: 'Leistungskarten im Einzelnen',
    sections: {
      'C17.1': {
        heading: 'Zeit · Schaffung',
        paragraphs: [
          'Beim Entladen, anstelle des Sterns: drei neue Entwickelte Leben, eines nach dem anderen, auf beliebige freie Lebensfelder; Nachbarn brauchen sie nicht. Gehen Marker oder freie Felder aus, sind es weniger, aber von beidem muss anfangs mindestens eines da sein.',
        ],
      },
      'C17.2': {
        heading: 'Zeit · Ausdehnung des Universums',
        paragraphs: ['Beim Entladen, anstelle des Sterns: zwei H-Sterne, die neben dein Tableau kommen.'],
      },
      'C17.3': {
        heading: 'Zeit · Schwarzes Loch',
        paragraphs: [
          'Beim Entladen, anstelle des Sterns: Drehe zwei deiner normalen Sterne auf die Supernova-Seite. Es müssen zwei sein; hast du nur einen, dann diesen.',
        ],
      },
      'C17.4': {
        heading: 'Zeit · Ereignishorizont',
        paragraphs: [
          'Bezahle eine beliebige Energiekarte und eine Supernova. Ob das eine Supernova deiner Leiste oder eine aus deiner Galaxie ist, entscheidest du. Dafür gibt es Wachstum 2 oder zwei Protoleben neben dein Tableau, aber nicht von beidem eines.',
        ],
      },
      'C17.5': {
        heading: 'Zeit · Die 4. Dimension',
        paragraphs: ['Eine Zeit-Energiekarte für Wachstum 1.'],
      },
      'C17.6': {
        heading: 'Zeit · Spezielle Relativität',
        paragraphs: ['Zwei Energiekarten einer Art für Wachstum 2.'],
      },
      'C17.7': {
        heading: 'Zeit · Quasar',
        paragraphs: ['Eine beliebige Energiekarte und ein Graviton für Wachstum 1.'],
      },
      'C17.8': {
        heading: 'Zeit · Kernfusion',
        paragraphs: [
          'Bezahle eine Zeit-Energiekarte, gib einen normalen Stern deiner Galaxie in den Vorrat zurück und nimm dann einen Stern beliebiger Art; er kommt neben dein Tableau. Der zurückgegebene Stern steht dabei mit zur Wahl.',
        ],
      },
      'C17.9': {
        heading: 'Chemie · Gendrift',
        paragraphs: [
          'Eine beliebige Energiekarte: Bewege ein Protoleben einmal und entwickle dann genau dieses weiter.',
        ],
      },
      'C17.10': {
        heading: 'Chemie · Ionisierende Strahlung',
        paragraphs: [
          'Eine beliebige Energiekarte: Wähle eine Supernova und entwickle jedes Protoleben weiter, das sie berührt. Mindestens eines muss es sein.',
        ],
      },
      'C17.11': {
        heading: 'Chemie · Evolution',
        paragraphs: [
          'Bezahle eine beliebige Energiekarte und drei Entwickelte Leben von beliebigen Stellen deiner Galaxie. Zieh ein Lebewesen und lege es auf einen Nebel, auf dem genau eines liegt. Mehr als zwei liegen also nie auf einem Nebel.',
        ],
      },
      'C17.12': {
        heading: 'Chemie · Abiogenese',
        paragraphs: ['Eine Chemie-Energiekarte: ein neues Entwickeltes Leben auf ein beliebiges freies Lebensfeld.'],
      },
      'C17.13': {
        heading: 'Chemie · Überleben des Angepassten',
        paragraphs: [
          'Bezahle eine beliebige Energiekarte und ein Protoleben deiner Galaxie, dann entwickle ein oder zwei andere weiter. Ist nur noch eines da, dann dieses; ist keines mehr da, ist die Karte nicht nutzbar.',
          'Beispiel: Du hast nur zwei Protoleben. Mit einem bezahlst du, das andere entwickelt sich, und die zweite Entwicklung verfällt.',
        ],
        caption:
          'Das Beispiel: Von zwei Protoleben wird eines bezahlt, das andere wird zu Entwickeltem Leben. Die zweite Entwicklung verfällt.',
      },
      'C17.14': {
        heading: 'Chemie · Artenbildung',
        paragraphs: [
          'Eine beliebige Energiekarte: ein neues Protoleben auf ein freies Lebensfeld neben deinem Entwickelten Leben.',
        ],
      },
      'C17.15': {
        heading: 'Chemie · Fotosynthese',
        paragraphs: [
          'Eine beliebige Energiekarte: Entwickle jedes Protoleben weiter, das einen deiner normalen C-Sterne berührt. Mindestens eines muss es geben.',
        ],
      },
      'C17.16': {
        heading: 'Chemie · Wasserreiche Kometen',
        paragraphs: ['Wie Fotosynthese [C17.15], aber mit O-Sternen.'],
      },
      'C17.17': {
        heading: 'Licht · Molekülwolke',
        paragraphs: ['Zwei Licht-Energiekarten: ein H-Stern neben dein Tableau.'],
      },
      'C17.18': {
        heading: 'Licht · Aminosäuren',
        paragraphs: [
          'Eine Chemie-Energiekarte: ein neues Entwickeltes Leben auf ein beliebiges freies Lebensfeld, wie bei der Abiogenese [C17.12].',
        ],
      },
      'C17.19': {
        heading: 'Licht · Lichtgeschwindigkeit',
        paragraphs: ['Fünf Energiekarten einer Art: 6 Punkte und ein Stern beliebiger Art neben dein Tableau.'],
      },
      'C17.20': {
        heading: 'Licht · Zeitdehnung',
        paragraphs: ['Eine Licht-Energiekarte für Wachstum 1.'],
      },
      'C17.21': {
        heading: 'Licht · Relativität Δ',
        paragraphs: [
          'Zwei Zeit-Energiekarten: ein Stern beliebiger Art direkt auf ein freies Sternfeld im Delta-Sektor, die Grenze eingeschlossen. Ein solches Feld muss es geben.',
        ],
      },
      'C17.22': {
        heading: 'Licht · Relativität Ψ',
        paragraphs: ['Dasselbe im Psi-Sektor, für zwei Gravitation-Energiekarten.'],
      },
      'C17.23': {
        heading: 'Licht · Relativität Φ',
        paragraphs: ['Dasselbe im Phi-Sektor, für zwei Chemie-Energiekarten.'],
      },
      'C17.24': {
        heading: 'Licht · Kernspaltung',
        paragraphs: [
          'Bezahle zwei Zeit-Energiekarten und gib einen normalen Stern deiner Galaxie zurück; dann nimm einen Stern beliebiger Art neben dein Tableau, und dein Kristall wächst um 1.',
        ],
      },
      'C17.25': {
        heading: 'Gravitation · Doppelstern',
        paragraphs: [
          'Eine beliebige Energiekarte und ein Graviton: Drehe eine Supernova auf ihre Elementseite zurück und bewege diesen Stern dann einmal [C16.8].',
        ],
      },
      'C17.26': {
        heading: 'Gravitation · Kernkollaps',
        paragraphs: [
          'Eine beliebige Energiekarte und ein Graviton: Drehe einen normalen Stern auf die Supernova-Seite.',
        ],
      },
      'C17.27': {
        heading: 'Gravitation · Sternenasche',
        paragraphs: [
          'Eine beliebige Energiekarte: Entweder ziehst du einen Nebel 1. Größe und legst ihn neben dein Tableau, oder du tauschst einen deiner unfertigen Nebel 1. Größe gegen den obersten Nebel 2. Größe, auf demselben Feld. Der alte kommt unter seinen Stapel.',
        ],
      },
      'C17.28': {
        heading: 'Gravitation · Sternschnuppe',
        paragraphs: [
          'Eine Gravitation-Energiekarte: Verlege einen normalen Stern, eine Supernova (sie bleibt eine) oder einen unfertigen Nebel auf ein beliebiges freies Feld seiner Art. Die Teile ringsum bleiben liegen.',
          'Die Bücher weichen voneinander ab: Das polnische verlangt **eine Gravitation-Energiekarte**, das deutsche eine beliebige. Hier wird nach dem polnischen gespielt.',
        ],
      },
      'C17.29': {
        heading: 'Gravitation · Solarwind',
        paragraphs: [
          'Zwei Chemie-Energiekarten: Drehe einen normalen Stern auf die Supernova-Seite und entwickle dann jedes Protoleben weiter, das ihn berührt. Es darf auch keines sein.',
        ],
      },
      'C17.30': {
        heading: 'Gravitation · Pulsar',
        paragraphs: [
          'Eine Gravitation-Energiekarte und ein Graviton für Wachstum 2.',
          'Die Bücher weichen voneinander ab: Das deutsche verlangt **eine Gravitation-Energiekarte**, das polnische eine beliebige. Hier wird nach dem deutschen gespielt.',
        ],
      },
      'C17.31': {
        heading: 'Gravitation · Weißer Zwerg',
        paragraphs: [
          'Zwei Zeit-Energiekarten: Drehe einen normalen Stern auf die Supernova-Seite, dann wächst dein Kristall um 1. Ohne normalen Stern gibt es nur das Wachstum.',
        ],
      },
      'C17.32': {
        heading: 'Gravitation · Wurmloch',
        paragraphs: [
          'Bezahle eine beliebige Energiekarte und ein Entwickeltes Leben deiner Galaxie, dann verlege bis zu drei Protoleben oder bis zu drei Entwickelte Leben, eines nach dem anderen, jedes auf ein beliebiges freies Lebensfeld. Es sind **verschiedene Marker**: Jeder wird einmal verlegt. Auch gerade frei gewordene Felder sind erlaubt. Nach dem Bezahlen muss mindestens ein Lebensmarker übrig sein.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
