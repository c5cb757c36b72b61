import {
  AUTOMA,
  type AutomaAction,
  type Components,
  type Event,
  type Item,
  item,
  resources,
  upgrades,
} from '../data.ts'
import { type Names, planetName } from '../names.ts'
import type { Texts } from '../texts/index.ts'

/** One line of what the Automa did. */
export interface ReportLine {
  /** The number of the row on its card; none for what happens to others meanwhile. */
  readonly step: number | undefined
  readonly words: string
  readonly items: readonly Item[]
  readonly points: number
  /** It could not be done. */
  readonly skipped: boolean
}

interface Draft {
  step: number | undefined
  action: AutomaAction | 'travel' | 'yours'
  words: string
  items: Item[]
  points: number
  skipped: boolean
}

function add(items: Item[], item: Item['item'], n: number): void {
  if (n <= 0) return
  const i = items.findIndex((each) => each.item === item)
  const old = items[i]
  if (old === undefined) items.push({ item, n })
  else items[i] = { item, n: old.n + n }
}

/** The Automa's turn in lines, numbered like its card: 1 for its travel, then a number for each row. */
export function reportOf(
  { automaCards }: Components,
  events: readonly Event[],
  names: Names,
  texts: Texts,
): readonly ReportLine[] {
  const lines: Draft[] = []
  let row = 1
  let card = -1
  let discovered = false
  /** The left action of an `or` row was not possible: the right one follows on the same row. */
  let again = false
  const line = (action: Draft['action'], step: number | undefined, words: string): Draft => {
    const draft: Draft = { step, action, words, items: [], points: 0, skipped: false }
    lines.push(draft)
    return draft
  }
  /** Changes the line that is being written. */
  const change = (how: (last: Draft) => void): void => {
    const last = lines.at(-1)
    if (last !== undefined) how(last)
  }
  const saying = (words: string): void => change((last) => Object.assign(last, { words }))
  for (const event of events) {
    switch (event.type) {
      case 'automa-card':
        card = event.card
        break
      case 'travelled': {
        // A discovery has a line of its own; the landing belongs to it.
        if (discovered) break
        const planet = planetName(names, event.planet)
        line('travel', 1, event.from === event.to ? texts.told.stayed({ planet }) : texts.told.went({ planet }))
        break
      }
      case 'discovered':
        discovered = true
        line('travel', 1, texts.told.discovered({ planet: planetName(names, event.planet) }))
        break
      case 'outpost-yielded':
        if (event.seat !== AUTOMA) line('yours', undefined, texts.told.yourOutpost)
        else line('travel', 1, texts.told.itsOutpost)
        break
      case 'automa-row': {
        if (!again) row++
        const two = (automaCards[card]?.rows[row - 2]?.actions.length ?? 1) > 1
        again = !event.done && two && !again
        const draft = line(
          event.action,
          row,
          event.done ? texts.told.did[event.action] : texts.told.cannot({ action: names.automaActions[event.action] }),
        )
        draft.skipped = !event.done
        break
      }
      case 'gained':
        change(({ items }) => add(items, item(resources, event.resource), event.n))
        break
      case 'crew-drawn':
        if (event.seat === AUTOMA) change(({ items }) => add(items, 'crewDeck', 1))
        break
      case 'upgraded':
        saying(texts.told.bought({ upgrade: names.upgrades[item(upgrades, event.upgrade)] }))
        break
      case 'raised':
        change(({ action, items }) => action === 'terraform' && add(items, item(resources, event.resource), 1))
        break
      case 'terraformed':
        saying(texts.told.completed({ planet: planetName(names, event.planet) }))
        break
      case 'colony-founded':
        saying(texts.told.colony({ planet: planetName(names, event.planet) }))
        break
      case 'outpost-placed':
        saying(texts.told.outpost({ planet: planetName(names, event.planet) }))
        break
      case 'scored':
        if (event.seat === AUTOMA) change((last) => Object.assign(last, { points: last.points + event.points }))
        break
      default:
        break
    }
  }
  return lines
}
