import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Terraforming Arks on one page, in German. */
export default {
  goal: 'Steuere deine Arche durch ein verwüstetes Sternsystem, heile tote Planeten und gib Überlebenden eine Heimat. Die meisten Siegpunkte gewinnen [A1.1].',
  turn: [
    '**Arche ausbauen**: höchstens einer von acht Ausbauten; sein Koloniemarker kommt in deinen Vorrat [A8.1].',
    '**Reisen**, der einzige Pflichtschritt: bis zu deiner Reichweite 2, mit Engines 4 oder 6. Oder über den Rand ins Unbekannte: Du entdeckst einen Planeten, hebst eine seiner Leisten auf 1 und setzt deinen Marker auf Feld 1 [A9.1] [A10.1].',
    '**Crew**: Spiele bis zu zwei Karten, auf dem Portal eine. Die Kante am Frachtraum muss zum Feld deiner Arche passen. Aus der unteren Reihe darf eine Karte nach oben, aus der oberen wird sie abgeworfen [A12.1].',
    '**Aktion** am Zielort [A13.1].',
    '**Ziehe** eine Crewkarte, wenn du weniger als sechs hast [A20.1].',
  ],
  more: 'Aktionen',
  facts: [
    'Auf einem Planeten eine davon: **sammeln**, was er zeigt; **terraformen**: Einheiten bezahlen und Leisten heben, höchstens 2 und 1 mehr für jede deiner Kolonien und jeden Handelsposten auf Planeten [A14.3];',
    '**erkunden**: einen Anführer seiner Farbe bezahlen, eine Überlebendenkarte aufdecken, nehmen, was sie zeigt, und sie bei gleicher Farbe behalten [A15.1]; **ansiedeln**: Überlebende seiner Farbe auf einem terraformten Planeten [A16.1];',
    '**Kolonie gründen** mit einem Ingenieur, einem beliebigen Anführer und jedes Mal mehr [A17.1]; **Handelsposten errichten**: Er zahlt dir, wenn jemand dort landet [A18.1].',
    'Auf Mond, Raumstation oder Portal: sammeln und eine Crewkarte gegen einen Spezialistenmarker tauschen [A19.1].',
    'Der Frachtraum fasst 4 Einheiten jeder Ressource, mit Cargo Holds 6 [A5.1]. Ein Spezialist ist eine Crewkarte, die du abwirfst, oder ein bereiter Marker [A7.1].',
  ],
  points: [
    '**Terraformter Planet**: die Zahl des Feldes deines Markers, 3 mehr für den ersten, 1 mehr für den zweiten Platz [A14.6].',
    '**Handelsposten**: 5 für jedes Paar Ausbauten, das einen freigibt [A8.6], 2 für jeden neben einer eigenen Kolonie [A18.3].',
    '**Angesiedelte Überlebende** am Ende: 5, 12, 20, 30, 40 [A21.3].',
    '**Kolonien** am Ende: 2, 5, 9, 14, 20, 27, 35, 45 [A17.1].',
    '**Unfertige Planeten** am Ende: die Zahl des Feldes deines Markers [A21.3].',
  ],
  end: [
    'Ist der dritte Planet terraformt (im langen Spiel der vierte), wird die Runde beendet und noch eine gespielt [A21.1].',
    'Bei Gleichstand gewinnen mehr Einheiten im Frachtraum [A21.6]. Allein musst du die Automa schlagen; ein Gleichstand ist ihr Sieg [A27.3].',
  ],
} satisfies Translation<'de', typeof en>
