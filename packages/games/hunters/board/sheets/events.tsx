import { piecesFrom, sheetOf } from '@orrery/board/specimens'
import { events } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import '../hunters.css'
import { EventCardView } from '../table/cards.tsx'
import { textsOf } from '../texts/index.ts'

const width = 150
const timings = [...new Set(events.map(({ timing }) => timing))]
const lit = { action: 'example' }

/** Event cards: one of each timing in every state, and all of them. */
export default sheetOf('hx hx-tokens', Defs, (language) => {
  const texts = textsOf(language)
  const examples = timings.flatMap((timing) => events.find((card) => card.timing === timing) ?? [])
  return [
    ...examples.map(({ id, timing }) => ({
      title: texts.names.timings[timing] ?? timing,
      width,
      of: {
        'in the hand': <EventCardView id={id} target={{}} texts={texts} />,
        lit: <EventCardView id={id} target={lit} texts={texts} />,
        'three copies': <EventCardView id={id} target={{}} texts={texts} copies={3} />,
        small: <EventCardView id={id} target={{}} texts={texts} small />,
        'small, lit': <EventCardView id={id} target={lit} texts={texts} small copies={2} />,
      },
    })),
    {
      title: 'All event cards',
      width,
      of: piecesFrom(events, ({ id }) => <EventCardView id={id} target={{}} texts={texts} />),
    },
  ]
})
