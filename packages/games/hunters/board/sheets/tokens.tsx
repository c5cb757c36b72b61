import { Drawing } from '@orrery/board/draw'
import type { SheetProps } from '@orrery/board/specimens'
import { OnBoard, Specimens } from '@orrery/board/specimens'
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
const YES_NO = [true, false]
const signs = [
  ...new Set(['attack', 'defence', 'fight', 'hr', 'infinity', ...events.map(({ id }) => cardSign(id))] as const),
]

/** Crystals, rockets, dice, markers, and the signs of the game. */
export default function Tokens({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  const [star] = stars
  const drawing = (width: number, piece: ReactNode): ReactNode => <Drawing width={width}>{piece}</Drawing>
  return (
    <OnBoard board="hx hx-tokens">
      <Defs />
      <Specimens
        title="Crystals"
        of={elementIds.map((id) => [texts.names.elements[id] ?? id, <Gem key={id} element={id} size={56} />])}
      />
      <Specimens
        title="Signs of elements"
        note="In costs and yields: there, and lacking."
        of={YES_NO.flatMap((there) =>
          elementIds.map((id) => [
            there ? id : `${id}, lacking`,
            <Sign key={id} element={id} size={32} lack={!there} />,
          ]),
        )}
      />
      <Specimens
        title="Nuclei"
        note="Of the table of reactions: reachable, and not."
        of={YES_NO.flatMap((on) =>
          elementIds.map((id) => [
            `${id}, ${on ? 'on' : 'off'}`,
            drawing(56, <Nucleus element={id} r={15} on={on} mass="above" y={6} />),
          ]),
        )}
      />
      <Specimens
        title="Rockets"
        note="One’s own has a halo."
        of={YES_NO.flatMap((mine) =>
          SEATS.map((seat) => [
            `seat ${seat + 1}${mine ? ', mine' : ''}`,
            drawing(70, <Rocket seat={seat} mine={mine} />),
          ]),
        )}
      />
      <Specimens
        title="Dice"
        of={[...Array(7).keys()].map((value) => [
          value === 0 ? 'not rolled yet' : String(value),
          <Die key={value} seat={value % 4} value={value} size={64} />,
        ])}
      />
      <Specimens
        title="Markers"
        of={SEATS.map((seat) => [`seat ${seat + 1}`, drawing(40, <Marker seat={seat} r={14} />)])}
      />
      {star !== undefined && (
        <Specimens
          title="What stands on cards"
          of={[
            ['points', <Points key="points" n={star.points} />],
            ['production', <Production key="production" star={star} texts={texts} />],
            ['bonus in fights', <Bonus key="bonus" star={star} texts={texts} />],
            ['cost', <Cost key="cost" cost={star.cost} texts={texts} />],
            ['cost that cannot be paid', <Cost key="short" cost={star.cost} crystals={[1]} texts={texts} />],
          ]}
        />
      )}
      <Specimens title="Signs" of={signs.map((name) => [name, <GameSign key={name} name={name} size={36} />])} />
    </OnBoard>
  )
}
