import { fill, item, look, type Seat } from '@orrery/kernel'
import { destinationActions, itemIds, upgrades } from '../components/basics.ts'
import { crewIds, planetIds, survivorIds } from '../rules/tables.ts'
import type { Decision, Task } from '../rules/tasks.ts'
import type { View } from '../rules/view.ts'
import { numbersOf } from '../sets/loaded.ts'
import { dueText, makeAskText } from './ask.ts'
import { itemsText, type Words } from './gallery.ts'
import type { Described, Names } from './index.ts'

/** Says pending work: decisions by their prompts, everything else by what happens. */
export function makeTaskText(names: Names, words: Words, described: Described) {
  const askText = makeAskText(names, words)
  const isDecision = (task: Task): task is Decision => task.kind in words.prompt

  /** What a task says about itself beyond its kind. */
  function details(task: Task, view: View, name: (seat: Seat) => string): string[] {
    const { gains, costs } = numbersOf(view)
    const crew = (card: number): string => look(names.crew, item(crewIds, card))
    const survivor = (card: number): string => look(names.survivors, item(survivorIds, card))
    const list: string[] = []
    if ('seat' in task) list.push(described.forSeat({ name: name(task.seat) }))
    if ('cards' in task) {
      const cards = task.cards.map(task.kind === 'deal' ? crew : survivor)
      list.push(described.cards({ list: cards.join(', ') }))
    }
    if ('card' in task) list.push((task.kind === 'place' || task.kind === 'to' ? crew : survivor)(task.card))
    if ('use' in task) list.push(task.use ? described.used : described.unused)
    if ('slot' in task)
      list.push(described.at({ planet: look(names.planets, planetIds[view.system[task.slot] ?? -1] ?? '') }))
    if ('done' in task && task.done !== 0) {
      const done = destinationActions.filter((_, i) => ((task.done >> i) & 1) === 1)
      list.push(described.already({ list: done.map((id) => names.destinationActions[id]).join(', ') }))
    }
    if ('gain' in task) {
      const { kinds, amounts } = item(gains, task.gain)
      const left = kinds.slice(task.at).map((kind, i) => ({ item: item(itemIds, kind), n: amounts[task.at + i] ?? 0 }))
      list.push(itemsText(left, words))
    }
    if ('cost' in task) {
      const from = 'at' in task ? task.at : 0
      list.push(
        item(costs, task.cost)
          .dues.slice(from)
          .map((due) => dueText(due, words))
          .join(', '),
      )
    }
    // Prompts say how much is left of everything else.
    for (const key of task.kind === 'gain' ? [] : (['left', 'leaders', 'spare'] as const)) {
      const n = new Map(Object.entries(task)).get(key)
      if (typeof n === 'number') list.push(described.count({ n }))
    }
    if (task.kind === 'outposts') list.push(described.count({ n: task.next }))
    return list.filter((part) => part !== '')
  }

  return (task: Task, view: View, name: (seat: Seat) => string): string => {
    const more = details(task, view, name)
    const said = isDecision(task)
      ? askText(view, task)
      : fill(described.step[task.kind], {
          n: task.kind === 'landed' ? task.next + 1 : task.kind === 'automa-row' ? task.row + 1 : 0,
          upgrade: task.kind === 'install' ? names.upgrades[item(upgrades, task.upgrade)] : '',
        })
    return more.length > 0 ? `${said} (${more.join('; ')})` : said
  }
}
