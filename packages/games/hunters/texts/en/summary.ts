/** Star Hunters on one page, in English. */
export default {
  goal: 'Gather crystals, fuse them into heavier ones and create real stars. When somebody has 10 points, the round is completed; then most points win [H11.1].',
  turn: [
    '**Production**, at the beginning of each round: every star but the supergiants gives its owner the crystals at the top right of its card [H4.1].',
    '**Move** your rocket to a neighbouring field [H5.1].',
    '**Fight** if somebody is there: die plus the bonuses of your stars, by radius to attack, by mass to defend. The attacker needs more. Attacker wins: one random crystal, and the defender retreats. Defender wins: 2 H, and the attacker goes back [H6.4].',
    '**Use the field**: take its crystals, draw an event card, or let up to two crystals decay [H7.1].',
    '**Event cards**: play as many as you like [H8.2].',
    '**Fusion**: one reaction, without limit after using Cygnus [H9.2].',
    '**Create a star**: pay its cost and find its dot on the diagram. Right: it is yours. Wrong: the crystals are lost [H10.1].',
  ],
  more: 'Reactions and the diagram',
  facts: [
    '4 H → He, 3 He → C, C + He → O, 2 O → Si + He, 2 Si → Fe; backwards they are decays [H9.1].',
    'On the diagram it gets **cooler** to the right and **brighter** to the top. The main sequence runs from the upper left to the lower right, giants are above it, white dwarfs below it at the left [H10.3].',
    'A **supergiant** acts once, on your field and the fields next to it, when it is created [H11.4].',
    '**Cards**: immediate ones take effect when drawn, the others in your own turn, as a reaction, or at any moment [H8.1].',
  ],
  points: [
    '**Supergiant** 4, **giant** 3, **main-sequence star** 2, **white dwarf** 1 [H11.1].',
    'All stars of a **double system**: 1 more. All three of Keid: 2 more [H11.2].',
  ],
  end: [
    'With 10 or more points the turn is finished, then everyone who has not yet had a turn in this round gets one [H12.1].',
    'Most points win. In a tie: the larger sum of the mass numbers of your crystals, then the larger mass of your stars [H12.4].',
  ],
} as const
