import type { ArksStep } from '../arks.ts'
import type { CosmosStep } from '../cosmos.ts'
import type { HuntersStep } from '../hunters.ts'

/** The words of one step. */
interface StepTexts {
  readonly title: string
  readonly text: string
}

/** The words of one guide. */
interface OfGuide<Id extends string> {
  readonly steps: Readonly<Record<Id, StepTexts>>
  /** What the player knows at the end. */
  readonly learned: readonly string[]
}

const cosmos: OfGuide<CosmosStep> = {
  steps: {
    galaxy: {
      title: 'Your galaxy',
      text: 'Hexes hold nebulae, corners hold stars, sides hold life. Most of your points come from completing nebulae with the right stars.',
    },
    regulators: {
      title: 'Four laws of nature',
      text: 'Energy goes clockwise round Light, Time, Gravity and Chemistry. Your token has your colour; dark energy belongs to nobody. Three fill a regulator.',
    },
    dark: {
      title: 'Shift dark energy',
      text: 'You have three moves, each one regulator on. Move dark energy out of Time and out of Gravity: more tokens there means more for you.',
    },
    own: {
      title: 'Now your own token',
      text: 'At least one move must be yours. Move it to Light: where it stands you get the large, active reward.',
    },
    cards: {
      title: 'Collect: energy cards',
      text: 'Light gave you three H stars, and every token there one card. Take three from the row; you see each card before you choose the next.',
    },
    collected: {
      title: 'Beside your board',
      text: 'Stars and proto life wait here. What you do not place is lost at the end of your turn.',
    },
    nebula: {
      title: 'What a nebula asks for',
      text: 'This one wants exactly H, H, H and C on its six corners, anywhere, and not one star more. The H in the centre counts already.',
    },
    stars: {
      title: 'Place three stars',
      text: 'Choose the H, then the three marked corners. A star between two nebulae serves both of them.',
    },
    acquire: {
      title: 'Buy an ability',
      text: 'The C is missing. Spend two Gravity cards on your first ability: you look at two and keep one. Keep Core Collapse.',
    },
    activate: {
      title: 'Use it at once',
      text: 'Core Collapse costs one card and one graviton. Pay with Gravity and flip the outer star: a supernova stands for any element.',
    },
    complete: {
      title: 'Complete the nebula',
      text: 'Three points for you! One star must go: let it be the supernova. The stars that stay help the nebulae next door.',
    },
    goals: {
      title: 'Goals',
      text: 'At the end of each round the goals move on, and the one on the last place scores: 6 points for the most. This one counts small nebulae, and you have one.',
    },
    life: {
      title: 'Place life',
      text: 'Proto life goes on a free side next to your other life. Life on all six sides of a completed nebula makes a life form, with points at the end.',
    },
    chamber: {
      title: 'The time chamber',
      text: 'Each token in Time lets the crystal grow. On space 6 you may discharge it for a star and points: 3, 6, 10, 15, 21.',
    },
    end: {
      title: 'End your turn',
      text: 'Last comes one of two things: draw a nebula or make life stable. Choose stable life; it stays when a life form is made.',
    },
  },
  learned: [
    'Shift energy, at least once your own, then collect from all four regulators.',
    'Place everything that lies beside your board before the turn ends.',
    'A nebula needs exactly its stars; a supernova stands for any.',
    'Equal energy cards buy abilities, and abilities bring more each turn.',
    'Goals score from the third round on; after eight rounds at most the game is over.',
  ],
}

const hunters: OfGuide<HuntersStep> = {
  steps: {
    sky: {
      title: 'The northern sky',
      text: 'You hunt real stars. Each star you create gives points; whoever has 10 starts the last turns. Tycho has flown first, to Draco.',
    },
    mine: {
      title: 'Your crystals',
      text: 'Stars are made of elements, from hydrogen to iron. You begin with five H, a Sun with a lasting power, and an event card.',
    },
    fly: {
      title: 'Fly to Draco',
      text: 'Each turn you fly to a neighbouring field; staying is not allowed. Tycho is on Draco, so there will be a fight.',
    },
    fight: {
      title: 'A fight',
      text: 'Both roll and add their stars and Sun. You: 4 and 1 for your flare makes 5; Tycho: 3 and 1 makes 4. A tie would have gone to the defender.',
    },
    won: {
      title: 'What you won',
      text: 'You took a random crystal, a C, and Tycho had to leave. Then the field paid: one He and one C. Losing would have cost you the field, never a star.',
    },
    event: {
      title: 'Play an event',
      text: 'Apollo 11 gives two crystals of one element. Choose oxygen: Sirius b needs one.',
    },
    reactions: {
      title: 'Fusion and decay',
      text: 'From left to right, light elements fuse into heavier ones, as in a star. On the Decay field in the middle of the sky you may go back, twice.',
    },
    fuse: {
      title: 'Fuse hydrogen',
      text: 'One fusion a turn is free to make. Turn four H into one He.',
    },
    piles: {
      title: 'Four kinds of stars',
      text: 'White dwarfs give 1 point, the main sequence 2, giants 3, supergiants 4. Each card shows its cost and what it produces every round.',
    },
    create: {
      title: 'Create Sirius b',
      text: 'Open the dwarfs and take Sirius b: one He, two C, one O. You have all of it.',
    },
    diagram: {
      title: 'The Hertzsprung-Russell diagram',
      text: 'Now you must know your star. Hot is on the left, cool on the right; bright is at the top, faint at the bottom. The Sun is the yellow dot.',
    },
    dot: {
      title: 'Find its dot',
      text: 'Sirius b is very hot, 25 200 K, and faint, 0.026 of the Sun: far to the left, below the Sun. Choose the dot and confirm. A wrong dot would lose star and crystals.',
    },
    star: {
      title: 'Your first star',
      text: 'One point. Sirius b gives you one H at the start of every round, and its mass helps you defend. Sirius a would complete the pair: one more point.',
    },
    round: {
      title: 'Six steps, again and again',
      text: 'Move, fight, field, events, fusion, star. Creating a star ends your turn. The round is always finished when somebody has 10 points.',
    },
  },
  learned: [
    'Fly every turn; who shares your field must be fought, and a tie is the defender’s.',
    'The field you reach pays you, or lets you draw an event or decay.',
    'One fusion a turn turns light elements into heavier ones.',
    'Pay for a star, then find its dot: temperature across, luminosity up.',
    'Stars produce each round and count in fights; complete systems give extra points.',
  ],
}

const arks: OfGuide<ArksStep> = {
  steps: {
    system: {
      title: 'An unknown system',
      text: 'Around the Star Portal lie three dead planets; the question marks are unexplored. Make planets live: most victory points win.',
    },
    deal: {
      title: 'Your crew',
      text: 'You were dealt three crew cards and keep two. Give up the Spore Prophet: both others are Engineers.',
    },
    rows: {
      title: 'The live edge',
      text: 'Only the edge that touches the hold works: below in the upper row, above in the lower row. Put the Reactor Mechanic into the lower row, the Drill Technician into the upper one.',
    },
    gain: {
      title: 'First resources',
      text: 'Two units to begin with. Take Workforce and Technology; the hold takes four of each kind.',
    },
    upgrade: {
      title: 'Step 1: upgrade',
      text: 'One upgrade a turn. Engines cost an Engineer, one Workforce and one Technology, and take your range from 2 to 4.',
    },
    pay: {
      title: 'Who pays?',
      text: 'A specialist is paid with a crew card or a ready token. Give the Reactor Mechanic: the Drill Technician is needed in a moment.',
    },
    colonies: {
      title: 'Markers on the ark',
      text: 'Most upgrades set a colony marker free. Colonies on planets score more and more, and each lets you terraform one level more a turn.',
    },
    travel: {
      title: 'Step 2: travel',
      text: 'You must move every turn. The numbers say how many moves each field takes; a question mark would turn a new planet over. Land on Ryugu.',
    },
    planet: {
      title: 'A planet to save',
      text: 'The ring shows what Ryugu still needs: Biomass, Workforce and Minerals. Beside it are its moon and station, where you gather and gain specialists.',
    },
    crew: {
      title: 'Step 3: crew',
      text: 'Ryugu is blue, and so is the live edge of the Drill Technician: two Minerals. Play it, then go on; from the upper row a card is discarded.',
    },
    actions: {
      title: 'Step 4: one action',
      text: 'On a planet you do one thing: gather, terraform, explore for survivors, settle them, found a colony or set an outpost.',
    },
    terraform: {
      title: 'Terraform',
      text: 'Every unit you pay raises its track by one, at first two levels an action. Spend both Minerals.',
    },
    ranking: {
      title: 'Your marker moves up',
      text: 'It stands on 2. When all tracks are full, everybody scores the number under their marker, the first 3 more, the second 1 more.',
    },
    draw: {
      title: 'Step 5: draw',
      text: 'Up to six crew cards fit aboard. Draw one and choose its row: look at both of its edges.',
    },
    end: {
      title: 'How it ends',
      text: 'When the third planet is terraformed, this round and one more are played. Then settled survivors and colonies are counted.',
    },
  },
  learned: [
    'Five steps a turn: upgrade, travel, crew, action, draw. Only travel is a must.',
    'A crew card works with the edge that touches the hold, where its colour fits.',
    'Specialists pay for upgrades and colonies: cards are discarded, tokens locked.',
    'Terraforming moves your marker; the place counts when the planet is complete.',
    'Explore, settle survivors and found colonies before the third planet is saved.',
  ],
}

/** Every word of the guides, in English; the other languages must have the same keys. */
export const en = {
  guide: 'Guided first turn',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Next',
  back: 'Back',
  show: 'Show me',
  doIt: 'Do it for me',
  done: 'Done',
  rule: (rule: string) => `Rule ${rule}`,
  wait: 'One moment, Tycho is playing.',
  later: (title: string) => `Possible, but for now: ${title}.`,
  keys: 'G brings you back to this card.',
  leave: 'Leave the guide',
  leaveText: 'The game goes on without the guide.',
  stay: 'Stay',
  summary: 'You know how to play',
  summaryText: 'What you have learned:',
  playOn: 'Play on',
  home: 'Home',
  cosmos,
  hunters,
  arks,
}

/** What every language of the guides must have. */
export type GuideTexts = typeof en
