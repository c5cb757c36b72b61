import { colours } from '@orrery/board/seats'
import { OnBoard, Specimens } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import { GoalSign } from '../console/goals.tsx'
import '../cosmos.css'
import { goals } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Glyph, type GlyphId, glyphs } from '../pieces/glyphs.tsx'
import { Growth, LifeFormPicture, Picture } from '../pieces/piece.tsx'

const isGlyph = (id: string): id is GlyphId => id in glyphs

const lives = [
  ['proto', 'proto life'],
  ['flat-proto', 'proto life, flat'],
  ['stable', 'stable life'],
  ['flat-stable', 'stable life, flat'],
  ['crystal', 'time crystal'],
] as const

type Shown = readonly [label: string, piece: ReactNode]

const forms = ([1, 2] as const).flatMap((group): readonly Shown[] => [
  [`group ${group}, hidden`, <LifeFormPicture key="" size={72} group={group} />],
  [`group ${group}, own`, <LifeFormPicture key="" size={72} group={group} value={3} />],
  [`group ${group}, revealed`, <LifeFormPicture key="" size={72} group={group} value={3} revealed />],
])
const marbles = [...colours, 'dark'].map(
  (colour): Shown => [colour, <Picture key="" id={`marble-of-${colour}`} width={44} k={1.5} />],
)
const goalSigns = goals.map(
  ({ id, metric }): Shown => [
    id,
    <span key="" className="cc-goal-sign bd-centre">
      <GoalSign metric={metric} size={26} />
    </span>,
  ],
)
const signs = Object.keys(glyphs)
  .filter(isGlyph)
  .map((id): Shown => [id, <Glyph key="" id={id} size={32} />])

/** Life, life forms, crystals, marbles, and the signs of the game. */
export default function Tokens(): ReactNode {
  return (
    <OnBoard board="cc">
      <Defs />
      <Specimens
        title="Life and crystals"
        of={[
          ...lives.map(([id, label]): Shown => [label, <Picture key="" id={id} width={70} k={1.6} />]),
          ['growth of the crystal', <Growth key="" size={48} />],
        ]}
      />
      <Specimens
        title="Life forms"
        note="The rim tells the group; the value is hidden, seen by its owner only, or revealed."
        of={forms}
      />
      <Specimens title="Marbles" of={marbles} />
      <Specimens title="Goals" of={goalSigns} />
      <Specimens title="Signs" of={signs} />
    </OnBoard>
  )
}
