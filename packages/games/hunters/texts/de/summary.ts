import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Star Hunters on one page, in German. */
export default {
  goal: 'Sammle Kristalle, verschmilz sie zu schwereren und erschaffe echte Sterne. Hat jemand 10 Punkte, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte [H11.1].',
  turn: [
    '**Produktion** zu Beginn jeder Runde: Jeder Stern außer den Überriesen gibt die Kristalle oben rechts auf seiner Karte [H4.1].',
    '**Bewege** deine Rakete auf ein Nachbarfeld [H5.1].',
    '**Kampf**, wenn dort jemand ist: Würfel plus Boni deiner Sterne, im Angriff nach Radius, in der Verteidigung nach Masse. Der Angriff braucht mehr. Siegt er: ein zufälliger Kristall, und die andere Rakete weicht aus. Siegt die Verteidigung: 2 H, und der Angriff kehrt um [H6.4].',
    '**Feld nutzen**: Nimm die Kristalle, zieh eine Ereigniskarte oder lass bis zu zwei Kristalle zerfallen [H7.1].',
    '**Ereigniskarten**: Spiele, so viele du willst [H8.2].',
    '**Fusion**: eine Reaktion, unbegrenzt nach Nutzung des Schwans [H9.2].',
    '**Stern erschaffen**: Bezahle die Kosten und finde seinen Punkt im Diagramm. Richtig: Er gehört dir. Falsch: Die Kristalle sind verloren [H10.1].',
  ],
  more: 'Reaktionen und Diagramm',
  facts: [
    '4 H → He, 3 He → C, C + He → O, 2 O → Si + He, 2 Si → Fe; rückwärts sind es Zerfälle [H9.1].',
    'Im Diagramm wird es nach rechts **kühler** und nach oben **heller**. Die Hauptreihe läuft von links oben nach rechts unten, Riesen stehen darüber, Weiße Zwerge links darunter [H10.3].',
    'Ein **Überriese** wirkt einmal, beim Erschaffen, auf deinem Feld und den Nachbarfeldern [H11.4].',
    '**Karten**: Sofortkarten wirken beim Ziehen, die anderen im eigenen Zug, als Reaktion oder jederzeit [H8.1].',
  ],
  points: [
    '**Überriese** 4, **Riese** 3, **Hauptreihenstern** 2, **Weißer Zwerg** 1 [H11.1].',
    'Alle Sterne eines **Doppelsystems**: 1 mehr. Alle drei von Keid: 2 mehr [H11.2].',
  ],
  end: [
    'Mit 10 oder mehr Punkten wird der Zug beendet; wer in dieser Runde noch nicht am Zug war, hat noch einen [H12.1].',
    'Die meisten Punkte gewinnen. Bei Gleichstand die größere Summe der Massenzahlen der Kristalle, dann die größere Masse der Sterne [H12.4].',
  ],
} satisfies Translation<'de', typeof en>
