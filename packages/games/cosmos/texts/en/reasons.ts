/** Why a turn was good for whoever played it, in English. */
export default {
  points: '{player} scores.',
  nebulae: '{player} gets closer to completing nebulae.',
  stars: '{player} has more stars to build on.',
  life: '{player} brings life to the galaxy.',
  chamber: '{player} fills the time chamber, and its crystals are worth more each time.',
  goals: '{player} is ahead in the goals.',
  cards: '{player} has energy for the next turn.',
  powers: '{player} has a power that will help every turn.',
} as const
