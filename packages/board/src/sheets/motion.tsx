import { type ReactNode, useRef } from 'react'
import { Drawing, Label, Pill, Ring } from '../draw.tsx'
import { Icon } from '../icons.tsx'
import { Group, Specimen } from '../specimens.tsx'
import { Stage } from '../stage.ts'
import { Spot } from '../target.tsx'

/** What a stage can do with the piece at the left, each under its name. */
const motions: Readonly<Record<string, (stage: Stage) => void>> = {
  fly: (stage) => stage.fly(stage.place('left'), stage.place('right'), { copy: '[data-at="left"] svg' }, { count: 3 }),
  pulse: (stage) => stage.pulse('left'),
  turn: (stage) => stage.turn('left'),
  rise: (stage) => stage.rise('left'),
  bloom: (stage) => stage.bloom('left'),
}

/** What moves over a board, and what drawings are made of. */
export default function Motion(): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const start = (move: (stage: Stage) => void): void => {
    if (root.current !== null && layer.current !== null) move(new Stage(root.current, layer.current, 1))
  }
  return (
    <>
      <Group title="Motion" note="Press a button: the piece flies to the right, or moves where it lies.">
        <Specimen label="a stage" width={420}>
          <div ref={root} className="bd" style={{ height: 160 }}>
            <div className="bd-row bd-apart" style={{ height: 110, padding: '0 40px' }}>
              {['left', 'right'].map((at) => (
                <span key={at} className="bd-piece" data-at={at}>
                  <Icon name="orbit" size={48} />
                </span>
              ))}
            </div>
            <div className="bd-row">
              {Object.entries(motions).map(([name, move]) => (
                <button key={name} type="button" className="btn" onClick={() => start(move)}>
                  {name}
                </button>
              ))}
            </div>
            <div ref={layer} className="bd-flights night" aria-hidden="true" />
          </div>
        </Specimen>
      </Group>
      <Group title="Drawings" note="What they are made of besides plain shapes.">
        <Specimen label="words, a ring, a box with round ends">
          <Drawing width={120}>
            <Ring r={50} colour="var(--metal)" width={3} />
            <Pill from={-36} to={36} high={24} fill="#03040b" opacity={0.85} stroke="var(--line-3)" />
            <Label y={5}>words</Label>
          </Drawing>
        </Specimen>
        {[false, true].map((lit) => (
          <Specimen key={String(lit)} label={lit ? 'a part of a drawing, lit' : 'a part of a drawing'}>
            <Drawing width={80}>
              <Spot target={lit ? { action: 'example' } : {}} name="example" className="">
                <Ring r={30} colour={lit ? 'var(--lamp)' : 'var(--metal)'} width={3} />
              </Spot>
            </Drawing>
          </Specimen>
        ))}
      </Group>
    </>
  )
}
