/** The rules of Terraforming Arks: A4, A1, A2, A3, in English. */
export default {
  A4: {
    title: 'The game in a nutshell',
    sections: {
      'A1.1': {
        heading: 'What you are aiming for',
        paragraphs: [
          'A ruined star system is waiting for life to return. You are in command of an ark: you fly from world to world, hire crew, heal dead planets, find survivors and give them a home. The player with the **most victory points** (VP) wins.',
          'Points come from your share in terraformed planets [A14.7], from trading outposts [A8.6], and at the end from settled survivors and colonies [A21.3].',
          'When the **third planet** is terraformed, the round is finished and one more is played; then it is over [A21.1]. One to four can play; if you play alone, you compete against the Automa [A23].',
        ],
      },
      'A4.1': {
        heading: 'A round',
        paragraphs: [
          'Beginning with the first player, everyone takes **one turn**, clockwise. Then the first-player marker passes to the left, and the next round begins.',
        ],
      },
      'A4.2': {
        heading: 'Your turn: five steps',
        paragraphs: [
          '**1 Upgrade** your ark, one upgrade at most [A8.1]. **2 Travel** to another field and land there [A9.1]. **3 Play crew cards**, two at most [A12.1]. **4 Act** at your destination [A13.1]. **5 Draw** a crew card [A20.1].',
          'The order is fixed. **Only travelling is compulsory**; you may skip everything else.',
        ],
        caption: 'The five steps of a turn in their fixed order. Only step 2 is compulsory.',
      },
    },
  },
  A1: {
    title: 'What lies on the table',
    sections: {
      'A1.2': {
        heading: 'What all players share',
        paragraphs: [
          'The Cantina with three open crew cards and the score track, 16 planet cards, 33 crew cards, 15 survivor cards, 32 resource markers (8 for each resource) and the first-player marker. Ten Automa cards are for solo games.',
        ],
      },
      'A1.3': {
        heading: 'What is yours',
        paragraphs: [
          'An ark card with eight upgrades, a cargo card for your hold, a bridge card, four cargo markers and four specialist tokens. In your colour you have an ark, a score marker, **2 trading outposts, 8 terraforming markers and 8 colony markers**.',
          'All arks can do the same. The bridge card has no effect of its own; it shows where survivors lie: below it those you carry, beside it those you have settled.',
        ],
        caption:
          'The four resources; the four specialists; your ark, a colony, a trading outpost, and a marker for the terraforming track.',
      },
      'A1.4': {
        heading: 'Resources and specialists',
        paragraphs: [
          'There are four resources. On the cargo card they stand in this order, from top to bottom: **biomass, workforce, minerals, technology**. Where a rule speaks of the higher track, biomass is the highest.',
          'Specialists are the **Engineer** and three **Leaders**: red, green and blue. Planets have one of the same three colours, and a Leader matches the planets of their own colour.',
        ],
      },
      'A1.6': {
        heading: 'Planet cards',
        paragraphs: [
          'There are fifteen planets, five in each colour, and the Star Portal. Every game begins with the same three: K’eyi (red), Ryugu (blue) and Kijani (green).',
          'A card shows a planet and what can be gathered on it, a moon and a space station with what they give, up to two asteroids, and the routes between them. Around a devastated planet run three or four **resource tracks**; minerals are always among them. Below lies the **terraforming track**, with exactly as many fields as all the resource tracks have levels. In the corner you see what first and second place are worth: 3 and 1.',
        ],
      },
      'A1.10': {
        heading: 'Nothing gets lost',
        paragraphs: [
          'Every card and every marker is always in exactly one place: in a deck, on a pile, on a card, or in somebody’s pool. Your **pool** is where your own markers lie that are neither on your ark card nor on a planet.',
        ],
      },
    },
  },
  A2: {
    title: 'The star system',
    sections: {
      'A2.1': {
        heading: 'Nine slots',
        paragraphs: [
          'The system is a square of three by three cards with the Star Portal in the middle. The eight slots around it are called by the points of the compass; clockwise: N, NE, E, SE, S, SW, W, NW.',
          'All cards lie upright. On each of its four edges a card has exactly one exit, and each exit belongs to one field of the card.',
        ],
      },
      'A2.5': {
        heading: 'Fields',
        paragraphs: [
          'Arks stand on fields: **planets, moons, space stations, asteroids and the Star Portal**. An asteroid is a field like any other, except that there is nothing to do on it.',
          'On a planet and on the Portal there is room for everybody (alone against the Automa there is one exception [A23.9]). On a moon, a space station or an asteroid there is room for **one** ark.',
        ],
      },
      'A2.3': {
        heading: 'Routes',
        paragraphs: [
          'A dotted line joins two fields of a card. Where two cards meet, the two exits that face each other join their fields as well. Each such route is **one move**, in either direction.',
          'Every planet is joined to all other fields of its card, so no planet is more than two moves from an edge of its card, counting the move onto the card. The Portal lies directly at all four edges of its card and has a moon and a space station beside it.',
        ],
        caption:
          'The northern exit of the Portal faces the moon of K’eyi: one move to the moon, a second one to the planet.',
      },
      'A2.4': {
        heading: 'Where routes end',
        paragraphs: [
          'An exit towards an empty slot leads into unexplored space, and you may follow it [A10.1]. An exit that points out of the square leads nowhere.',
        ],
      },
      'A2.7': {
        heading: 'Two sides of a planet',
        paragraphs: [
          'A planet is **devastated** on its front and **terraformed** on its back. Fields, routes, moon and station are the same on both. On the back the planet itself gives more, and the tracks are gone.',
        ],
      },
    },
  },
  A3: {
    title: 'Setting up',
    sections: {
      'A3.5': {
        heading: 'The system',
        paragraphs: [
          'The app does all of this for you. The Star Portal lies in the centre, and all arks start on it. The three starting planets are shuffled and laid in N, W and E, devastated side up.',
          'The other twelve planets are shuffled and form the planet deck. New planets come from its bottom.',
        ],
      },
      'A3.8': {
        heading: 'Survivors and crew',
        paragraphs: [
          'The 15 survivor cards are shuffled into a face-down deck. So are the 33 crew cards; the top three are laid open in the Cantina.',
        ],
      },
      'A3.1': {
        heading: 'Your ark',
        paragraphs: [
          'You start with 0 points and an empty hold. A colony marker lies on each of your upgrades; on Engines it lies on the 2. Your two outposts wait on the ark card, and the eight terraforming markers are in your pool. So you have to **unlock upgrades before you can found colonies**.',
          'All four specialist tokens are locked.',
        ],
      },
      'A3.10': {
        heading: 'Your first crew',
        paragraphs: [
          'Everybody is dealt three crew cards, face up: crew is never secret.',
          '**All at the same time**, you discard one of your three and put the other two into the upper or the lower row [A6.1]. Both may go into the same row.',
        ],
        caption:
          'The start: 1 of three crew cards one is discarded; 2 the other two go into the rows, and two units of any resources into the hold.',
      },
      'A3.13': {
        heading: 'Your first resources',
        paragraphs: [
          'Then you take **two units of any resources**, equal or different, without waiting for the others. When all are done, the first player is drawn at random, and the first turn begins.',
        ],
      },
    },
  },
} as const
