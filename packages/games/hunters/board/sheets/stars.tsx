import { Drawing } from '@orrery/board/draw'
import type { SheetProps } from '@orrery/board/specimens'
import { OnBoard, Specimens } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
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
export default function Stars({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  const newest = stars.flatMap(({ id }) => starOf(id) ?? [])
  const examples = classes.flatMap(({ id }) => newest.find((star) => star.class === id) ?? [])
  return (
    <OnBoard board="hx hx-tokens">
      <Defs />
      <Specimens
        title="Spheres"
        note="The colour comes from the temperature."
        of={KELVIN.map((kelvin) => [
          `${kelvin} K`,
          <Drawing key={kelvin} width={84}>
            <Sphere kelvin={kelvin} r={20} rays={8} />
          </Drawing>,
        ])}
      />
      {states.flatMap(([label, props]) => [
        <Specimens
          key={`stars ${label}`}
          title={`Star cards, ${label}`}
          width={'small' in props ? 128 : 96}
          of={examples.map((star) => [star.class, <StarCard key={star.id} star={star} texts={texts} {...props} />])}
        />,
        <Specimens
          key={`suns ${label}`}
          title={`Sun cards, ${label}`}
          width={'small' in props ? 128 : 96}
          of={suns.map(({ id }) => [id, <SunCard key={id} id={id} texts={texts} {...props} />])}
        />,
      ])}
      <Specimens
        title="Large star cards"
        note="Supergiants say what their stellar wind does."
        width={280}
        of={[...newest.filter(({ burst }) => burst !== undefined), ...examples.slice(1)].map((star) => [
          star.id,
          <BigStar key={star.id} star={star} texts={texts} />,
        ])}
      />
      <Specimens
        title="Large Sun cards"
        width={280}
        of={suns.map(({ id }) => [id, <BigSun key={id} id={id} texts={texts} />])}
      />
      <Specimens
        title="All stars"
        note={`${newest.length} cards`}
        width={96}
        of={newest.map((star) => [star.id, <StarCard key={star.id} star={star} texts={texts} />])}
      />
    </OnBoard>
  )
}
