import { type ReactNode, useState } from 'react'
import { BringLines } from '../brings.tsx'
import { LogPill, Panel, Steps, Tabs } from '../frame.tsx'
import { Icon } from '../icons.tsx'
import { Me, type PlayerSummary, Seats, Window } from '../players.tsx'
import { seatColour } from '../seats.tsx'
import { Group, OnBoard, Specimen } from '../specimens.tsx'
import { galleryOf, Inspector, Line, type Things } from '../thing.tsx'
import { Answers, Tray } from '../tray.tsx'

const names = ['Mira', 'Tycho', 'Vera', 'Caroline']

const players = (count: number): readonly PlayerSummary[] =>
  names.slice(0, count).map((name, player) => ({
    player,
    name,
    colour: seatColour(player),
    points: 12 + 7 * player,
    active: player === 1,
    shown: player === 0,
    look: player,
    words: name,
  }))

const things: Things = {
  of: (id) => ({
    name: 'A thing',
    kind: 'its kind',
    text: ['What it is for, and what it does.'],
    rule: id,
    picture: <Icon name="orbit" size={80} />,
  }),
  rule: (rule) => `Rule ${rule}`,
  Defs: () => null,
  gallery: [],
  kinds: () => ({}),
}
const { Component } = galleryOf(things)

const answers = [
  { id: 'one', picture: <Icon name="orbit" size={24} />, words: 'An answer', detail: <small>what it brings</small> },
  { id: 'two', picture: <Icon name="people" size={24} />, words: 'Another one' },
  { id: 'three', words: 'Not allowed now', detail: <small>explains itself</small> },
]
const legal = new Map([
  ['one', true],
  ['two', true],
])
const pages = [
  { id: 'me', picture: 'person', words: 'Me' },
  { id: 'table', picture: 'orbit', words: 'Table' },
  { id: 'others', picture: 'people', words: 'Others' },
] as const

/** The parts of the kit that every board is made of. */
export default function Kit(): ReactNode {
  const [page, turn] = useState<(typeof pages)[number]['id']>('me')
  return (
    <OnBoard board="bd">
      <Group title="The question" note="Answers in a list or as tiles; what is not allowed stays readable.">
        <Specimen label="list" width={320}>
          <Tray title="What now?" note="for somebody else">
            <Answers of={answers} legal={legal} />
          </Tray>
        </Specimen>
        <Specimen label="tiles" width={320}>
          <Tray title="Which one?">
            <Answers of={answers} legal={legal} className="is-tiles" />
          </Tray>
        </Specimen>
      </Group>
      <Group title="Players">
        {[2, 3, 4].map((count) => (
          <Specimen key={count} label={`${count} players`} width={370}>
            <Seats players={players(count)} />
          </Specimen>
        ))}
        <Specimen label="in the corner of a board" width={220}>
          <Me player={0} colour="pink" points={24} of="/ 40" first name="your points" />
        </Specimen>
      </Group>
      <Group title="Things" note="The same words for the large picture and for what is pointed at.">
        <Specimen label="large" width={260}>
          <Component id="C1.1" language="en" />
        </Specimen>
        <Specimen label="pointed at" width={200}>
          <Inspector pointed={{ zoom: 'C1.1' }} things={things} view={undefined} language="en" />
        </Specimen>
        <Specimen label="told about this position" width={200}>
          <Inspector pointed={{}} things={things} view={undefined} language="en" now={<SampleWords />} />
        </Specimen>
      </Group>
      <Group title="Around the board">
        <Specimen label="tabs" width={340}>
          <Tabs pages={pages} open={page} turn={turn} />
        </Specimen>
        <Specimen label="steps of a turn" width={340}>
          <Steps steps={['Move', 'Fight', 'Field', 'Star']} now={2} label="Steps" />
        </Specimen>
        <Specimen label="panel" width={260}>
          <Panel title="A panel" note="and a note">
            <Line picture={<Icon name="check" size={16} />} value="3">
              A line with a value
            </Line>
          </Panel>
        </Specimen>
        <Specimen label="log" width={260}>
          <LogPill line="Mira lands for 12 points" />
        </Specimen>
        <Specimen label="window" width={340}>
          <div style={{ position: 'relative', height: 160 }}>
            <Window label="A window" title="A window" note="12" close="Close">
              What is looked at, or chosen from.
            </Window>
          </div>
        </Specimen>
      </Group>
    </OnBoard>
  )
}

const SampleWords = (): ReactNode => (
  <>
    <b>A place</b>
    <Line picture={<Icon name="check" size={16} />}>what it would bring</Line>
    <BringLines of={[{ words: '3 points at once' }, { words: 'what would be lost', warn: true }]} />
  </>
)
