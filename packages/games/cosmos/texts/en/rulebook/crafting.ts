/** The rules of Crafting the Cosmos: C9, C10, C11, C12, C13, in English. */
export default {
  C9: {
    title: 'Crafting phase: placing',
    sections: {
      'C9.1': {
        heading: 'In any order, as often as you can',
        paragraphs: [
          'Place pieces, take scoring actions [C10.1], spend energy cards [C11.1], use your tracks [C12.1]: in any order, as often as you can, and none of it is compulsory.',
          'Every action is finished before the next begins. The one exception is built into the discharge, where a power card may take the place of the star [C10.10].',
        ],
      },
      'C9.2': {
        heading: 'Beside your board',
        paragraphs: [
          'Stars, proto life and nebulae that you have gained but not yet placed lie face up beside your board, in your **reserve**. There they count for nothing: not for goals, not for nebulae, not as payment. What still lies there at the end of your turn is **lost** [C13.5].',
        ],
      },
      'C9.3': {
        heading: 'Placing a nebula',
        paragraphs: [
          'On any empty hex of your galaxy, with its required stars face up. You see them before you choose the place, and stars or life already there are no obstacle. Without an empty hex it cannot be placed.',
        ],
      },
      'C9.4': {
        heading: 'Placing a star',
        paragraphs: [
          'On any empty corner, showing its element. It need not be next to anything. Without an empty corner it stays beside the board.',
        ],
      },
      'C9.6': {
        heading: 'Placing proto life',
        paragraphs: [
          'Life spreads. Proto life goes on an empty side **adjacent to life of your own**, proto or stable. You may place several in a chain, each next to the one before.',
          'If you have no life at all, the first must go on the white start space. If you have life but no empty side next to any of it, you cannot place proto life. Stable life that a card puts down is free to go on any empty side, even into a galaxy without life.',
          'Only placing requires a neighbour. Moves and other effects may leave life on its own.',
          'Example: no life is left and two proto life lie beside your board. The first goes on the white space, the second on one of the four sides next to it.',
        ],
        caption:
          'Without any life the first proto life goes on the white space. The second may go on one of the four sides next to it.',
      },
      'C9.5': {
        heading: 'You may leave pieces out',
        paragraphs: [
          'Whether you place what lies beside your board is up to you, piece by piece. A piece that a card puts straight onto the board may be refused as well and returns to the supply: that concerns Relativity, Generation, Abiogenesis, Amino Acids and Speciation. **The star of a discharge and the nebula at the end of a turn are different: you place them as long as a space is free.**',
        ],
      },
    },
  },
  C10: {
    title: 'Crafting phase: scoring',
    sections: {
      'C10.1': {
        heading: 'When a nebula is complete',
        paragraphs: [
          'You can complete an unfinished nebula when the stars on its six corners are **exactly** the ones it needs: none missing, none wrong, and **none too many**. On which corner each one lies does not matter.',
          'Supernovae are wild: each stands for any one star that is missing, and you need not say which. But it always counts as a star; a supernova never stands for an empty corner.',
          'Example: a nebula of size 1 needs H, H, He and O. These four are there, and a C star as well. It cannot be completed. Once the C star has moved away from its corners, it can.',
        ],
      },
      'C10.3': {
        heading: 'Completing it',
        paragraphs: [
          'You gain the points of the tile, **discard one star** of your choice from around it, standard or supernova, and flip the tile. You cannot keep that star.',
          'It is gone for neighbouring nebulae too. The other stars stay, and can serve one nebula after another.',
        ],
        caption:
          'A nebula of size 3 with H, He, He, O, C and C around it is completed: 10 points. Here the C star at the lower left was discarded.',
      },
      'C10.5': {
        heading: 'Once and for all',
        paragraphs: [
          'A nebula is completed only once, and needs no life for it. Whatever happens around it later changes nothing: it keeps its place and its size for the goals and can no longer be relocated or replaced.',
        ],
      },
      'C10.7': {
        heading: 'Discharging the time chamber',
        paragraphs: [
          'With a crystal on space 6 you may discharge the chamber. You take a star of **any element** from the supply and put it on any empty corner, the crystal goes to the next scoring space, and you gain its points: **3, 6, 10, 15, 21** for the first to the fifth.',
          'From the sixth discharge on you still get the star, but no more points.',
        ],
      },
      'C10.10': {
        heading: 'Something else instead of the star',
        paragraphs: [
          'Three power cards may replace the star [C17.1] [C17.2] [C17.3], one of them per discharge. Crystal and points are the same as ever, and it works after the fifth crystal as well.',
          'The star must be placed. Only if there is no star to take or no corner for it do you go without; the crystal still moves and the points still count.',
          'Example: you own Generation and Black Hole and discharge for the first time. You choose Generation: up to three stable life on any empty sides, 3 points, no star. Black Hole has to wait for another discharge.',
        ],
      },
      'C10.12': {
        heading: 'Creating an advanced life form',
        paragraphs: [
          'You need a **completed nebula** without a life form, life on **all six of its sides** (proto and stable in any mix), and a token in the stack.',
          'All proto life on its sides is discarded; stable life stays. Draw the top life form and lay it face down on the nebula.',
        ],
        caption:
          'Three proto and three stable life surround a completed nebula. The proto life leaves, the life form arrives.',
      },
      'C10.14': {
        heading: 'A secret until the end',
        paragraphs: [
          'You may look at your own life forms at any time, nobody else may. They score only at the end of the game.',
          'A side between two nebulae serves both. If its proto life is discarded, it is missing at the neighbour as well.',
        ],
      },
      'C10.16': {
        heading: 'Your score',
        paragraphs: [
          'There is no upper limit. On the table the marker runs around a track of 50: from 50 points on a +50 token lies beside it, from 100 on its +100 side. 48 points and 6 more are 54: the +50 token, and the marker on 4.',
        ],
      },
    },
  },
  C11: {
    title: 'Crafting phase: energy cards',
    sections: {
      'C11.1': {
        heading: 'Spending cards',
        paragraphs: [
          'Energy cards that you spend go face up onto the discard pile. There are three things to spend them on.',
        ],
      },
      'C11.2': {
        heading: 'A new power card',
        paragraphs: [
          'Choose an empty slot, in any order; the four cost **2, 3, 3 and 4** cards. Discard exactly that many energy cards **of one kind** and look at as many cards from the top of the power deck of that kind. Keep one, face up at the slot; put the others under the deck in the order you like.',
          'The marker of the slot moves to the control of that kind. From your next energy phase on it pays you something extra [C6.4].',
          'Example: pink pays three light cards for slot 2, looks at three light power cards and keeps Relativity: Δ. The marker goes to the light control.',
        ],
        caption: 'A power card: cost at the left of the arrow, effect at its right, the words beneath.',
      },
      'C11.4': {
        heading: 'Few cards, full slots',
        paragraphs: [
          'If the deck holds fewer cards than you paid, you look at all of them for the same price. A kind whose deck is empty cannot be chosen.',
          'You may acquire several power cards in a turn, as long as a slot is empty. You keep them to the end; they are never moved or swapped.',
        ],
      },
      'C11.6': {
        heading: 'Using a power card',
        paragraphs: [
          'Pay what it costs and do what it says [C16.1]. You may do so in the very turn in which you acquired it.',
        ],
      },
      'C11.7': {
        heading: 'A set of five',
        paragraphs: ['Discard five energy cards of one kind for **6 points**, as often as you can.'],
      },
    },
  },
  C12: {
    title: 'Crafting phase: your tracks',
    sections: {
      'C12.1': {
        heading: 'Use them or lose them',
        paragraphs: [
          'Each of these actions spends one unit of its track. Units not spent are lost at the end of your turn.',
        ],
      },
      'C12.2': {
        heading: 'Supernova: flip a star',
        paragraphs: [
          'Flip any one standard star of your galaxy, whatever its element, to its supernova side.',
          'A supernova cannot be moved with gravitons. Only Shooting Star [C17.28] relocates one, and only Binary Star [C17.25] turns one back.',
        ],
      },
      'C12.4': {
        heading: 'DNA: stabilise life',
        paragraphs: ['Flip one proto life of your galaxy to stable life.'],
      },
      'C12.5': {
        heading: 'Graviton: move a piece',
        paragraphs: [
          'Move one of your standard stars or life tokens to an **empty space of its kind**: an adjacent one, or one beyond, as long as every space it passes over is occupied. However long the way, it costs one graviton.',
          'Example: the He star of the picture may go to the two empty corners next to it, or jump over H, or over H and C in a row.',
        ],
        caption: 'One graviton: the five corners that the He star can reach are shown as pale He stars.',
      },
      'C12.7': {
        heading: 'The fine print of moving',
        paragraphs: [
          'Anything may be jumped over, supernovae included. Stars travel over corners only, life over sides only. Nebulae and sector borders are no obstacle.',
          'The piece must end on a different space from the one it left, and while it travels its own space does not count as occupied. Pieces beside your board can be neither flipped nor moved.',
        ],
      },
    },
  },
  C13: {
    title: 'Ending your turn',
    sections: {
      'C13.1': {
        heading: 'Omega',
        paragraphs: [
          'When you have finished crafting, your turn marker goes from alpha to one of the two omega spaces. You must choose one:',
          '**Nebula**: name a size, draw that tile, and put it on an empty hex. **Stabilise**: flip one proto life to stable life.',
        ],
        caption: 'The choice of omega: 1 a new nebula on an empty hex, or 2 the proto life becomes stable life.',
      },
      'C13.4': {
        heading: 'The very last action',
        paragraphs: [
          'Nothing may follow omega in this turn. Even if the new nebula already has all its stars, it can be completed in your next turn at the earliest.',
          'Stabilise is offered only when you have proto life on the board. Nebula is always offered; without an empty hex, or with all stacks empty, the marker moves and nothing is drawn.',
        ],
      },
      'C13.5': {
        heading: 'What you lose, what you keep',
        paragraphs: [
          'Everything still beside your board is lost, and your three tracks go back to 0. Your hand, your crystals and your galaxy stay as they are.',
          'The next player takes a turn; after the last one comes the end of the round.',
        ],
      },
    },
  },
} as const
