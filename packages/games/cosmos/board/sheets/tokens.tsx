import { colours } from '@orrery/board/seats'
import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import { GoalSign } from '../console/goals.tsx'
import '../cosmos.css'
import { goals } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Glyph, type GlyphId, glyphs } from '../pieces/glyphs.tsx'
import { Growth, LifeFormPicture, Use } from '../pieces/piece.tsx'

const isGlyph = (id: string): id is GlyphId => id in glyphs

const lives = [
  ['proto', 'proto life'],
  ['flat-proto', 'proto life, flat'],
  ['stable', 'stable life'],
  ['flat-stable', 'stable life, flat'],
  ['crystal', 'time crystal'],
] as const

/** Life, life forms, crystals, marbles, and the signs of the game. */
export default function Tokens(): ReactNode {
  return (
    <OnBoard board="cc">
      <Defs />
      <Group title="Life and crystals">
        {lives.map(([id, label]) => (
          <Specimen key={id} label={label}>
            <Drawing width={70}>
              <Use id={id} k={1.6} />
            </Drawing>
          </Specimen>
        ))}
        <Specimen label="growth of the crystal">
          <Growth size={48} />
        </Specimen>
      </Group>
      <Group
        title="Life forms"
        note="The rim tells the group; the value is hidden, seen by its owner only, or revealed."
      >
        {([1, 2] as const).flatMap((group) => [
          <Specimen key={`${group} hidden`} label={`group ${group}, hidden`}>
            <LifeFormPicture size={72} group={group} />
          </Specimen>,
          <Specimen key={`${group} own`} label={`group ${group}, own`}>
            <LifeFormPicture size={72} group={group} value={3} />
          </Specimen>,
          <Specimen key={`${group} revealed`} label={`group ${group}, revealed`}>
            <LifeFormPicture size={72} group={group} value={3} revealed />
          </Specimen>,
        ])}
      </Group>
      <Group title="Marbles">
        {[...colours, 'dark' as const].map((colour) => (
          <Specimen key={colour} label={colour}>
            <Drawing width={44}>
              <Use id={`marble-of-${colour}`} k={1.5} />
            </Drawing>
          </Specimen>
        ))}
      </Group>
      <Group title="Goals">
        {goals.map(({ id, metric }) => (
          <Specimen key={id} label={id}>
            <span className="cc-goal-sign">
              <GoalSign metric={metric} size={26} />
            </span>
          </Specimen>
        ))}
      </Group>
      <Group title="Signs">
        {Object.keys(glyphs)
          .filter(isGlyph)
          .map((id) => (
            <Specimen key={id} label={id}>
              <Glyph id={id} size={32} />
            </Specimen>
          ))}
      </Group>
    </OnBoard>
  )
}
