import { type ReactNode, useRef, useState } from 'react'
import { Frame, LogPill, Panel, Steps } from '../frame.tsx'
import { Icon } from '../icons.tsx'
import { Me, Seats, summaries } from '../players.tsx'
import type { Shape } from '../shape.ts'
import { Group, Specimen } from '../specimens.tsx'
import { Answers, Tray } from '../tray.tsx'

const names = ['Mira', 'Tycho', 'Vera']
const settings = { speed: 1, shapes: false }
const plain = { low: false, across: false, large: false }

/** The shapes a board can have, each with the size of a box that has it. */
const shapes: readonly (readonly [label: string, width: number, height: number, shape: Shape])[] = [
  ['wide', 1200, 520, { ...plain, form: 'wide' }],
  ['medium', 860, 520, { ...plain, form: 'medium' }],
  ['phone: the sheet is drawn up by its handle', 380, 640, { ...plain, form: 'phone' }],
  ['a phone that lies on its side', 740, 330, { ...plain, form: 'phone', across: true }],
]

const panel = (title: string): ReactNode => <Panel title={title}>What belongs together.</Panel>

/** A board without a game: every area says what it is. */
function Example({ shape }: { readonly shape: Shape }): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const [page, turn] = useState('mine')
  const players = summaries([12, 19, 26], {
    ...{ active: 1, shown: 0 },
    brings: (player) => player === 0,
    nameOf: (player) => names[player] ?? '',
    words: (_, name) => name,
  })
  return (
    <Frame
      {...{ root, shape, settings, page, turn }}
      name="example"
      defs={undefined}
      seats={<Seats players={players} />}
      lens={
        <div className="bd-centre" style={{ height: '100%' }}>
          <Icon name="orbit" size={160} />
        </div>
      }
      around={
        <>
          <Me player={0} colour="pink" points={12} first name="your points" />
          <Steps steps={['Move', 'Fight', 'Star']} now={1} label="Steps" className="panel" />
        </>
      }
      pinned={
        <Tray title="The question">
          <Answers of={[{ id: 'one', words: 'An answer' }]} legal={new Map([['one', true]])} />
        </Tray>
      }
      pages={[
        { id: 'mine', picture: 'person', words: 'Mine', body: panel('Mine') },
        { id: 'table', picture: 'orbit', words: 'Table', body: panel('Table') },
      ]}
      left={panel('Left')}
      leftName="Left"
      right={panel('Right')}
      rightName="Right"
      foot={<LogPill line="The newest line of the log" />}
      ask="example"
      seat={0}
    />
  )
}

/** The frame of a board with its areas, in every shape. */
export default function Frames(): ReactNode {
  return (
    <Group title="The frame" note="Which area stands where is decided by the room there is.">
      {shapes.map(([label, width, height, shape]) => (
        <Specimen key={label} label={label} width={width}>
          <div style={{ height }}>
            <Example shape={shape} />
          </div>
        </Specimen>
      ))}
    </Group>
  )
}
