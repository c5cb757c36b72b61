/** The rules of Terraforming Arks: A13, A14, A15, A16, A17, A18, A19, A20, in English. */
export default {
  A13: {
    title: 'Step 4: destination actions',
    sections: {
      'A13.1': {
        heading: 'What you can do where',
        paragraphs: [
          'On a **planet**, whatever its colour and side: **one** of six actions. Gather resources [A13.5], terraform [A14], explore [A15], settle [A16], found a colony [A17] or create a trading outpost [A18].',
          'On a **moon**, a **space station** or the **Portal**: gather and gain a specialist [A19], both or only one, in any order, each once.',
          'On an **asteroid**: nothing. It is a stop on the way.',
        ],
        caption:
          '1 On a planet one of six actions. 2 On a moon, a space station or the Portal both of these, or one. 3 On an asteroid nothing.',
      },
      'A13.4': {
        heading: 'Two actions with Robotics',
        paragraphs: [
          'With Robotics you may take a second action **of another kind** on a planet, if a colony of yours is there after the first one. It may be the colony you have just founded.',
        ],
      },
      'A13.5': {
        heading: 'Gather resources',
        paragraphs: [
          'Gain everything shown where you stand: on the side of the planet that lies up, beside the moon, beside the station, or in the Portal. On devastated K’eyi, for instance, that is 1 workforce.',
        ],
      },
    },
  },
  A14: {
    title: 'Terraform',
    sections: {
      'A14.1': {
        heading: 'Bring resources to a dead world',
        paragraphs: [
          'On a **devastated planet** you pay units from your hold. Each unit raises the track of its resource on this planet by one level. A full track takes no more, and a resource without a track there is of no use.',
        ],
      },
      'A14.3': {
        heading: 'How much at a time',
        paragraphs: [
          'You raise at least one level. At most it is **2, and 1 more for each of your colonies and outposts** on planets, wherever they are. You spread the levels as you like. Markers in your pool or on your ark card do not help.',
          'Example: with two colonies and one outpost on planets you may raise up to 5 levels.',
        ],
      },
      'A14.4': {
        heading: 'Your share',
        paragraphs: [
          'Your marker on the terraforming track advances by as many fields as you raised levels; the first time it enters the track at that number.',
          'Whoever is farther along the track is ahead. Markers on one field are stacked: whoever came **last lies on top** and is ahead of those below.',
        ],
      },
      'A14.6': {
        heading: 'The planet comes alive',
        paragraphs: [
          'When all tracks are full, the action ends at once, and your marker moves one last time. Then everybody with a marker on the track scores **the number of its field**. The first scores **3 more**, the second **1 more**. If there is only one marker on the track, its owner gets the 3 and nobody the 1.',
          'Example: K’eyi has biomass 2 of 3, minerals 3 of 3, technology 3 of 4. Pink stands on 4; on 2 lies teal’s marker with violet’s on top. Pink raises biomass and technology and moves to 6: pink scores 6 + 3, violet 2 + 1, teal 2.',
        ],
        caption: 'K’eyi before and after the example. Ark, colony and outpost stay; tracks and markers are gone.',
      },
      'A14.8': {
        heading: 'The other side',
        paragraphs: [
          'The card is turned over. Resource markers go back to the supply and terraforming markers to their owners; arks, colonies and outposts stay where they are.',
          'From now on the planet gives what its back shows, to those who gather and to outposts, and survivors can be settled there.',
        ],
      },
    },
  },
  A15: {
    title: 'Explore',
    sections: {
      'A15.1': {
        heading: 'Looking for people',
        paragraphs: [
          'On any planet, devastated or terraformed, pay **one Leader of the planet’s colour**. Reveal the top survivor card and gain what it shows.',
        ],
      },
      'A15.3': {
        heading: 'Taking them aboard',
        paragraphs: [
          'If the card has the **colour of the planet**, you may keep it: it lies open below your bridge card until you settle it. There is room for three. With three aboard you may still explore, but you cannot keep what you find.',
          'Example: on Elpis you use your green token and meet the Terrace Farmers. You gain 1 biomass and 1 workforce, and because they are green, you may take them aboard.',
        ],
        caption: 'Terrace Farmers: green, 1 biomass and 1 workforce.',
      },
      'A15.6': {
        heading: 'Scouting Vehicles',
        paragraphs: [
          'With this upgrade you draw two cards and choose one; the other is discarded without effect. If there is only one card left to draw, you take that one.',
          'Example: on a red planet you draw the Ice Miners (blue) and the Foundry Families (red). You choose the Foundry Families: 1 workforce, 1 technology, and they may come aboard.',
        ],
      },
      'A15.5': {
        heading: 'Discarded survivors',
        paragraphs: [
          'A card that is not kept is discarded. When the deck is empty and a card is needed, the discarded ones are shuffled into a new deck. If there are none either, exploring is not possible.',
        ],
      },
    },
  },
  A16: {
    title: 'Settle',
    sections: {
      'A16.1': {
        heading: 'A new home',
        paragraphs: [
          'On a **terraformed planet** settle **one** survivor card of the planet’s colour that you carry: turn it face down and lay it beside your bridge card. It is yours for good and scores at the end [A21.3].',
          'Each action settles one card. In the course of the game a planet takes in any number of survivors.',
          'Example: you carry the Orchard Clan and the Gene Archivists, both green. On a terraformed green planet you settle the Orchard Clan; the others have to wait for another turn, even with Robotics, because the second action must be of another kind.',
        ],
        caption:
          'The example: of the Orchard Clan and the Gene Archivists 1 the clan settles, worth 5 points if no other follows; 2 the archivists stay aboard.',
      },
    },
  },
  A17: {
    title: 'Found a colony',
    sections: {
      'A17.1': {
        heading: 'What it costs and what it is worth',
        paragraphs: [
          'You need a colony marker in your pool and the price of your **next** colony, which depends on how many you have on planets.',
          '**First**: an Engineer and any Leader. **Second**: the same and 1 unit of any resource. **Third**: an Engineer, any Leader and a Leader of the planet’s colour. **Fourth to seventh**: like the third, and 1, 2, 3 or 4 units of any resource. **Eighth**: an Engineer, any Leader, two Leaders of the planet’s colour and 5 units of any resource.',
          'At the end 1 to 8 colonies are worth **2, 5, 9, 14, 20, 27, 35 or 45 points** in all.',
          'Example: you have two colonies elsewhere and stand on green Elpis. You discard Grove Elder (green Leader), Reactor Mechanic (Engineer) and Tide Regent (blue Leader, as any Leader). Your third colony costs no resources.',
        ],
        caption:
          'From the first to the eighth colony: its price, and what all your colonies together are worth at the end.',
      },
      'A17.2': {
        heading: 'Where it stands',
        paragraphs: [
          'The marker goes onto the planet you are on, devastated or terraformed, and stays there to the end. You can have **one colony on each planet**; other players may have theirs beside it.',
        ],
      },
    },
  },
  A18: {
    title: 'Create a trading outpost',
    sections: {
      'A18.1': {
        heading: 'Putting one up, moving one',
        paragraphs: [
          'If there is an outpost in your pool, put it on the planet. If all you have unlocked are already on planets, **move** one of them here, at your choice; one is enough. As long as one is in the pool, none is moved.',
        ],
      },
      'A18.3': {
        heading: 'Next to your own people',
        paragraphs: [
          'Each time you put or move an outpost onto a planet **with a colony of yours**, you score **2 points**.',
        ],
        caption: 'Pink creates an outpost on Elpis, where pink has a colony: 2 points.',
      },
      'A18.4': {
        heading: 'What it gives',
        paragraphs: [
          'Creating it gives no resources; it pays from the next landing on [A11.2]. You can have one outpost on each planet, so the action is not possible where one of yours already stands; other players’ outposts may stand beside it.',
          'Example: pink creates an outpost on devastated Elpis, where pink has a colony: 2 points. Later teal lands there: pink gains 1 workforce and 1 biomass, teal nothing.',
        ],
      },
    },
  },
  A19: {
    title: 'Gain a specialist',
    sections: {
      'A19.1': {
        heading: 'A card for a token',
        paragraphs: [
          'On a moon, a space station or the Portal discard one of your crew cards, from either row, and make a **locked** token ready: a card with an **Engineer** readies any one Leader, a card with a **Leader** readies the Engineer. A token that is already ready cannot be gained again.',
          'Example: on a station you give up Reactor Mechanic, an Engineer, and make your green Leader ready. You may still gather there.',
        ],
        caption: 'The example: Reactor Mechanic, an Engineer, is discarded, and the green Leader is ready.',
      },
    },
  },
  A20: {
    title: 'Step 5: draw a crew card',
    sections: {
      'A20.1': {
        heading: 'The end of your turn',
        paragraphs: [
          'If you have fewer than six crew cards, you may draw the top card of the deck and place it. You never draw from the Cantina here. Then it is the next player’s turn.',
        ],
        caption: '1 Five crew cards: you may draw a sixth. 2 Six crew cards: you cannot draw.',
      },
    },
  },
} as const
