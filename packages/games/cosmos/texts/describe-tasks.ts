import { fill } from '@orrery/kernel'
import { kindIds, PROTO, sectorIds, trackIds } from '../components/basics.ts'
import type { DecisionKind, Task } from '../rules/tasks.ts'
import type { PlayerView, View } from '../rules/view.ts'
import { componentsOf, numbersOf } from '../sets/numbers.ts'
import type { Components, Described, Sentences } from './index.ts'
import { idAt, type Voice } from './voice.ts'

/** Says pending work: decisions by their prompts, everything else by what happens. */
export function makeTaskText(voice: Voice, texts: Sentences, named: Components, words: Described) {
  /** What a task says about itself beyond its kind. */
  function details(task: Task): string[] {
    const say = words.details
    const life = (n: number): string => say.life({ life: n === PROTO ? 'proto' : 'stable' })
    return [
      ...('sector' in task && task.sector !== undefined
        ? [say.sector({ sector: named.sectors[idAt(sectorIds, task.sector)] })]
        : []),
      ...('hold' in task && task.hold ? [say.hold] : []),
      ...('life' in task ? [life(task.life)] : []),
      ...('left' in task ? [say.left({ n: task.left })] : []),
      ...('upTo' in task && task.upTo !== undefined ? [say.upTo({ n: task.upTo })] : []),
      ...('moved' in task && task.moved !== undefined
        ? [say.moved({ places: task.moved.map(voice.side).join('; ') })]
        : []),
      ...('nextToStable' in task && task.nextToStable === true ? [say.nextToStable] : []),
      ...('from' in task ? [say.between({ from: task.from + 1, to: task.to + 1 })] : []),
      ...('options' in task ? task.options.map(({ name }) => texts.actions.option[name]) : []),
      ...(task.kind === 'pay-same' ? [String(task.count)] : []),
    ]
  }

  const isDecision = (kind: Task['kind']): kind is DecisionKind => kind in texts.prompts

  return (task: Task, view: View, player: PlayerView | undefined): string => {
    const { kind } = task
    const [held, bound] = [player?.held ?? 0, player?.bound ?? 0]
    const more = details(task)
    const suffix = more.length > 0 ? ` (${more.join(', ')})` : ''
    if (isDecision(kind)) {
      const { shiftMoves, energyRow } = numbersOf(view)
      const said = fill(texts.prompts[kind], {
        left: kind === 'shift' ? shiftMoves - (player?.moves ?? 0) : 'left' in task ? task.left : 0,
        element: voice.element(held),
        size: voice.size(held),
        stars: componentsOf(view).nebulae[held]?.requires.join(' ') ?? '',
        hex: voice.hex(bound),
        surplus: (player?.handSize ?? 0) - energyRow.handLimit,
      })
      return `${said}${suffix}`
    }
    const number = (key: string): number => Number(Object.entries(task).find(([name]) => name === key)?.[1] ?? 0)
    const said = fill(words.step[kind], {
      count: number('count'),
      element: voice.element(number('element')),
      kind: texts.kinds[idAt(kindIds, kind === 'collect' ? number('regulator') : number('energy'))],
      track: named.tracks[idAt(trackIds, number('track'))],
      size: number('size') + 1,
    })
    return `${said}${suffix}`
  }
}
