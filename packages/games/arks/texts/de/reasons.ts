import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in German. */
export default {
  points: '{player} macht Punkte.',
  colonies: '{player} hat mehr Kolonien, und die zählen am Ende.',
  outposts: '{player} setzt auf Handelsposten.',
  upgrades: '{player} rüstet die Arche für die nächsten Züge auf.',
  crew: '{player} hat die Spezialisten für die nächsten Schritte.',
  cargo: '{player} lädt, was die Planeten brauchen.',
  survivors: '{player} bringt Überlebende einer Heimat näher.',
  planets: '{player} liegt auf den Terraforming-Leisten vorn.',
} satisfies Translation<'de', typeof en>
