import { expect, test } from 'vitest'
import { slots } from '../components/basics.ts'
import { build, play } from '../test/build.ts'
import * as see from '../test/see.ts'
import { arks } from '../versions.ts'
import { finishOf } from './table.ts'

test('A14.7 what a planet promises whoever finishes it is what they get', () => {
  // The example of the rulebook: K'eyi lacks one level of biomass and one of technology.
  const state = build({
    seats: 3,
    step: 'act',
    system: { N: 'keyi', W: 'ryugu', E: 'kijani' },
    levels: { N: [2, 0, 3, 3] },
    markers: { N: ['0 on 4', '2 on 2', '1 on 2'] },
    players: [{ ark: 'N.planet', cargo: [1, 0, 0, 1] }, {}, {}],
  })
  const slot = slots.indexOf('N')
  expect(finishOf(arks.view(state, 0), 0, slot)).toEqual({ levels: 2, points: 9 })
  // Violet and teal would stay behind pink; teal would come level with violet and lie on top.
  expect(finishOf(arks.view(state, 0), 1, slot)).toEqual({ levels: 2, points: 7 })
  play(state, 'act:terraform')
  play(state, 'raise:biomass')
  expect(finishOf(arks.view(state, 0), 0, slot, 1)).toEqual({ levels: 1, points: 9 })
  play(state, 'raise:technology')
  expect(see.points(state)).toBe(9)
})
