/** The rules of Star Hunters: H5, H6, H7, in English. */
export default {
  H5: {
    title: 'Step 1: move',
    sections: {
      'H5.1': {
        heading: 'One field onwards',
        paragraphs: [
          'You must fly to a field **adjacent** to your own, that is, one that shares a border line with it. You cannot stay where you are unless an event card allows it [H8.15]. Flying back and forth between two fields is fine.',
          'Example: your rocket stands on Orion. You can fly to Camelopardalis, Perseus or Gemini, and nowhere else.',
        ],
        caption: 'From Orion three fields are in reach: Camelopardalis, Perseus and Gemini.',
      },
      'H5.3': {
        heading: 'Room for everybody',
        paragraphs: [
          'A field holds any number of rockets. Only **arriving** starts a fight: leaving a field that you share starts none, and neither does the crowd at the pole when the game begins.',
        ],
      },
      'H5.4': {
        heading: 'Pushed, not flown',
        paragraphs: [
          'A rocket that changes its field in any way other than by its owner’s move, after a lost fight or through an event, starts no fight and does not use its new field.',
        ],
      },
      'H5.5': {
        heading: 'A longer flight is still a move',
        paragraphs: [
          'If Voyager 1 or the Einstein–Rosen bridge changes your move [H8.16], everything follows as usual: fights, then use of the field. Fields that you pass on the way do not matter.',
          'Example: A stands on Ursa Minor, B on Draco. A plays Voyager 1 and flies over Draco to Lyra. There is no fight, and A takes 1 C and 1 O.',
        ],
      },
    },
  },
  H6: {
    title: 'Step 2: fight',
    sections: {
      'H6.1': {
        heading: 'When there is a fight',
        paragraphs: [
          'If your move ends on a field with another rocket, there is **always** a fight, and you are the attacker.',
          'With several opponents there you fight them one after another and choose the next one after each fight. The first fight that you lose ends the series: those you have not met are left alone, and what you have won so far is yours. You may use the field only if you have beaten all of them, or were spared by those you did not beat [H8.12].',
        ],
      },
      'H6.3': {
        heading: 'How a fight runs',
        paragraphs: [
          'First the defender may call it off with Total solar eclipse [H8.12]. Then both roll a die, the attacker first. Now reactions can be played [H8.11]: the attacker begins, and you take turns to play one card or pass, until both of you pass in a row. Then the points are compared.',
        ],
      },
      'H6.4': {
        heading: 'Counting the points',
        paragraphs: [
          '**Attack**: your die, plus the bonus of each of your stars with a highlighted radius, plus 1 with the Sun card Flare, plus event cards.',
          '**Defence**: your die, plus the bonus of each of your stars with a highlighted mass, plus 1 with the Sun card Heliosphere, plus event cards.',
          'All your stars count and their bonuses add up. Points are counted in tenths: 4.7 beats 4.6. The attacker needs **more** than the defender; **a tie is won by the defender**.',
          'Example: Ania, who owns Procyon b, Bellatrix and Capella a, attacks Michał, who owns Capella b, Mirzam and Rigel. She rolls 4, he rolls 3. Attack: 4 + 1.5 (Capella a) + 1.5 (Bellatrix) = 7.0; Procyon b has its mass highlighted and adds nothing. Defence: 3 + 3.0 (Rigel) = 6.0. Ania wins.',
        ],
        caption: 'Ania attacks with 7.0 points, Michał defends with 6.0. The bonuses are read off the two curves.',
      },
      'H6.5': {
        heading: 'Reading the combat diagrams',
        paragraphs: [
          'Find the highlighted number on the axis, go up to the curve, read the bonus, and round it to one decimal (1.35 becomes 1.4). Between its corners the curve is straight on a logarithmic axis; beyond its ends it stays level. The app reads it for you and shows the bonus on the card.',
          'Attack by radius: 0.005 R☉ gives 0.1; 0.02 gives 0.2; 0.1 gives 0.4; 1 gives 1.0; from 5 to 15 it is 1.5; 203 gives 1.0 and 1500 gives 0.6. The best attackers are of middling size.',
          'Defence by mass: 0.08 M☉ gives 0.1; 0.5 gives 0.5; 1 gives 0.8; 1.7 gives 1.0; 5 gives 1.8; 10 gives 2.4; 23 gives 3.0 and 40 gives 3.4. The heavier, the better.',
        ],
      },
      'H6.7': {
        heading: 'The attacker wins',
        paragraphs: [
          'You take **one random crystal** from the defender, who must at once fly to a neighbouring field of their own choice. It may be occupied, and it may be the field you came from; there is no fight there and the field is not used. You stay, and when nobody is left to fight you use the field.',
          'Every crystal is equally likely, not every kind: the app lines them up from H to Fe and draws one. With 2 H, 1 He and 1 O the chance is one half for H and one quarter each for He and O. A defender without crystals loses none; everything else happens as usual.',
        ],
      },
      'H6.9': {
        heading: 'The defender wins',
        paragraphs: [
          'The defender takes **2 H** from the pool. You go back to the field on which your move began, without a fight and without using it, and go on with step 4. After Voyager 1 or the Einstein–Rosen bridge that is the field before the whole flight.',
          'Example: Aga owns Arcturus and Deneb and flies from Draco to the Event field Ursa Major, where Monika waits with Altair, Aldebaran and the Sun card Heliosphere. Aga rolls 5, Monika 4. Attack: 5 + 1.0 (Deneb) = 6.0. Defence: 4 + 1.0 (Aldebaran) + 1.0 (Sun) = 6.0. The tie goes to Monika: she takes 2 H, and Aga is back on Draco without a card.',
        ],
      },
      'H6.10': {
        heading: 'What is at stake, and what is not',
        paragraphs: [
          'Stars and their bonuses cannot be lent, and third players take no part. Only crystals are at stake: nobody ever loses stars or points in a fight.',
        ],
      },
    },
  },
  H7: {
    title: 'Step 3: use the field',
    sections: {
      'H7.1': {
        heading: 'Only here, only now',
        paragraphs: [
          'You use the field that your move has led you to, or on which Lagrange point L2 lets you stay [H8.15]. It happens in step 3 of your own turn, never in the turn of somebody else, and it is compulsory.',
        ],
      },
      'H7.2': {
        heading: 'Element fields',
        paragraphs: [
          'Take the crystals shown there from the pool. There is plenty of hydrogen on Orion and on Coma Berenices (8 H each); carbon and oxygen come in ones and twos, and the only silicon is on Gemini.',
        ],
      },
      'H7.3': {
        heading: 'Event fields',
        paragraphs: ['On Ursa Major and Andromeda you draw one event card [H8.1].'],
      },
      'H7.4': {
        heading: 'The Decay field',
        paragraphs: [
          'On Ursa Minor, at the pole, you may let crystals decay once, twice, or not at all [H9.6]. The second decay may use what the first one gave.',
          'Example: with 1 O you first get C and He, then the C becomes 3 He. Now you have 4 He, and a third decay is not allowed.',
        ],
        caption: 'The example: one O decays into C and He, then the C into three He. That makes four He.',
      },
      'H7.5': {
        heading: 'Unlimited fusion',
        paragraphs: [
          'On Cygnus you take 6 H, and in step 5 of this turn you may carry out **as many fusions as you like** [H9.3].',
        ],
      },
    },
  },
} as const
