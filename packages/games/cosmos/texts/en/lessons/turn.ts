/** The guided first turn of Crafting the Cosmos, in English. */
export default {
  title: 'Your first turn',
  about: 'Shift energy, place stars and life, complete a nebula.',
  steps: {
    galaxy: {
      title: 'Your galaxy',
      text: 'Hexes hold nebulae, corners hold stars, sides hold life. Most of your points come from completing nebulae with the right stars.',
    },
    regulators: {
      title: 'Four laws of nature',
      text: 'Energy goes clockwise round Light, Time, Gravity and Chemistry. Your token has your colour; dark energy belongs to nobody. Three fill a control.',
    },
    dark: {
      title: 'Shift dark energy',
      text: 'You have three moves, each one control on. Move dark energy out of Time and out of Gravity: more tokens there means more for you.',
    },
    own: {
      title: 'Now your own token',
      text: 'At least one move must be yours. Move it to Light: where it ends up, you get the large, active reward.',
    },
    cards: {
      title: 'Collect: energy cards',
      text: 'Light gave you three H stars, and one card for every token there. Take three from the row; you see each card before you choose the next.',
    },
    collected: {
      title: 'Beside your board',
      text: 'Stars and proto life wait here. Whatever you don’t place is lost at the end of your turn.',
    },
    nebula: {
      title: 'What a nebula needs',
      text: 'This one needs exactly H, H, H and C on its six corners, anywhere, and not one star more. The H in the centre already counts.',
    },
    stars: {
      title: 'Place three stars',
      text: 'Choose the H, then the three marked corners. A star between two nebulae serves both of them.',
    },
    acquire: {
      title: 'Buy a power',
      text: 'The C is missing. Spend two Gravity cards on your first power: you look at two and keep one. Keep Core Collapse.',
    },
    activate: {
      title: 'Use it at once',
      text: 'Core Collapse costs one card and one graviton. Pay with Gravity and flip the outer star: a supernova stands for any element.',
    },
    complete: {
      title: 'Complete the nebula',
      text: 'Three points for you! One star must go: choose the supernova. The stars that stay help the nebulae next door.',
    },
    goals: {
      title: 'Goals',
      text: 'At the end of each round the goals move on, and the one in last place scores: 6 points for whoever has the most. This one counts small nebulae, and you have one.',
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
      text: 'To finish, you do one of two things: draw a nebula or stabilise life. Stabilise life; stable life stays when a life form is made.',
    },
  },
  learned: [
    'Shift energy, your own at least once, then collect from all four controls.',
    'Place everything beside your board before your turn ends.',
    'A nebula needs exactly its stars; a supernova stands for any.',
    'Matching energy cards buy powers, and powers bring more each turn.',
    'Goals score from the third round on; the game lasts eight rounds at most.',
  ],
} as const
