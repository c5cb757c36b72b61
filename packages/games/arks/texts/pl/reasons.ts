/** Dlaczego tura była dobra dla tego, kto ją rozegrał, po polsku. */
export default {
  points: '{player} zdobywa punkty.',
  colonies: '{player} ma więcej Kolonii, a te punktują na koniec.',
  outposts: '{player} stawia na Placówki Handlowe.',
  upgrades: '{player} ulepsza arkę na następne tury.',
  crew: '{player} ma specjalistów do następnych kroków.',
  cargo: '{player} ładuje to, czego potrzebują planety.',
  survivors: '{player} przybliża ocalałych do nowego domu.',
  planets: '{player} prowadzi na Torach Terraformacji.',
} as const
