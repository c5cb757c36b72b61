/** Terraforming Arks on one page, in English. */
export default {
  goal: 'Fly your ark through a ruined star system, heal dead planets and give survivors a home. Most victory points win [A1.1].',
  turn: [
    '**Upgrade** your ark: at most one of eight upgrades; its colony marker goes to your pool [A8.1].',
    '**Travel**, the only compulsory step: up to your range, 2, with Engines 4 or 6. Or cross an edge into the unknown and discover a planet: raise one of its tracks to 1 and put your marker on field 1 [A9.1] [A10.1].',
    '**Crew**: play up to two cards, on the Portal one. The edge at the hold must match where your ark stands. From the lower row a card may move up, from the upper row it is discarded [A12.1].',
    '**Act** at your destination [A13.1].',
    '**Draw** a crew card if you have fewer than six [A20.1].',
  ],
  more: 'Actions',
  facts: [
    'On a planet one of these: **gather** what it shows; **terraform**: pay units to raise its tracks, at most 2 and 1 more for each of your colonies and outposts on planets [A14.3];',
    '**explore**: pay a Leader of its colour, reveal a survivor card, gain what it shows, and keep it if the colour matches [A15.1]; **settle** a survivor of its colour on a terraformed planet [A16.1];',
    '**found a colony** with an Engineer, any Leader and more each time [A17.1]; **create an outpost**: it pays you whenever somebody lands there [A18.1].',
    'On a moon, a station or the Portal: gather, and swap a crew card for a specialist token [A19.1].',
    'The hold has room for 4 units of each resource, with Cargo Holds 6 [A5.1]. A specialist is a crew card you discard or a ready token [A7.1].',
  ],
  points: [
    '**Terraformed planet**: the number of your marker’s field, 3 more for the first, 1 more for the second [A14.6].',
    '**Outposts**: 5 for each pair of upgrades that frees one [A8.6], 2 for each one put beside a colony of yours [A18.3].',
    '**Settled survivors** at the end: 5, 12, 20, 30, 40 [A21.3].',
    '**Colonies** at the end: 2, 5, 9, 14, 20, 27, 35, 45 [A17.1].',
    '**Unfinished planets** at the end: the number of your marker’s field [A21.3].',
  ],
  end: [
    'When the third planet is terraformed (in the long game the fourth), the round is finished and one more is played [A21.1].',
    'In a tie, more units in the hold win [A21.6]. Alone you must beat the Automa; a tie is its victory [A27.3].',
  ],
} as const
