import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import { classes, starOf, stars, suns } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Sphere } from '../pieces/spheres.tsx'
import '../hunters.css'
import { BigStar } from '../table/big-star.tsx'
import { BigSun } from '../table/big-sun.tsx'
import { StarCard, SunCard } from '../table/cards.tsx'
import { textsOf } from '../texts/index.ts'

const KELVIN = [2500, 3100, 3700, 4500, 5800, 7700, 9600, 12_500, 20_000, 40_000]
const states = [
  ['on the table', {}],
  ['small', { small: true }],
  ['small, counts in the fight', { small: true, counts: true }],
  ['small, does not count', { small: true, counts: false }],
] as const

/** Stars: spheres by temperature, star cards and Sun cards in every state, and all stars. */
export default sheetOf('hx hx-tokens', Defs, (language) => {
  const texts = textsOf(language)
  const newest = stars.flatMap(({ id }) => starOf(id) ?? [])
  const examples = classes.flatMap(({ id }) => newest.find((star) => star.class === id) ?? [])
  const large = [...newest.filter(({ burst }) => burst !== undefined), ...examples.slice(1)]
  return [
    {
      title: 'Spheres',
      note: 'By temperature in kelvin, which gives them their colour.',
      of: piecesFrom(KELVIN, (kelvin) => (
        <Drawing width={84}>
          <Sphere kelvin={kelvin} r={20} rays={8} />
        </Drawing>
      )),
    },
    ...states.map(([label, state]) => ({
      title: `Star cards and Sun cards, ${label}`,
      width: 'small' in state ? 128 : 96,
      of: {
        ...piecesFrom(examples, (star) => <StarCard star={star} texts={texts} {...state} />),
        ...piecesFrom(suns, ({ id }) => <SunCard id={id} texts={texts} {...state} />),
      },
    })),
    {
      title: 'Large cards',
      note: 'Supergiants say what their stellar wind does.',
      width: 280,
      of: {
        ...piecesFrom(large, (star) => <BigStar star={star} texts={texts} />),
        ...piecesFrom(suns, ({ id }) => <BigSun id={id} texts={texts} />),
      },
    },
    { title: 'All stars', width: 96, of: piecesFrom(newest, (star) => <StarCard star={star} texts={texts} />) },
  ]
})
