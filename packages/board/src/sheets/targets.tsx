import { type ReactNode, useState } from 'react'
import { Counting } from '../counting.tsx'
import { blend, Letter, letterOn, letterPaths, outlinePath } from '../elements.tsx'
import { Drawing, Group, Specimen } from '../specimens.tsx'
import { Tap, type TargetProps } from '../target.tsx'

const states: readonly (readonly [string, TargetProps, boolean])[] = [
  ['nothing to say', {}, false],
  ['says why not', { explain: 'example' }, false],
  ['lit: an action', { action: 'example' }, false],
  ['lit: a first step', { step: 'example' }, false],
  ['chosen', { step: 'example' }, true],
]
const elements = ['H', 'He', 'C', 'O'] as const

/** What the boards are built from: targets that light up, letters of elements, numbers that count. */
export default function Targets(): ReactNode {
  const [value, setValue] = useState(12)
  return (
    <>
      <Group title="Tap" note="A part of a panel; it is a button exactly while it is lit.">
        {states.map(([label, target, selected]) => (
          <Specimen key={label} label={label}>
            <Tap target={target} className="panel" name={label} selected={selected}>
              Tap
            </Tap>
          </Specimen>
        ))}
      </Group>
      <Group title="Elements" note="Outline and letter, as both games with elements draw them.">
        {elements.map((element) => {
          const [height, shift] = letterOn[element]
          const colour = `var(--el-${element.toLowerCase()})`
          return (
            <Specimen key={element} label={element}>
              <Drawing width={60} scale={1.2}>
                <path
                  d={outlinePath(element)}
                  style={{ fill: blend(colour, 60, 'black'), stroke: colour }}
                  strokeWidth="2"
                />
                <Letter path={letterPaths[element]} height={height} colour="#fff" width={2.1} shift={shift} />
              </Drawing>
            </Specimen>
          )
        })}
      </Group>
      <Group title="Numbers that count" note="With motion off they jump.">
        <Specimen label="press it">
          <button type="button" className="btn" onClick={() => setValue(value > 40 ? 3 : value + 17)}>
            <Counting value={value} />
          </button>
        </Specimen>
      </Group>
    </>
  )
}
