import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import '../cosmos.css'
import { elementIds } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Picture, Use } from '../pieces/piece.tsx'

/** How a star of an element is drawn, by what it stands for. */
const drawings = [
  ['star', 'Star on the board', 'stands on a space, with its glow'],
  ['flat', 'Star in the supply', 'without a glow'],
  ['dot', 'Sign', 'required and there'],
  ['lack', 'Sign, lacking', 'required and still missing'],
  ['ghost', 'Ghost', 'could go here'],
  ['own-ghost', 'Ghost, in the reserve', 'could go here and lies beside the board'],
] as const

/** Stars and supernovae in every form. */
export default sheetOf('cc', Defs, () => [
  ...drawings.map(([id, title, note]) => ({
    ...{ title, note },
    of: piecesFrom(elementIds, (element) => <Picture id={`${id}-${element}`} width={76} k={1.2} />),
  })),
  {
    title: 'Supernova',
    note: 'also with the element it was made of',
    of: {
      'on the board': <Picture id="supernova" width={84} k={1.2} />,
      flat: <Picture id="flat-nova" width={84} k={1.2} />,
      ...piecesFrom(elementIds, (element) => (
        <Drawing width={84}>
          <Use id="supernova" k={1.2} />
          <Use id={`pip-${element}`} x={16} y={16} k={1.2} />
        </Drawing>
      )),
    },
  },
])
