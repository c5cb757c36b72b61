import type { Translation } from '@orrery/kernel'
import type en from '../en/flavour.ts'

/** A line for the mood on every event card, the printed motto of Apollo 11 among them, in German. */
export default {
  perseids: 'Jeden August fliegt die Erde durch den Staub eines Kometen.',
  carrington: 'Telegrafen sprühten Funken, Polarlichter leuchteten in den Tropen.',
  sn1054: '23 Tage lang leuchtete sie am helllichten Tag.',
  cygnus_x1: 'Was hineinfällt, verabschiedet sich mit einem Röntgenblitz.',
  conjunction: 'Zwei Planeten so nah beieinander, dass ein Finger beide verdeckt.',
  apollo_11: '„Ein riesiger Sprung für die Menschheit“',
  sputnik_1: 'Vierundachtzig Kilogramm, die um die Welt piepten.',
  tokamak: 'Ein Stern in der Flasche, von Magneten gehalten.',
  polonium_radium: 'Tonnen von Erz, ein undichter Schuppen und zwei neue Elemente.',
  voyager_1: 'Leih dir etwas Schwung vom Jupiter, er merkt es nicht.',
  lagrange_l2: 'Ein Parkplatz mit Aussicht, auf dem das Webb-Teleskop wacht.',
  einstein_rosen: 'Der kürzeste Weg ist der, den noch niemand gefunden hat.',
  kepler: 'Gleiche Flächen in gleichen Zeiten, wohin man dich auch schickt.',
  hayabusa_2: 'Fünf Gramm Asteroid, geliefert in die Wüste.',
  t_crb: 'Etwa alle achtzig Jahre steht ein neuer Stern in der Krone.',
  gamma_burst: 'In Sekunden mehr Energie, als die Sonne in ihrem ganzen Leben abgibt.',
  magnetosphere: 'Der Schild, den niemand sieht, bis er als Polarlicht leuchtet.',
  uncertainty: 'Du weißt, wo du bist, oder wie schnell: nie beides.',
  eclipse: 'Die Vögel verstummen, und mit ihnen die Jäger.',
  cannon: 'Sie ordnete rund 350.000 Sterne ein, oft drei in einer Minute.',
  dark_energy: 'Zwei Drittel von allem, und niemand weiß, was es ist.',
  line_21cm: 'So flüstert kalter Wasserstoff durch die Galaxis.',
  alpha: 'Zwei Protonen, zwei Neutronen, und fort sind sie.',
} satisfies Translation<'de', typeof en>
