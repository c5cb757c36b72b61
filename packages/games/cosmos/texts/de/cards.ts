import type { Translation } from '@orrery/kernel'
import type en from '../en/cards.ts'

/** Names and rules of the power and goal cards, and the words that places are named with, in German. */
export default {
  abilities: {
    generation: {
      name: 'Schaffung',
      text: 'Anstelle des Sterns aus der Zeitkammer: Setze 3 neue Marker Entwickeltes Leben auf freie Lebensfelder.',
    },
    'expansion-of-the-universe': {
      name: 'Ausdehnung des Universums',
      text: 'Anstelle des Sterns aus der Zeitkammer: Nimm 2 H-Sterne.',
    },
    'black-hole': {
      name: 'Schwarzes Loch',
      text: 'Anstelle des Sterns aus der Zeitkammer: Drehe 2 deiner Sterne auf die Supernova-Seite.',
    },
    'event-horizon': {
      name: 'Ereignishorizont',
      text: '1 beliebige Energiekarte + 1 Supernova: Dein Kristall wächst um 2 oder du nimmst 2 Protoleben (nicht gemischt).',
    },
    'fourth-dimension': { name: 'Die 4. Dimension', text: '1 Zeit-Energiekarte: Dein Kristall wächst um 1.' },
    'special-relativity': {
      name: 'Spezielle Relativität',
      text: '2 gleiche Energiekarten: Dein Kristall wächst um 2.',
    },
    quasar: { name: 'Quasar', text: '1 beliebige Energiekarte + 1 Graviton: Dein Kristall wächst um 1.' },
    'nuclear-fusion': {
      name: 'Kernfusion',
      text: '1 Zeit-Energiekarte: Gib einen deiner normalen Sterne ab und nimm dann einen Stern beliebiger Art.',
    },
    'genetic-drift': {
      name: 'Gendrift',
      text: '1 beliebige Energiekarte: Bewege ein Protoleben einmal und entwickle es sofort weiter.',
    },
    'ionizing-radiation': {
      name: 'Ionisierende Strahlung',
      text: '1 beliebige Energiekarte: Wähle eine Supernova und entwickle jedes Protoleben weiter, das sie berührt.',
    },
    evolution: {
      name: 'Evolution',
      text: '1 beliebige Energiekarte + 3 Entwickelte Leben: Ziehe ein Lebewesen und lege es auf einen Nebel, auf dem schon genau eines liegt.',
    },
    abiogenesis: {
      name: 'Abiogenese',
      text: '1 Chemie-Energiekarte: Setze 1 neuen Marker Entwickeltes Leben auf ein beliebiges freies Lebensfeld.',
    },
    'survival-of-the-fittest': {
      name: 'Überleben des Angepassten',
      text: '1 beliebige Energiekarte + 1 Protoleben: Entwickle 1 oder 2 andere Protoleben weiter.',
    },
    speciation: {
      name: 'Artenbildung',
      text: '1 beliebige Energiekarte: Setze 1 neues Protoleben auf ein freies Lebensfeld neben deinem Entwickelten Leben.',
    },
    photosynthesis: {
      name: 'Fotosynthese',
      text: '1 beliebige Energiekarte: Entwickle jedes Protoleben weiter, das einen deiner C-Sterne berührt.',
    },
    'water-rich-comets': {
      name: 'Wasserreiche Kometen',
      text: '1 beliebige Energiekarte: Entwickle jedes Protoleben weiter, das einen deiner O-Sterne berührt.',
    },
    'molecular-cloud': { name: 'Molekülwolke', text: '2 Licht-Energiekarten: Nimm 1 H-Stern.' },
    'amino-acids': {
      name: 'Aminosäuren',
      text: '1 Chemie-Energiekarte: Setze 1 neuen Marker Entwickeltes Leben auf ein beliebiges freies Lebensfeld.',
    },
    'speed-of-light': {
      name: 'Lichtgeschwindigkeit',
      text: '5 gleiche Energiekarten: 6 Punkte und ein Stern beliebiger Art.',
    },
    'time-dilation': { name: 'Zeitdehnung', text: '1 Licht-Energiekarte: Dein Kristall wächst um 1.' },
    'relativity-delta': {
      name: 'Relativität Δ',
      text: '2 Zeit-Energiekarten: Setze einen Stern beliebiger Art auf ein freies Sternfeld im Delta-Sektor (Grenze zählt mit).',
    },
    'relativity-psi': {
      name: 'Relativität Ψ',
      text: '2 Gravitation-Energiekarten: Setze einen Stern beliebiger Art auf ein freies Sternfeld im Psi-Sektor (Grenze zählt mit).',
    },
    'relativity-phi': {
      name: 'Relativität Φ',
      text: '2 Chemie-Energiekarten: Setze einen Stern beliebiger Art auf ein freies Sternfeld im Phi-Sektor (Grenze zählt mit).',
    },
    'nuclear-fission': {
      name: 'Kernspaltung',
      text: '2 Zeit-Energiekarten: Gib einen deiner normalen Sterne ab und nimm einen Stern beliebiger Art; dein Kristall wächst um 1.',
    },
    'binary-star': {
      name: 'Doppelstern',
      text: '1 beliebige Energiekarte + 1 Graviton: Drehe eine Supernova zurück auf ihre Elementseite und bewege diesen Stern einmal.',
    },
    'core-collapse': {
      name: 'Kernkollaps',
      text: '1 beliebige Energiekarte + 1 Graviton: Drehe einen deiner Sterne auf die Supernova-Seite.',
    },
    stardust: {
      name: 'Sternenasche',
      text: '1 beliebige Energiekarte: Nimm einen Nebel 1. Größe oder tausche einen deiner unfertigen Nebel 1. Größe gegen einen Nebel 2. Größe.',
    },
    'shooting-star': {
      name: 'Sternschnuppe',
      text: '1 Gravitation-Energiekarte: Verlege einen Stern, eine Supernova oder einen unfertigen Nebel auf ein beliebiges freies Feld derselben Art.',
    },
    'solar-wind': {
      name: 'Solarwind',
      text: '2 Chemie-Energiekarten: Drehe einen Stern auf die Supernova-Seite und entwickle jedes Protoleben weiter, das ihn berührt.',
    },
    pulsar: { name: 'Pulsar', text: '1 Gravitation-Energiekarte + 1 Graviton: Dein Kristall wächst um 2.' },
    'white-dwarf': {
      name: 'Weißer Zwerg',
      text: '2 Zeit-Energiekarten: Drehe einen deiner Sterne auf die Supernova-Seite, dann wächst dein Kristall um 1.',
    },
    wormhole: {
      name: 'Wurmloch',
      text: '1 beliebige Energiekarte + 1 Entwickeltes Leben: Verlege bis zu 3 Lebensmarker derselben Art (nur Protoleben oder nur Entwickeltes Leben) auf freie Lebensfelder.',
    },
  },
  goals: {
    'goal-stable-life': { name: 'Meistes Entwickeltes Leben', text: 'Entwickeltes Leben in der ganzen Galaxie.' },
    'goal-nebulae-psi': {
      name: 'Größte Nebel in Ψ',
      text: 'Zähle die Größen deiner fertigen Nebel im Psi-Sektor zusammen.',
    },
    'goal-nebulae-phi': {
      name: 'Größte Nebel in Φ',
      text: 'Zähle die Größen deiner fertigen Nebel im Phi-Sektor zusammen.',
    },
    'goal-nebulae-delta': {
      name: 'Größte Nebel in Δ',
      text: 'Zähle die Größen deiner fertigen Nebel im Delta-Sektor zusammen.',
    },
    'goal-supernovae': { name: 'Meiste Supernovae', text: 'Supernovae in der ganzen Galaxie.' },
    'goal-star-group': {
      name: 'Größte Sterngruppe',
      text: 'Größe deiner größten zusammenhängenden Gruppe aus Sternen und Supernovae.',
    },
    'goal-life-delta': {
      name: 'Meistes Leben in Δ',
      text: 'Proto- und Entwickeltes Leben im Delta-Sektor samt Grenze; Lebewesenplättchen zählen nicht.',
    },
    'goal-life-psi': {
      name: 'Meistes Leben in Ψ',
      text: 'Proto- und Entwickeltes Leben im Psi-Sektor samt Grenze; Lebewesenplättchen zählen nicht.',
    },
    'goal-life-phi': {
      name: 'Meistes Leben in Φ',
      text: 'Proto- und Entwickeltes Leben im Phi-Sektor samt Grenze; Lebewesenplättchen zählen nicht.',
    },
    'goal-time-crystals': { name: 'Meiste Zeitkristalle', text: 'Kristalle auf den Punktefeldern deiner Zeitkammer.' },
    'goal-stars-c': { name: 'Meiste C-Sterne', text: 'C-Sterne in der ganzen Galaxie, ohne Supernovae.' },
    'goal-stars-he': { name: 'Meiste He-Sterne', text: 'He-Sterne in der ganzen Galaxie, ohne Supernovae.' },
    'goal-stars-o': { name: 'Meiste O-Sterne', text: 'O-Sterne in der ganzen Galaxie, ohne Supernovae.' },
    'goal-small-nebulae': { name: 'Meiste kleine Nebel', text: 'Fertige Nebel 1. Größe.' },
    'goal-proto-life': { name: 'Meistes Protoleben', text: 'Protoleben in der ganzen Galaxie.' },
    'goal-inhabited-stars': {
      name: 'Meiste bewohnte Sterne',
      text: 'Sterne und Supernovae an Nebeln mit Lebewesen; jeder Stern zählt nur einmal.',
    },
  },
  places: { inner: 'innen', left: 'links', middle: 'Mitte', right: 'rechts', rim: '{hex}, Rand {n}' },
} satisfies Translation<'de', typeof en>
