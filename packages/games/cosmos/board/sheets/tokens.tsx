import { colours } from '@orrery/board/seats'
import { piecesFrom, sheetOf } from '@orrery/board/specimens'
import { GoalSign } from '../console/goals.tsx'
import '../cosmos.css'
import { goals } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Glyph, type GlyphId, glyphs } from '../pieces/glyphs.tsx'
import { Growth, LifeFormPicture, Picture } from '../pieces/piece.tsx'

const isGlyph = (id: string): id is GlyphId => id in glyphs

const lives = ['proto', 'flat-proto', 'stable', 'flat-stable', 'crystal']

/** Life, life forms, crystals, marbles, and the signs of the game. */
export default sheetOf('cc', Defs, () => [
  {
    title: 'Life and crystals',
    of: {
      ...piecesFrom(lives, (id) => <Picture id={id} width={70} k={1.6} />),
      'growth of the crystal': <Growth size={48} />,
    },
  },
  ...([1, 2] as const).map((group) => ({
    title: `Life forms of group ${group}`,
    note: 'The rim tells the group; the value is hidden, seen by its owner only, or revealed.',
    of: {
      hidden: <LifeFormPicture size={72} group={group} />,
      own: <LifeFormPicture size={72} group={group} value={3} />,
      revealed: <LifeFormPicture size={72} group={group} value={3} revealed />,
    },
  })),
  {
    title: 'Marbles',
    of: piecesFrom([...colours, 'dark'], (colour) => <Picture id={`marble-of-${colour}`} width={44} k={1.5} />),
  },
  {
    title: 'Goals',
    of: piecesFrom(goals, ({ metric }) => (
      <span className="cc-goal-sign bd-centre">
        <GoalSign metric={metric} size={26} />
      </span>
    )),
  },
  {
    title: 'Signs',
    of: piecesFrom(Object.keys(glyphs).filter(isGlyph), (id) => <Glyph id={id} size={32} />),
  },
])
