import type { SheetProps } from '@orrery/board/specimens'
import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
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
      <Group title="Spheres" note="The colour comes from the temperature.">
        {KELVIN.map((kelvin) => (
          <Specimen key={kelvin} label={`${kelvin} K`}>
            <Drawing width={84}>
              <Sphere kelvin={kelvin} r={20} rays={8} />
            </Drawing>
          </Specimen>
        ))}
      </Group>
      {states.map(([label, props]) => (
        <Group key={label} title={`Star cards, ${label}`}>
          {examples.map((star) => (
            <Specimen key={star.id} label={star.class} width={'small' in props ? 128 : 96}>
              <StarCard star={star} texts={texts} {...props} />
            </Specimen>
          ))}
        </Group>
      ))}
      {states.map(([label, props]) => (
        <Group key={label} title={`Sun cards, ${label}`}>
          {suns.map(({ id }) => (
            <Specimen key={id} label={id} width={'small' in props ? 128 : 96}>
              <SunCard id={id} texts={texts} {...props} />
            </Specimen>
          ))}
        </Group>
      ))}
      <Group title="Large star cards" note="Supergiants say what their stellar wind does.">
        {[...newest.filter(({ burst }) => burst !== undefined), ...examples.slice(1)].map((star) => (
          <Specimen key={star.id} label={star.id} width={280}>
            <BigStar star={star} texts={texts} />
          </Specimen>
        ))}
      </Group>
      <Group title="Large Sun cards">
        {suns.map(({ id }) => (
          <Specimen key={id} label={id} width={280}>
            <BigSun id={id} texts={texts} />
          </Specimen>
        ))}
      </Group>
      <Group title="All stars" note={`${newest.length} cards`}>
        {newest.map((star) => (
          <Specimen key={star.id} label={star.id} width={96}>
            <StarCard star={star} texts={texts} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
