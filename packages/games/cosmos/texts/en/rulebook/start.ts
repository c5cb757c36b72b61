/** The rules of Crafting the Cosmos: C4, C1, C2, C3, in English. */
export default {
  C4: {
    title: 'The game in a nutshell',
    sections: {
      'C4.3': {
        heading: 'What you are aiming for',
        paragraphs: [
          'You build a galaxy: you hang stars around nebulae, let time crystals grow, and coax life out of the dust. After at most eight rounds the player with the **most points** wins.',
          'Points come from completed nebulae [C10.3], from discharging your time chamber [C10.8], from sets of five energy cards [C11.7], from a power card now and then [C17.19], from the goals that all players share [C15.2], and at the very end from advanced life forms [C18.1].',
          'Everyone gets the same number of turns. The game ends only when a round is over: as soon as the last goal has been scored, or when the supply of time crystals is empty [C14.4].',
        ],
      },
      'C4.1': {
        heading: 'A round',
        paragraphs: [
          'Beginning with the first player, everyone takes **one turn**, clockwise. When all have played, there is one short phase for all together: the goals move on, one of them may be scored, and you see whether another round follows [C14.1].',
        ],
      },
      'C4.2': {
        heading: 'Your turn',
        paragraphs: [
          '**Energy phase.** Make one to three moves with energy tokens around the ring of the four controls [C5.2]. Then collect: the active reward where your own token lies, and a passive reward for every token anywhere [C6.1].',
          '**Crafting phase.** Do whatever you like with what you have, in any order: place stars, life and nebulae, score, spend energy cards, use your tracks [C9.1]. One last action, omega, closes the turn [C13.1].',
          'The phases never mix: nothing is crafted before everything has been collected.',
        ],
        caption:
          'A turn: 1 energy is moved and pays, 2 pieces are placed in the galaxy, 3 omega closes the turn with a nebula or with stable life.',
      },
    },
  },
  C1: {
    title: 'What lies on the table',
    sections: {
      'C1.1': {
        heading: 'Two to four players',
        paragraphs: [
          'Each player has a colour (pink, teal, violet or amber), and with it a galaxy board, a score marker, four power markers, three resource markers, a turn marker and **one energy token**. Colours are only there to tell you apart.',
        ],
      },
      'C1.3': {
        heading: 'Stars, elements, colours',
        paragraphs: [
          'There are 78 stars: 26 hydrogen (H), 20 helium (He), 16 oxygen (O) and 16 carbon (C). Every star has a second face, the **supernova**. A star that has been flipped keeps its element beneath, and everybody may know which one it is.',
          'A star that shows its element is called a **standard star**. Where a rule just says “star”, it means both.',
          'Elements and kinds of energy share their colours: light and H are red, time and O green, gravity and He blue, chemistry and C purple.',
        ],
        caption: 'The four kinds of stars, a supernova, the two faces of a life token, and a time crystal.',
      },
      'C1.2': {
        heading: 'What all players share',
        paragraphs: [
          'The main board with its four controls, 60 energy cards (15 each of light, time, gravity and chemistry), 32 power cards (8 of each kind; the board calls them powers), 16 universal goal cards, 48 nebula tiles (16 each of size 1, 2 and 3), 24 life form tokens, 18 time crystals, 50 life tokens and 4 dark energy tokens.',
          'A nebula tile shows on its front which stars it needs and what it is worth; its back means “completed”. A life token has two faces as well: **proto life** and **stable life**.',
          'Four +50/+100 tokens help with counting, the first player token shows who begins, and two stands hold the cards; the stands have no part in the rules.',
        ],
      },
      'C1.4': {
        heading: 'The life form tokens',
        paragraphs: [
          'They come in two groups. The eight of group 1 are the better ones: 8, 8, 8, 8, 7, 7, 7 and 6 points. The sixteen of group 2 are worth 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4 and 4.',
        ],
      },
    },
  },
  C2: {
    title: 'Your galaxy',
    sections: {
      'C2.1': {
        heading: 'Three kinds of spaces',
        paragraphs: [
          'Your board is a patch of twelve hexes: three meet in the centre, nine surround them. Each **hex** is a space for one nebula. Each of the 37 **corners** is a space for one star, each of the 48 **sides** a space for one life token. No space ever holds two.',
        ],
      },
      'C2.3': {
        heading: 'Around, adjacent, touching',
        paragraphs: [
          '**Around** a nebula means: the stars on its six corners and the life on its six sides.',
          'Two corners are **adjacent** when one side joins them. Two sides are adjacent when they share a corner. Two hexes are adjacent when they share a side.',
          'A star and a life token **touch** when the star lies at one end of that side. So a star can touch two or three life tokens.',
        ],
      },
      'C2.5': {
        heading: 'Sectors and their borders',
        paragraphs: [
          'Three sectors, **Δ, Ψ and Φ**, of four hexes each share the galaxy. A nebula always lies in exactly one of them.',
          'The dotted borders run along the sides of hexes, from the centre outwards. A corner or a side on a border belongs to each sector it touches and counts **fully for each of them**; the centre corner lies in all three.',
        ],
      },
      'C2.7': {
        heading: 'Where it begins',
        paragraphs: [
          'Each of the three hexes in the middle starts with a nebula: size 1 in Δ, size 2 in Ψ, size 3 in Φ. A hydrogen star burns on the centre corner, and the first proto life lies on the white life space beside it.',
        ],
        caption:
          'A galaxy at the start: three unfinished nebulae, one H star in the centre, one proto life token; sectors tinted, borders dotted.',
      },
    },
  },
  C3: {
    title: 'Setting up',
    sections: {
      'C3.1': {
        heading: 'Time crystals',
        paragraphs: [
          'The app does all of this for you; it is good to know what it does. The supply begins with **8, 12 or 15** time crystals for 2, 3 or 4 players. Everyone takes one of them and puts it on space 0 of the time chamber, so that 6, 9 or 11 remain.',
        ],
      },
      'C3.2': {
        heading: 'Decks and stacks',
        paragraphs: [
          'Of the sixteen goals only **six** take part, drawn at random; nobody sees the other ten. The first goes face up onto space 1 of the goal track, which has four spaces; five wait in the deck.',
          'The power cards form four decks, one for each kind. Four energy cards lie face up as the row, the rest are the deck. The nebulae form three stacks by size. All of them are shuffled and lie face down.',
        ],
      },
      'C3.6': {
        heading: 'The life form stack',
        paragraphs: [
          'Group 2 is shuffled. On top come random tokens of group 1, twice as many as there are players; the rest of that group leave the game unseen. That makes 20, 22 or 24 tokens. The valuable ones lie on top, so whoever creates life early draws from them.',
          'Tokens of group 1 have a light green rim that everyone can see, even when they lie face down.',
        ],
      },
      'C3.8': {
        heading: 'What each player gets',
        paragraphs: [
          'In seating order each player draws one nebula of every size and lays them on the three start hexes, with the required stars in sight.',
          'Then everyone starts alike: score 0, one proto life on the white space, one H star in the centre, the four power markers on their slots, the supernova, DNA and graviton tracks at 0, the turn marker on alpha, and **four energy cards** from the deck. The stars and the life come from the supply.',
        ],
      },
      'C3.10': {
        heading: 'Energy tokens and the first player',
        paragraphs: [
          'One token per player is mixed with dark energy: four dark tokens for two players, three for three or four players. They are drawn one by one and laid clockwise, one per control, beginning with light. Two or three players have 6 tokens (2, 2, 1, 1), four players have 7 (2, 2, 2, 1).',
          'The player whose token is drawn **last among the players’ tokens** is first player. Dark tokens drawn after it make no difference.',
          'Example with four players: dark, pink, teal, dark, amber, violet, dark. Light holds dark and amber, time pink and violet, gravity teal and dark, chemistry one dark token. Violet begins.',
        ],
        caption:
          'The example with four players: two tokens in light, two in time, two in gravity, one in chemistry. Violet’s token was the last coloured one, so violet begins.',
      },
    },
  },
} as const
