import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/powers.ts'

/** The rules of Crafting the Cosmos: C16, in German. */
export default {
  C16: {
    title: 'Leistungskarten: Grundregeln',
    sections: {
      'C16.1': {
        heading: 'Wann und für wen',
        paragraphs: [
          'Du nutzt deine Leistungskarten in deiner eigenen Aufbauphase, so oft du sie bezahlen kannst. Auf die Galaxien der anderen wirken sie nie.',
        ],
      },
      'C16.2': {
        heading: 'Bezahlen',
        paragraphs: [
          'Zuerst bezahlst du alles, dann geschieht der Effekt in der Reihenfolge, in der er dasteht.',
          'Energiekarten kommen von der Hand: einer bestimmten Art, beliebige oder alle von einer Art („gleiche“). Gravitonen und Supernovae als Ressource kommen von den Leisten. Lebensmarker und Supernovae als Spielteile nimmst du von beliebiger Stelle deiner Galaxie und legst sie in den Vorrat zurück. Was neben deinem Tableau liegt, bezahlt nichts; platziere es vorher.',
        ],
        caption:
          'Solarwind: 1 zwei Chemie-Energiekarten werden bezahlt; 2 der H-Stern wird zur Supernova, und beide Protoleben, die ihn berühren, werden zu Entwickeltem Leben. Das dritte liegt zu weit weg.',
      },
      'C16.4': {
        heading: 'Alles, ein Teil oder nichts',
        paragraphs: [
          'Du darfst eine Karte nur nutzen, wenn du sie **ganz** bezahlen kannst und danach wenigstens ein Teil des Effekts möglich ist. Ist nur ein Teil möglich, geschieht dieser, und der Rest verfällt.',
          'Kernfusion und Kernspaltung sind strenger: Ohne einen normalen Stern zum Abgeben sind sie nicht nutzbar.',
        ],
      },
      'C16.6': {
        heading: 'Wohin mit neuen Teilen',
        paragraphs: [
          'Sterne, Protoleben und Nebel aus Leistungskarten kommen neben dein Tableau, außer die Karte sagt, wohin; dann werden sie sofort platziert. Neues Entwickeltes Leben kommt aus dem Vorrat; Protoleben auf dem Tableau wird dafür nicht gedreht.',
        ],
      },
      'C16.7': {
        heading: '„Jedes“, „bis zu“, „bewegen“',
        paragraphs: [
          'Wo jedes Protoleben betroffen ist, gilt das für alle, ob du willst oder nicht. „Bis zu“ lässt dir die Wahl, aber mindestens einmal musst du es tun.',
          'Eine Bewegung innerhalb eines Effekts folgt der Regel für Gravitonen [C12.6], kostet aber keines. Sie muss gemacht werden, wenn sie möglich ist; sie entfällt nur, wenn kein Feld erreichbar ist.',
        ],
      },
      'C16.11': {
        heading: 'Elemente meinen normale Sterne',
        paragraphs: [
          'Supernovae sind nur beim Erschaffen von Nebeln Joker. Nennt eine Karte ein Element, meint sie normale Sterne dieses Elements.',
        ],
      },
    },
  },
} satisfies Translation<'de', typeof en>
