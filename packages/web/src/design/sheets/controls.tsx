import { Choice, Switch } from '@orrery/board/choice'
import { Icon, type IconName, icons } from '@orrery/board/icons'
import { colours, Disc, Emblem } from '@orrery/board/seats'
import { Group, Specimen } from '@orrery/board/specimens'
import { type ReactNode, useState } from 'react'

const buttons = [
  ['plain', 'btn'],
  ['primary', 'btn primary'],
  ['ghost', 'btn ghost'],
  ['danger', 'btn danger'],
] as const

const isIcon = (name: string): name is IconName => name in icons

/** Buttons, choices, seats and icons of the shell. */
export default function Controls(): ReactNode {
  const [chosen, setChosen] = useState('two')
  const [on, setOn] = useState(true)
  return (
    <>
      <Group title="Buttons">
        {buttons.flatMap(([label, className]) => [
          <Specimen key={label} label={label}>
            <button type="button" className={className}>
              <Icon name="play" size={18} />
              Start
            </button>
          </Specimen>,
          <Specimen key={`${label} disabled`} label={`${label}, disabled`}>
            <button type="button" className={className} disabled>
              <Icon name="play" size={18} />
              Start
            </button>
          </Specimen>,
        ])}
        <Specimen label="icon only">
          <button type="button" className="btn icon" aria-label="Menu">
            <Icon name="menu" size={22} />
          </button>
        </Specimen>
      </Group>
      <Group title="Choices">
        <Specimen label="one of a few">
          <Choice
            label="Seats"
            value={chosen}
            of={['two', 'three', 'four'].map((value) => ({ value, text: value }))}
            onChange={setChosen}
          />
        </Specimen>
        <Specimen label="on or off">
          <Switch label="Sound" hint="Short and soft" on={on} onChange={setOn} />
        </Specimen>
      </Group>
      <Group title="Surfaces">
        <Specimen label="panel">
          <section className="panel">
            <header>
              <h2>Title</h2>
              <small>note</small>
            </header>
            Some words
          </section>
        </Specimen>
        <Specimen label="lit">
          <section className="panel lit">May be touched now</section>
        </Specimen>
        <Specimen label="selected">
          <section className="panel selected">Chosen</section>
        </Specimen>
        <Specimen label="dim">
          <section className="panel dim">Cannot be used</section>
        </Specimen>
        <Specimen label="sunk">
          <div className="sunk" style={{ padding: 12 }}>
            Holds things
          </div>
        </Specimen>
      </Group>
      <Group title="Seats">
        {colours.map((colour) => (
          <Specimen key={colour} label={colour}>
            <Disc colour={colour} size={44} />
          </Specimen>
        ))}
        {colours.map((colour) => (
          <Specimen key={colour} label={`${colour}, emblem`}>
            <Emblem colour={colour} size={28} />
          </Specimen>
        ))}
      </Group>
      <Group title="Icons">
        {Object.keys(icons)
          .filter(isIcon)
          .map((name) => (
            <Specimen key={name} label={name}>
              <Icon name={name} size={28} />
            </Specimen>
          ))}
      </Group>
    </>
  )
}
