import type { BalanceFigures } from './figures.ts'
import { findings } from './findings.ts'
import { orbits, panel, sign } from './frame.ts'
import { histogram, sharePlot, stackedPlot } from './plots.ts'
import { type BalanceReport, safe, type Words, Writer } from './report.ts'
import { script } from './script.ts'
import { style } from './style.ts'
import { componentTable, differenceTable, sourceTable } from './tables.ts'
import { type Mean, smallestShown } from './verdict.ts'

/** The whole report as one self-contained page. */
export function balancePage(report: BalanceReport, words: Words): string {
  const write = new Writer(words)
  const { say } = write
  const [arm, other] = report.arms
  const title = say.of({ game: write.game })
  const compared =
    other === undefined
      ? ''
      : panel(say.changes.title, differenceTable(report.differences, [write.arm(arm), write.arm(other)], write), 'long')
  return `<!doctype html>
<html lang="${write.language}" class="no-js"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>${safe(title)}</title><style>${style}</style></head><body>
${header(report, title, write)}
<main>
${panel(say.shown.title, findings(report, write))}
${compared}
${chooser(arm.cells, write)}
${arm.cells.map((cell, i) => sample(cell, other?.cells[i], write)).join('\n')}
</main>
<footer class="panel"><h2>${safe(say.read.title)}</h2>
${[say.read.interval, say.read.judged, say.read.more, say.read.again].map((text) => `<p>${safe(text)}</p>`).join('\n')}</footer>
<script>${script}</script>
</body></html>
`
}

function header(report: BalanceReport, title: string, write: Writer): string {
  const { say } = write
  const { arms, players, seed } = report
  const [{ cells }] = arms
  const options = Object.entries(cells[0]?.options ?? {}).map(
    ([id, value]) => `<li>${safe(write.option(id, value))}</li>`,
  )
  const names = arms.map((each, i) => `<li${arms.length > 1 ? ` class="set-${i}"` : ''}>${safe(write.arm(each))}</li>`)
  const games = arms.flatMap((each) => each.cells.map((cell) => cell.games)).reduce((a, b) => a + b, 0)
  const seats = cells.map((cell) => write.say.withSeats({ seats: cell.seats })).join(', ')
  const each = cells.length * arms.length > 1 ? [`<li>${safe(say.perSeats({ games: report.games }))}</li>`] : []
  return `<header>${orbits}<div class="brand">${sign}Orrery</div>
<div class="tools"><button type="button" id="theme">${safe(say.theme)}</button><button type="button" id="print">${safe(say.print)}</button></div>
<h1>${safe(title)}</h1>
<p>${safe(say.lead({ games, players: players.join(', '), seats }))}</p>
<ul class="facts">${[...names, ...each, ...options, `<li>${safe(say.seed({ seed }))}</li>`].join('')}</ul></header>`
}

function chooser(cells: readonly BalanceFigures[], write: Writer): string {
  if (cells.length < 2) return ''
  const buttons = cells.map(({ seats }) => `<button type="button" value="${seats}">${seats}</button>`)
  return `<nav class="choose"><span>${safe(write.say.choose)}</span><div>${buttons.join('')}</div></nav>`
}

/** Everything about one number of players. */
function sample(cell: BalanceFigures, other: BalanceFigures | undefined, write: Writer): string {
  const { say } = write
  const both = other === undefined ? [cell] : [cell, other]
  const points = write.number(100 * smallestShown(cell.even, cell.games), 1)
  const small = say.order.small({ games: cell.games, points })
  const orderRows = cell.byOrder.map((_, i) => ({
    name: say.order.turn({ n: i + 1 }),
    shares: both.flatMap(({ byOrder }) => byOrder[i] ?? []),
  }))
  const seatRows = cell.bySeat.map((_, i) => ({
    name: `${say.seat.name({ n: i + 1 })} (${cell.players[i]})`,
    shares: both.flatMap(({ bySeat }) => bySeat[i] ?? []),
  }))
  if (cell.rival !== undefined)
    seatRows.push({
      name: say.seat.rival,
      shares: both.flatMap(({ rival }) => (rival === undefined ? [] : [{ ...rival, shows: 'nothing' as const }])),
    })
  const began =
    orderRows.length === 0
      ? ''
      : panel(
          say.order.title,
          `${sharePlot(say.order.title, orderRows, cell.even, write)}${verdicts(both, write)}<p class="note">${safe(small)}</p>`,
        )
  const mixed = new Set(cell.players).size > 1 || cell.rival !== undefined
  const seatNote = mixed ? '' : `<p class="note">${safe(say.seat.note)}</p>`
  const rounds = both.length > 1 ? [] : [panel(say.time.title, roundsPlot(cell, write))]
  return `<section class="sample" data-seats="${cell.seats}"><h2 class="cell-title">${safe(write.seats(cell.seats))}</h2>
${keyFigures(both, write)}
<div class="pair">${began}${panel(say.seat.title, sharePlot(say.seat.title, seatRows, cell.even, write) + seatNote)}</div>
<div class="pair">${panel(
    say.scores.title,
    histogram(
      say.scores.title,
      both.map(({ scores }) => scores),
      write,
    ),
  )}
${panel(
  say.rounds.title,
  histogram(
    say.rounds.title,
    both.map((each) => each.rounds),
    write,
  ),
)}</div>
<div class="pair">${panel(say.sources.title, `<p class="note">${safe(say.sources.note)}</p>${sourceTable(cell, other, write)}`)}
${rounds.join('')}</div>
${cell.components.length === 0 ? '' : panel(say.components.title, `<p class="note">${safe(say.components.note)}</p>${componentTable(cell, other, write)}`, 'long')}
</section>`
}

/** What the share of each place in the turn order shows, in a word. */
function verdicts(both: readonly BalanceFigures[], write: Writer): string {
  const items = both.flatMap(({ byOrder }, arm) =>
    byOrder.map(
      ({ shows }, i) =>
        `<li${both.length > 1 ? ` class="set-${arm}"` : ''}>${safe(write.say.order.turn({ n: i + 1 }))}: <span class="${shows}">${safe(write.say.verdict[shows])}</span></li>`,
    ),
  )
  return `<ul class="facts" style="margin: 4px 0 10px">${items.join('')}</ul>`
}

function keyFigures(both: readonly BalanceFigures[], write: Writer): string {
  const { key } = write.say
  const withError = ({ mean, high, count }: Mean): string => {
    if (count === 0) return '–'
    return count === 1 ? write.number(mean, 1) : `${write.number(mean, 1)} ± ${write.number(high - mean, 1)}`
  }
  const figures: readonly (readonly [string, (cell: BalanceFigures) => string])[] = [
    [key.games, ({ games }) => write.number(games)],
    [key.score, ({ score }) => withError(score)],
    [key.winner, ({ winnerScore }) => withError(winnerScore)],
    [key.rounds, ({ length }) => withError(length)],
    [key.decisions, ({ decisions }) => write.number(decisions.mean)],
  ]
  const items = figures.map(([name, show]) => {
    const values = both.map((cell, arm) => `<b class="fill-text-${arm}">${safe(show(cell))}</b>`)
    return `<li>${values.join('')}<span>${safe(name)}</span></li>`
  })
  return `<ul class="key${both.length > 1 ? ' two' : ''}">${items.join('')}</ul>`
}

function roundsPlot({ byRound, sources }: BalanceFigures, write: Writer): string {
  const columns = byRound.map((parts, i) => ({ name: String(i + 1), parts }))
  const keys = Object.keys(sources).filter((id) => byRound.some((parts) => (parts[id] ?? 0) !== 0))
  return `<p class="note">${safe(write.say.time.note)}</p>${stackedPlot(write.say.time.title, keys, columns, write)}`
}
