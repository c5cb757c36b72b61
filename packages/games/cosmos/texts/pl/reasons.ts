/** Dlaczego tura była dobra dla tego, kto ją rozegrał, po polsku. */
export default {
  points: '{player} zdobywa punkty.',
  nebulae: '{player} jest bliżej ukończenia mgławic.',
  stars: '{player} ma więcej gwiazd, na których można budować.',
  life: '{player} ożywia galaktykę.',
  chamber: '{player} zapełnia komorę czasu, a jej kryształy są warte coraz więcej.',
  goals: '{player} prowadzi w celach.',
  cards: '{player} ma energię na następną turę.',
  powers: '{player} ma zdolność, która pomoże w każdej turze.',
} as const
