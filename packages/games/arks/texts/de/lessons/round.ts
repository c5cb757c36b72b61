import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Terraforming Arks, in German. */
export default {
  title: 'Eine ganze Runde',
  about: 'Ein Paar Ausbauten, ein Handelsposten, Überlebende und ein fertiger Planet.',
  steps: {
    round: {
      title: 'Fast lebendig',
      text: 'Runde zehn. Aoi-31 fehlt je eine Stufe Mineralien und Technologie. Dein Marker steht dort auf 5, Tycho hat keinen: Werde fertig, bevor er kommt.',
    },
    pair: {
      title: 'Schritt 1: ein Paar vollenden',
      text: 'Du hast Mining Vehicles. Mit Space Mining ist das Paar vollständig: sofort 5 Punkte und ein Handelsposten. Es kostet deinen Ingenieur und beide Einheiten Mineralien.',
    },
    outpost: {
      title: 'Handelsposten',
      text: 'Ein Handelsposten zahlt dir, sooft jemand auf seinem Planeten landet. Neben deiner Kolonie bringt er 2 Punkte, und mit jedem terraformst du eine Stufe mehr.',
    },
    travel: {
      title: 'Schritt 2: nach Aoi-31',
      text: 'Der Planet ist zwei Felder entfernt, hinter seinem Asteroiden. Dort sind deine Kolonie und dein erster Handelsposten.',
    },
    landing: {
      title: 'Dein Handelsposten zahlt',
      text: 'Du landest bei deinem Handelsposten: Er gibt, was der Planet zeigt, eine Ressource nach Wahl. Nimm Mineralien, die du gerade ausgegeben hast.',
    },
    crew: {
      title: 'Schritt 3: Crew sparen',
      text: 'Du könntest jetzt zwei Crewkarten spielen. Aber du hast alles, und ein blauer Anführer wird gleich nützlich: Spiel keine.',
    },
    explore: {
      title: 'Schritt 4: Überlebende suchen',
      text: 'Robotics und deine Kolonie erlauben hier zwei verschiedene Aktionen. Erkunde zuerst: Das kostet einen Anführer in der Farbe des Planeten. Gib den Riffsprecher ab.',
    },
    survivors: {
      title: 'Nimm sie an Bord',
      text: 'Scouting Vehicles fanden zwei Gruppen, du wählst eine. Die Floßfamilien bringen eine Ressource und eine Crewkarte. Sie sind blau wie der Planet, also darfst du sie behalten.',
    },
    terraform: {
      title: 'Den Planeten vollenden',
      text: 'Deine zweite Aktion: Zahle Mineralien und Technologie, und alle Leisten von Aoi-31 sind voll.',
    },
    score: {
      title: 'Zehn Punkte',
      text: '7 für das Feld deines Markers und 3 für den ersten Platz. Wer hinter dir steht, bekäme auch die Punkte seines Feldes und 1 für den zweiten Platz.',
    },
    settle: {
      title: 'Ein Zuhause für Überlebende',
      text: 'Überlebende siedeln auf einem terraformten Planeten ihrer Farbe, eine Karte je Aktion. Am Ende zählt eine Karte 5 Punkte, zwei 12, drei 20, vier 30 und fünf 40.',
    },
    draw: {
      title: 'Schritt 5: Karte',
      text: 'Mit Ingenieuren und Anführern bezahlst du fast alles. Zieh eine Karte, wann immer Platz ist.',
    },
    colonies: {
      title: 'Kolonien zählen am Ende',
      text: 'Eine Kolonie bringt 2 Punkte, zwei 5, drei 9, vier 14. Jede braucht einen Marker aus einem Ausbau, und der Preis steigt: Fang früh an.',
    },
    end: {
      title: 'Behalte das Ende im Auge',
      text: '15 Punkte in einem Zug! Ein Planet ist terraformt; ist es der dritte, wird die Runde zu Ende gespielt und noch eine angehängt.',
    },
  },
  learned: [
    'Ein Paar Ausbauten bringt 5 Punkte und einen Handelsposten.',
    'Handelsposten zahlen bei jeder Landung und helfen beim Terraformen.',
    'Mit Robotics und einer Kolonie tust du auf einem Planeten zwei verschiedene Dinge.',
    'Ein fertiger Planet zählt das Feld deines Markers und deinen Platz.',
    'Behalte Überlebende in der Farbe des Planeten; siedle sie auf terraformten an.',
  ],
} satisfies Translation<'de', typeof en>
