/** The characters of bots, in English. */
export default {
  architect: { name: 'Architect', hint: 'builds one nebula after another' },
  gardener: { name: 'Gardener', hint: 'brings life to every corner of the galaxy' },
  watchmaker: { name: 'Watchmaker', hint: 'grows crystals and likes to end the game with them' },
  rival: { name: 'Rival', hint: 'goes after every goal, and after you' },
} as const
