import type { SheetProps } from '@orrery/board/specimens'
import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
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

/** Crystals, rockets, dice, markers, and the signs of the game. */
export default function Tokens({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  const [star] = stars
  return (
    <OnBoard board="hx hx-tokens">
      <Defs />
      <Group title="Crystals">
        {elementIds.map((element) => (
          <Specimen key={element} label={texts.names.elements[element] ?? element}>
            <Gem element={element} size={56} />
          </Specimen>
        ))}
      </Group>
      <Group title="Signs of elements" note="In costs and yields: there, and lacking.">
        {[false, true].flatMap((lack) =>
          elementIds.map((element) => (
            <Specimen key={`${element} ${lack}`} label={lack ? `${element}, lacking` : element}>
              <Sign element={element} size={32} lack={lack} />
            </Specimen>
          )),
        )}
      </Group>
      <Group title="Nuclei" note="Of the table of reactions: reachable, and not.">
        {[true, false].flatMap((on) =>
          elementIds.map((element) => (
            <Specimen key={`${element} ${on}`} label={on ? `${element}, on` : `${element}, off`}>
              <Drawing width={56}>
                <Nucleus element={element} r={15} on={on} mass="above" y={6} />
              </Drawing>
            </Specimen>
          )),
        )}
      </Group>
      <Group title="Rockets" note="The own one has a halo.">
        {SEATS.flatMap((seat) =>
          [false, true].map((mine) => (
            <Specimen key={`${seat} ${mine}`} label={mine ? `seat ${seat + 1}, mine` : `seat ${seat + 1}`}>
              <Drawing width={70}>
                <Rocket seat={seat} mine={mine} />
              </Drawing>
            </Specimen>
          )),
        )}
      </Group>
      <Group title="Dice">
        {[0, 1, 2, 3, 4, 5, 6].map((value) => (
          <Specimen key={value} label={value === 0 ? 'not rolled yet' : String(value)}>
            <Die seat={value % 4} value={value} size={64} />
          </Specimen>
        ))}
      </Group>
      <Group title="Markers">
        {SEATS.map((seat) => (
          <Specimen key={seat} label={`seat ${seat + 1}`}>
            <Drawing width={40}>
              <Marker seat={seat} r={14} />
            </Drawing>
          </Specimen>
        ))}
      </Group>
      {star === undefined ? undefined : (
        <Group title="What stands on cards">
          <Specimen label="points">
            <Points n={star.points} />
          </Specimen>
          <Specimen label="production">
            <Production star={star} texts={texts} />
          </Specimen>
          <Specimen label="bonus in fights">
            <Bonus star={star} texts={texts} />
          </Specimen>
          <Specimen label="cost">
            <Cost cost={star.cost} texts={texts} />
          </Specimen>
          <Specimen label="cost that cannot be paid">
            <Cost cost={star.cost} crystals={[1, 0, 0, 0, 0, 0]} texts={texts} />
          </Specimen>
        </Group>
      )}
      <Group title="Signs">
        {signs.map((name) => (
          <Specimen key={name} label={name}>
            <GameSign name={name} size={36} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
