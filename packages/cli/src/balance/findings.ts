import type { BalanceFigures, ComponentFigures } from './figures.ts'
import { type BalanceReport, safe, type Writer } from './report.ts'
import { againstMean, againstShare, judge, type Verdict } from './verdict.ts'

/** How many names a sentence lists. */
const NAMES = 6

/** A sentence about the sample, and whether it shows something. */
interface Finding {
  readonly text: string
  readonly shown: boolean
}

/** What the sample shows, in sentences: the first thing a reader sees. */
export function findings(report: BalanceReport, write: Writer): string {
  const [arm, other] = report.arms
  const all = arm.cells.flatMap((cell, i) => {
    const against = other?.cells[i]
    const own = [...aboutWins(cell, write), ...aboutComponents(cell, write)]
    return other === undefined || against === undefined
      ? own
      : [...own, ...aboutChange(cell, against, write, write.arm(arm), write.arm(other))]
  })
  const broken = report.arms
    .flatMap(({ cells }) => cells.map(({ games }) => report.games - games))
    .reduce((a, b) => a + b, 0)
  if (broken > 0) all.push({ text: write.say.shown.errors({ n: broken }), shown: true })
  const lines = all.map(({ text, shown }) => `<li class="${shown ? 'shown' : 'quiet'}">${safe(text)}</li>`)
  return `<ul class="findings">${lines.join('\n')}</ul>`
}

const isSure = (shows: Verdict | undefined): boolean => shows === 'more' || shows === 'less'

function aboutWins({ byOrder, bySeat, rival, seats, even }: BalanceFigures, write: Writer): Finding[] {
  const { shown } = write.say
  const begins = byOrder[0]
  const alone = bySeat[0]
  const told = (share: { share: number; low: number; high: number }) => ({
    seats: write.seats(seats),
    share: write.percent(share.share),
    low: write.percent(share.low),
    high: write.percent(share.high),
    even: write.percent(even, 0),
  })
  if (begins === undefined)
    return rival === undefined || alone === undefined ? [] : [{ text: shown.rival(told(alone)), shown: true }]
  const sure = isSure(begins.shows)
  const say = sure ? (begins.shows === 'more' ? shown.beginMore : shown.beginLess) : shown.beginNothing
  return [{ text: say(told(begins)), shown: sure }]
}

function aboutComponents({ components, seats, usual }: BalanceFigures, write: Writer): Finding[] {
  if (components.length === 0) return []
  const { shown } = write.say
  const strength = ({ winning, count }: ComponentFigures): number => Math.abs(winning.share - usual) * Math.sqrt(count)
  const far = components.filter(({ winning }) => isSure(winning.shows)).sort((a, b) => strength(b) - strength(a))
  const never = components.filter(({ count }) => count === 0)
  const head = { seats: write.seats(seats), n: components.length }
  const found: Finding[] =
    far.length === 0
      ? [{ text: shown.none(head), shown: false }]
      : [
          {
            text: shown.components({
              ...head,
              far: far.length,
              names: namesOf(far, write, ({ winning }) => winning.shows),
            }),
            shown: true,
          },
        ]
  if (never.length > 0) {
    found.push({ text: shown.unused({ ...head, n: never.length, names: namesOf(never, write) }), shown: true })
  }
  return found
}

function aboutChange(a: BalanceFigures, b: BalanceFigures, write: Writer, nameA: string, nameB: string): Finding[] {
  const { shown } = write.say
  const seats = write.seats(a.seats)
  const [length] = judge([againstMean(a.length, b.length)])
  const mean = write.number(a.length.mean, 1)
  const by = write.number(Math.abs(a.length.mean - b.length.mean), 1)
  const told = { seats, a: nameA, b: nameB, mean, by }
  const sure = isSure(length)
  const lengthText = sure
    ? length === 'more'
      ? shown.lengthMore(told)
      : shown.lengthLess(told)
    : shown.lengthNothing({ seats, mean })
  const changed = usesChanged(a, b)
  const far = a.components.filter((_, i) => isSure(changed[i]))
  const names = namesOf(far, write, (each) => changed[a.components.indexOf(each)])
  const use = far.length === 0 ? shown.usedNone({ seats }) : shown.used({ seats, n: far.length, names })
  return [
    { text: lengthText, shown: sure },
    { text: use, shown: far.length > 0 },
  ]
}

/** Which components are used more or less often than with the other set. */
export function usesChanged(a: BalanceFigures, b: BalanceFigures): Verdict[] {
  const seatsOf = ({ games, seats }: BalanceFigures): number => games * seats
  return judge(
    a.components.map(({ users }, i) => {
      const other = b.components[i]
      return other === undefined ? { by: 0, chance: 1 } : againstShare(users, seatsOf(a), other.users, seatsOf(b))
    }),
  )
}

const arrows: Readonly<Record<string, string>> = { more: ' ▲', less: ' ▼' }

function namesOf(
  list: readonly ComponentFigures[],
  write: Writer,
  shows: (component: ComponentFigures) => Verdict | undefined = () => undefined,
): string {
  const names = list
    .slice(0, NAMES)
    .map((each) => `${write.thing(each.kind, each.id)}${arrows[shows(each) ?? ''] ?? ''}`)
  const rest = list.length - names.length
  return rest > 0 ? write.say.shown.others({ names: names.join(', '), n: rest }) : names.join(', ')
}
