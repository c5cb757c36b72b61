/** Why a turn was good for whoever played it, in English. */
export default {
  points: '{player} scores, and points decide.',
  win: '{player} can now win with one more star.',
  plan: '{player} gets closer to the next star.',
  income: '{player} will get more crystals every round.',
  crystals: '{player} collects crystals that stars need.',
  fight: '{player} is stronger in fights.',
  cards: '{player} holds better cards.',
  place: '{player} is next to a rich field.',
  hinder: '{player} keeps somebody else from winning.',
} as const
