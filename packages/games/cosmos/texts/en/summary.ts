/** Crafting the Cosmos on one page, in English. */
export default {
  goal: 'Build a galaxy of stars, nebulae and life. After at most eight rounds the player with the most points wins [C4.3].',
  turn: [
    '**Move energy.** One to three moves clockwise, with your own token (at least once) and with dark energy. Full controls are skipped [C5.2].',
    '**Collect.** First the active reward of the control with your token, then a passive reward for every token in any control and for each of your power markers [C6.1].',
    '**Craft**, in any order and as often as you can: place stars, nebulae and life [C9.1], score [C10.1], spend energy cards [C11.1], use supernova, DNA and gravitons [C12.1].',
    '**Omega** closes the turn: a new nebula, or one proto life becomes stable [C13.1]. What lies beside your board and on your tracks is lost [C13.5].',
  ],
  more: 'The four controls',
  facts: [
    '**Light**: 3 H stars; for each token 1 energy card.',
    '**Time**: 1 O star and 2 DNA; for each token growth 1.',
    '**Gravity**: 2 He stars and 1 supernova; for each token 1 graviton.',
    '**Chemistry**: 1 C star and 1 nebula; for each token 1 proto life [C6.2].',
    '**Power cards** cost 2, 3, 3 and 4 energy cards of one kind; you look at as many and keep one [C11.2].',
    '**Supernova** flips a star, **DNA** makes proto life stable, a **graviton** moves a star or life [C12.1].',
    '**Proto life** goes next to life of your own, a **star** on any empty corner, a **nebula** on any empty hex [C9.6].',
  ],
  points: [
    '**Nebula** with exactly its stars on the six corners, none missing, none too many; supernovae are wild. 3 to 10 points; then one star is discarded [C10.3].',
    '**Time crystal** on space 6, discharged: 3, 6, 10, 15, 21 points for the first to the fifth, and a star of any element [C10.8].',
    '**Five energy cards** of one kind: 6 points [C11.7].',
    '**Goal** that reaches space 4: 6 points for the first, 3 for the second; with two players nothing for the second [C15.2].',
    '**Life form** on a completed nebula with life on all six sides; its proto life is discarded. 4 to 8 points at the end [C10.12].',
  ],
  end: [
    'After every round the goals move on, and hands of more than ten cards shrink to ten [C14.1].',
    'The game ends after the round in which the last goal was scored (round 8) or the supply of time crystals is empty [C14.4].',
    'Most points win; in a tie, more energy cards in hand [C18.2].',
  ],
} as const
