import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import { elementIds, events, stars } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Gem, Nucleus, Sign } from '../pieces/elements.tsx'
import { cardSign, GameSign } from '../pieces/signs.tsx'
import { Die, Marker, Rocket } from '../pieces/tokens.tsx'
import '../hunters.css'
import { Bonus, Cost, Points, Production } from '../table/atoms.tsx'
import { textsOf } from '../texts/index.ts'

const SEATS = [0, 1, 2, 3]
const signs = [
  ...new Set(['attack', 'defence', 'fight', 'hr', 'infinity', ...events.map(({ id }) => cardSign(id))] as const),
]
const drawing = (width: number, piece: ReactNode): ReactNode => <Drawing width={width}>{piece}</Drawing>

/** Crystals, rockets, dice, markers, and the signs of the game. */
export default sheetOf('hx hx-tokens', Defs, (language) => {
  const texts = textsOf(language)
  const [star] = stars
  return [
    { title: 'Crystals', of: piecesFrom(elementIds, (id) => <Gem element={id} size={56} />) },
    { title: 'Signs of elements', of: piecesFrom(elementIds, (id) => <Sign element={id} size={32} />) },
    { title: 'Signs, lacking', of: piecesFrom(elementIds, (id) => <Sign element={id} size={32} lack />) },
    ...[true, false].map((on) => ({
      title: `Nuclei of the table of reactions, ${on ? '' : 'not '}reachable`,
      of: piecesFrom(elementIds, (id) => drawing(56, <Nucleus element={id} r={15} on={on} mass="above" y={6} />)),
    })),
    { title: 'My rocket', of: piecesFrom(SEATS, (seat) => drawing(70, <Rocket seat={seat} mine />)) },
    { title: 'Rockets', of: piecesFrom(SEATS, (seat) => drawing(70, <Rocket seat={seat} mine={false} />)) },
    {
      title: 'Dice',
      note: 'The first has not been rolled yet.',
      of: piecesFrom([0, 1, 2, 3, 4, 5, 6], (value) => <Die seat={value % 4} value={value} size={64} />),
    },
    { title: 'Markers', of: piecesFrom(SEATS, (seat) => drawing(40, <Marker seat={seat} r={14} />)) },
    {
      title: 'What stands on cards',
      of:
        star === undefined
          ? {}
          : {
              points: <Points n={star.points} />,
              production: <Production star={star} texts={texts} />,
              'bonus in fights': <Bonus star={star} texts={texts} />,
              cost: <Cost cost={star.cost} texts={texts} />,
              'cost that cannot be paid': <Cost cost={star.cost} crystals={[1]} texts={texts} />,
            },
    },
    { title: 'Signs', of: piecesFrom(signs, (name) => <GameSign name={name} size={36} />) },
  ]
})
