import type { Translation } from '@orrery/kernel'
import type en from '../en/flavour.ts'

/** A line for the mood on every event card, the printed motto of Apollo 11 among them, in Polish. */
export default {
  perseids: 'Co roku w sierpniu Ziemia przelatuje przez pył komety.',
  carrington: 'Telegrafy sypały iskrami, a zorze świeciły w tropikach.',
  sn1054: 'Przez 23 dni świeciła w biały dzień.',
  cygnus_x1: 'Co tam wpada, żegna się błyskiem promieni X.',
  conjunction: 'Dwie planety tak blisko, że zakryje je jeden palec.',
  apollo_11: '„Wielki krok dla ludzkości”',
  sputnik_1: 'Osiemdziesiąt cztery kilogramy, które pikały nad całym światem.',
  tokamak: 'Gwiazda w butelce, trzymana przez magnesy.',
  polonium_radium: 'Tony rudy, dziurawa szopa i dwa nowe pierwiastki.',
  voyager_1: 'Pożycz trochę pędu od Jowisza, nawet nie zauważy.',
  lagrange_l2: 'Parking z widokiem, na którym czuwa teleskop Webba.',
  einstein_rosen: 'Najkrótsza droga to ta, której nikt jeszcze nie znalazł.',
  kepler: 'Równe pola w równych czasach, dokądkolwiek cię wyślą.',
  hayabusa_2: 'Pięć gramów planetoidy z dostawą na pustynię.',
  t_crb: 'Mniej więcej co osiemdziesiąt lat w Koronie pojawia się nowa gwiazda.',
  gamma_burst: 'W kilka sekund więcej energii, niż Słońce wyśle przez całe życie.',
  magnetosphere: 'Tarcza, której nie widać, dopóki nie zaświeci zorzą.',
  uncertainty: 'Wiesz, gdzie jesteś, albo jak szybko lecisz: nigdy jedno i drugie.',
  eclipse: 'Milkną ptaki, a z nimi łowcy.',
  cannon: 'Sklasyfikowała około 350 tysięcy gwiazd, nieraz trzy na minutę.',
  dark_energy: 'Dwie trzecie wszystkiego, a nikt nie wie, co to jest.',
  line_21cm: 'Tak szepcze zimny wodór w całej Galaktyce.',
  alpha: 'Dwa protony, dwa neutrony i w drogę.',
} satisfies Translation<'pl', typeof en>
