import type { ReactNode } from 'react'
import { Choice, Switch } from '../choice.tsx'
import { Then } from '../figure.tsx'
import { Icon } from '../icons.tsx'
import { OriginMark } from '../origin.tsx'
import { CloseButton } from '../players.tsx'
import { Disc, Emblem, SeatDisc } from '../seats.tsx'
import { Group, OnBoard, type SheetProps, Specimen } from '../specimens.tsx'
import { Named, SeatButton } from '../target.tsx'

const nothing = (): void => undefined

/** Each class with what it is put on, for one look at all of them. */
const classes: readonly (readonly [className: string, what: ReactNode])[] = [
  ['bd-strong', 'strong words'],
  ['bd-quiet', 'quiet words'],
  ['bd-small', 'small words'],
  ['bd-text', 'words to be read'],
  ['bd-figure num', '12'],
  ['bd-cut', 'words that are cut off where their room ends'],
  ['bd-capital', 'begins with a capital'],
]

/** What boards are written with: words, rows, cards, and small controls. */
export default function Words({ language }: SheetProps): ReactNode {
  return (
    <OnBoard board="bd">
      <Group title="Words" note="A rule of a board wins over all of these.">
        {classes.map(([className, what]) => (
          <Specimen key={className} label={className} width={150}>
            <span className={className}>{what}</span>
          </Specimen>
        ))}
      </Group>
      <Group title="Rows, columns and cards">
        <Specimen label="bd-row bd-apart" width={200}>
          <div className="bd-row bd-apart">
            <Icon name="orbit" size={20} />
            <b>3</b>
          </div>
        </Specimen>
        <Specimen label="bd-signs">
          <span className="bd-signs">
            <Icon name="orbit" size={16} />3
          </span>
        </Specimen>
        <Specimen label="bd-even, three columns" width={240}>
          <div className="bd-even" style={{ '--n': 3 }}>
            {['bd-tile', 'bd-card', 'bd-tile selected'].map((className) => (
              <div key={className} className={className} style={{ minHeight: 44 }}>
                {className}
              </div>
            ))}
          </div>
        </Specimen>
      </Group>
      <Group title="Players">
        <Specimen label="disc">
          <SeatDisc seat={1} size={34} />
        </Specimen>
        <Specimen label="somebody without a seat">
          <Disc colour="violet" size={34} />
        </Specimen>
        <Specimen label="emblem">
          <Emblem colour="amber" size={24} />
        </Specimen>
        <Specimen label="shows a player’s board">
          <SeatButton className="btn" name="Look at Vera" look={2} pressed={false} at="seat:2">
            Vera
          </SeatButton>
        </Specimen>
      </Group>
      <Group title="Small things">
        <Specimen label="closes a window">
          <CloseButton name="Close" onClick={nothing} />
        </Specimen>
        <Specimen label="one of a few">
          <Choice label="Size" value="a" of={[{ value: 'a', text: 'Small' }]} onChange={nothing} />
        </Specimen>
        <Specimen label="on or off" width={240}>
          <Switch label="Learn" hint="marks the axes" on onChange={nothing} />
        </Specimen>
        <Specimen label="from one picture to the next">
          <Then />
        </Specimen>
        <Specimen label="named for the ear">
          <span>
            <Named name="a planet with an orbit">
              <Icon name="orbit" size={32} />
            </Named>
          </span>
        </Specimen>
        <Specimen label="what the rulebook does not show" width={240}>
          <OriginMark origin="house" language={language} />
        </Specimen>
      </Group>
    </OnBoard>
  )
}
