import type { Translation } from '@orrery/kernel'
import type en from '../en/reasons.ts'

/** Why a turn was good for whoever played it, in German. */
export default {
  points: '{player} macht Punkte, und die entscheiden.',
  win: '{player} kann jetzt mit einem Stern gewinnen.',
  plan: '{player} kommt dem nächsten Stern näher.',
  income: '{player} bekommt jede Runde mehr Kristalle.',
  crystals: '{player} sammelt Kristalle, die Sterne kosten.',
  fight: '{player} ist im Kampf stärker.',
  cards: '{player} hat bessere Karten.',
  place: '{player} steht neben einem reichen Feld.',
  hinder: '{player} hindert jemand anderen am Sieg.',
} satisfies Translation<'de', typeof en>
