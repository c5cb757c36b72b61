/** Names and rules of the power and goal cards, and the words that places are named with, in English. */
export default {
  abilities: {
    generation: {
      name: 'Generation',
      text: 'In place of the discharge star: put 3 new stable life tokens on any empty life spaces.',
    },
    'expansion-of-the-universe': {
      name: 'Expansion of the Universe',
      text: 'In place of the discharge star: take 2 H stars.',
    },
    'black-hole': { name: 'Black Hole', text: 'In place of the discharge star: flip 2 of your stars to supernovae.' },
    'event-horizon': {
      name: 'Event Horizon',
      text: 'Any 1 energy card + 1 supernova: grow crystals by 2, or take 2 proto life (not one of each).',
    },
    'fourth-dimension': { name: 'The Fourth Dimension', text: '1 time energy card: grow a crystal by 1.' },
    'special-relativity': { name: 'Special Relativity', text: '2 matching energy cards: grow crystals by 2.' },
    quasar: { name: 'Quasar', text: 'Any 1 energy card + 1 graviton: grow a crystal by 1.' },
    'nuclear-fusion': {
      name: 'Nuclear Fusion',
      text: '1 time energy card: return one of your standard stars, then take a star of any element.',
    },
    'genetic-drift': { name: 'Genetic Drift', text: 'Any 1 energy card: move one proto life once, then stabilise it.' },
    'ionizing-radiation': {
      name: 'Ionizing Radiation',
      text: 'Any 1 energy card: pick one supernova, stabilise every proto life touching it.',
    },
    evolution: {
      name: 'Evolution',
      text: 'Any 1 energy card + 3 stable life: draw a life form onto a nebula that already holds exactly one.',
    },
    abiogenesis: {
      name: 'Abiogenesis',
      text: '1 chemistry energy card: put 1 new stable life token on any empty life space.',
    },
    'survival-of-the-fittest': {
      name: 'Survival of the Fittest',
      text: 'Any 1 energy card + 1 proto life: stabilise 1 or 2 other proto life.',
    },
    speciation: {
      name: 'Speciation',
      text: 'Any 1 energy card: put 1 new proto life on an empty life space next to one of your stable life.',
    },
    photosynthesis: {
      name: 'Photosynthesis',
      text: 'Any 1 energy card: stabilise every proto life touching any of your C stars.',
    },
    'water-rich-comets': {
      name: 'Water-Rich Comets',
      text: 'Any 1 energy card: stabilise every proto life touching any of your O stars.',
    },
    'molecular-cloud': { name: 'Molecular Cloud', text: '2 light energy cards: take 1 H star.' },
    'amino-acids': {
      name: 'Amino Acids',
      text: '1 chemistry energy card: put 1 new stable life token on any empty life space.',
    },
    'speed-of-light': {
      name: 'Speed of Light',
      text: '5 matching energy cards: score 6 points and take a star of any element.',
    },
    'time-dilation': { name: 'Time Dilation', text: '1 light energy card: grow a crystal by 1.' },
    'relativity-delta': {
      name: 'Relativity: Δ',
      text: '2 time energy cards: put a star of any element on an empty star space of sector Δ (border included).',
    },
    'relativity-psi': {
      name: 'Relativity: Ψ',
      text: '2 gravity energy cards: put a star of any element on an empty star space of sector Ψ (border included).',
    },
    'relativity-phi': {
      name: 'Relativity: Φ',
      text: '2 chemistry energy cards: put a star of any element on an empty star space of sector Φ (border included).',
    },
    'nuclear-fission': {
      name: 'Nuclear Fission',
      text: '2 time energy cards: return one of your standard stars, take a star of any element, grow a crystal by 1.',
    },
    'binary-star': {
      name: 'Binary Star',
      text: 'Any 1 energy card + 1 graviton: flip a supernova back to its star, then move that star once.',
    },
    'core-collapse': {
      name: 'Core Collapse',
      text: 'Any 1 energy card + 1 graviton: flip one of your stars to a supernova.',
    },
    stardust: {
      name: 'Stardust',
      text: 'Any 1 energy card: take a size 1 nebula, or swap one of your unfinished size 1 nebulae for a size 2 one.',
    },
    'shooting-star': {
      name: 'Shooting Star',
      text: '1 gravity energy card: relocate one star, supernova or unfinished nebula to any empty space of its type.',
    },
    'solar-wind': {
      name: 'Solar Wind',
      text: '2 chemistry energy cards: flip one star to a supernova, then stabilise every proto life touching it.',
    },
    pulsar: { name: 'Pulsar', text: '1 gravity energy card + 1 graviton: grow crystals by 2.' },
    'white-dwarf': {
      name: 'White Dwarf',
      text: '2 time energy cards: flip one of your stars to a supernova, then grow a crystal by 1.',
    },
    wormhole: {
      name: 'Wormhole',
      text: 'Any 1 energy card + 1 stable life: relocate up to 3 proto life, or up to 3 stable life, to any empty life spaces.',
    },
  },
  goals: {
    'goal-stable-life': { name: 'Most stable life', text: 'Stable life tokens in the whole galaxy.' },
    'goal-nebulae-psi': {
      name: 'Largest nebulae in Ψ',
      text: 'Add up the sizes of your completed nebulae in sector Ψ.',
    },
    'goal-nebulae-phi': {
      name: 'Largest nebulae in Φ',
      text: 'Add up the sizes of your completed nebulae in sector Φ.',
    },
    'goal-nebulae-delta': {
      name: 'Largest nebulae in Δ',
      text: 'Add up the sizes of your completed nebulae in sector Δ.',
    },
    'goal-supernovae': { name: 'Most supernovae', text: 'Supernovae in the whole galaxy.' },
    'goal-star-group': {
      name: 'Largest group of stars',
      text: 'Size of your largest connected group of stars and supernovae.',
    },
    'goal-life-delta': {
      name: 'Most life in Δ',
      text: 'Proto and stable life in sector Δ, border spaces included; life form tokens don’t count.',
    },
    'goal-life-psi': {
      name: 'Most life in Ψ',
      text: 'Proto and stable life in sector Ψ, border spaces included; life form tokens don’t count.',
    },
    'goal-life-phi': {
      name: 'Most life in Φ',
      text: 'Proto and stable life in sector Φ, border spaces included; life form tokens don’t count.',
    },
    'goal-time-crystals': { name: 'Most time crystals', text: 'Crystals on the scoring spaces of your time chamber.' },
    'goal-stars-c': { name: 'Most C stars', text: 'C stars in the whole galaxy, supernovae excluded.' },
    'goal-stars-he': { name: 'Most He stars', text: 'He stars in the whole galaxy, supernovae excluded.' },
    'goal-stars-o': { name: 'Most O stars', text: 'O stars in the whole galaxy, supernovae excluded.' },
    'goal-small-nebulae': { name: 'Most small nebulae', text: 'Completed nebulae of size 1.' },
    'goal-proto-life': { name: 'Most proto life', text: 'Proto life tokens in the whole galaxy.' },
    'goal-inhabited-stars': {
      name: 'Most inhabited stars',
      text: 'Stars and supernovae touching a nebula with a life form, each counted once.',
    },
  },
  places: { inner: 'inner', left: 'left', middle: 'middle', right: 'right', rim: '{hex}, rim {n}' },
} as const
