/** Warum ein Zug gut für den war, der ihn gespielt hat, auf Deutsch. */
export default {
  points: '{player} macht Punkte.',
  colonies: '{player} hat mehr Kolonien, und die zählen am Ende.',
  outposts: '{player} setzt auf Handelsposten.',
  upgrades: '{player} rüstet die Arche für die nächsten Züge auf.',
  crew: '{player} hat die Spezialisten für die nächsten Schritte.',
  cargo: '{player} lädt, was die Planeten brauchen.',
  survivors: '{player} bringt Überlebende einer Heimat näher.',
  planets: '{player} liegt auf den Terraforming-Leisten vorn.',
} as const
