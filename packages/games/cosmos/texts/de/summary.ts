import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Crafting the Cosmos on one page, in German. */
export default {
  goal: 'Erschaffe eine Galaxie aus Sternen, Nebeln und Leben. Nach höchstens acht Runden gewinnt, wer die meisten Punkte hat [C4.3].',
  turn: [
    '**Energie verlagern.** Eine bis drei Bewegungen im Uhrzeigersinn, mit dem eigenen Marker (mindestens einmal) und mit Dunkler Energie. Volle Regler werden übersprungen [C5.2].',
    '**Einsammeln.** Zuerst die aktive Belohnung des Reglers mit deinem Marker, dann eine passive Belohnung für jeden Marker in jedem Regler und für jeden deiner Leistungsmarker [C6.1].',
    '**Aufbauen**, in beliebiger Reihenfolge und so oft du kannst: Sterne, Nebel und Leben legen [C9.1], werten [C10.1], Energiekarten ausgeben [C11.1], Supernova, DNA und Gravitonen einsetzen [C12.1].',
    '**Omega** beendet den Spielzug: ein neuer Nebel, oder ein Protoleben wird zu Entwickeltem Leben [C13.1]. Was neben dem Tableau und auf den Leisten liegt, verfällt [C13.5].',
  ],
  more: 'Die vier Regler',
  facts: [
    '**Licht**: 3 H-Sterne; je Marker 1 Energiekarte.',
    '**Zeit**: 1 O-Stern und 2 DNA; je Marker Wachstum 1.',
    '**Gravitation**: 2 He-Sterne und 1 Supernova; je Marker 1 Graviton.',
    '**Chemie**: 1 C-Stern und 1 Nebel; je Marker 1 Protoleben [C6.2].',
    '**Leistungskarten** kosten 2, 3, 3 und 4 Energiekarten einer Art; so viele siehst du an, eine behältst du [C11.2].',
    '**Supernova** dreht einen Stern um, **DNA** entwickelt Protoleben, ein **Graviton** bewegt einen Stern oder Leben [C12.1].',
    '**Protoleben** kommt neben eigenes Leben, ein **Stern** auf ein freies Sternfeld, ein **Nebel** auf ein freies Nebelfeld [C9.6].',
  ],
  points: [
    '**Nebel** mit genau seinen Sternen an den sechs Ecken, keiner fehlt, keiner ist zu viel; Supernovae sind beliebig. 3 bis 10 Punkte; dann wird ein Stern abgelegt [C10.3].',
    '**Zeitkristall** auf Feld 6, entladen: 3, 6, 10, 15, 21 Punkte für den ersten bis fünften, dazu ein beliebiger Stern [C10.8].',
    '**Fünf Energiekarten** einer Art: 6 Punkte [C11.7].',
    '**Ziel**, das Feld 4 erreicht: 6 Punkte für den ersten Platz, 3 für den zweiten; zu zweit nichts für den zweiten [C15.2].',
    '**Lebewesen** auf einem fertigen Nebel mit Leben an allen sechs Seiten; dessen Protoleben wird abgelegt. 4 bis 8 Punkte am Ende [C10.12].',
  ],
  end: [
    'Nach jeder Runde rücken die Ziele weiter, und wer mehr als zehn Handkarten hat, legt bis auf zehn ab [C14.1].',
    'Die Partie endet nach der Runde, in der das letzte Ziel gewertet wurde (Runde 8) oder der Vorrat an Zeitkristallen leer ist [C14.4].',
    'Die meisten Punkte gewinnen; bei Gleichstand mehr Energiekarten auf der Hand [C18.2].',
  ],
} satisfies Translation<'de', typeof en>
