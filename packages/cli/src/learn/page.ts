import type { Quality, Tenth } from '@orrery/bots/learn'
import type { ModelWeights } from '@orrery/bots/model'
import type { Language, Texts } from '@orrery/kernel'
import { orbits, panel, sign } from '../balance/frame.ts'
import { safe } from '../balance/report.ts'
import { script } from '../balance/script.ts'
import { style } from '../balance/style.ts'
import type en from '../texts/en/learn.ts'
import type { Duel } from './duel.ts'
import type { Recipe } from './folder.ts'

/** Everything that a learning run found. */
export interface LearnReport {
  readonly game: string
  readonly rules: number
  readonly recipe: Recipe
  readonly weights: ModelWeights
  readonly quality: Quality
  /** How the shipped model does on the same games. */
  readonly shipped: Quality | undefined
  readonly duels: readonly Duel[]
}

/** Fewer chances in a tenth say little. */
const ENOUGH = 200

const SIDE = 300
const EDGE = 34

/** The report as one page that needs nothing from elsewhere. */
export function learnPage(report: LearnReport, language: Language, say: Texts<typeof en>): string {
  const write = new Pen(language, say)
  const { quality, recipe, weights } = report
  const title = say.of({ game: report.game })
  const facts = [
    say.rules({ version: report.rules }),
    say.learnt({ games: weights.origin.games }),
    say.generation({ n: weights.origin.generation }),
    say.units({ n: weights.hidden.length }),
    say.seed({ seed: recipe.seed }),
  ]
  const plots = quality.quarters.map(({ tenths }, i) => {
    const name = say.calibration.quarter({ n: i + 1 })
    return panel(name, calibrationPlot(name, tenths, write))
  })
  return `<!doctype html>
<html lang="${language}" class="no-js"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light"><title>${safe(title)}</title><style>${style}</style></head><body>
<header>${orbits}<div class="brand">${sign}Orrery</div>
<div class="tools"><button type="button" id="theme">${safe(say.theme)}</button><button type="button" id="print">${safe(say.print)}</button></div>
<h1>${safe(title)}</h1><p>${safe(say.lead({ games: quality.games, players: recipe.testPlayers.join(', ') }))}</p>
<ul class="facts">${facts.map((fact) => `<li>${safe(fact)}</li>`).join('')}</ul></header>
<main>${keyFigures(report, write)}
<div class="pair">${panel(say.calibration.title, `<p class="note">${safe(say.calibration.note)}</p>${calibrationPlot(say.calibration.title, quality.tenths, write)}`)}
${panel(say.tenths.title, tenthTable(quality.tenths, write))}</div>
<div class="pair">${plots.join('\n')}</div>
${panel(say.phase.title, phaseTable(report, write))}
${report.duels.length === 0 ? '' : panel(say.arena.title, duelTable(report.duels, write))}
</main>
<footer class="panel"><h2>${safe(say.read.title)}</h2><p>${safe(say.read.brier)}</p><p>${safe(say.read.again)}</p></footer>
<script>${script}</script>
</body></html>
`
}

/** Numbers as the report writes them. */
class Pen {
  readonly say: Texts<typeof en>
  private readonly language: Language

  constructor(language: Language, say: Texts<typeof en>) {
    this.language = language
    this.say = say
  }

  number(value: number, digits = 0): string {
    return value.toLocaleString(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }

  percent(share: number): string {
    return `${this.number(100 * share, 1)} %`
  }
}

function keyFigures({ quality, shipped }: LearnReport, write: Pen): string {
  const { key, before } = write.say
  const figures: readonly (readonly [string, (of: Quality) => string])[] = [
    [key.brier, ({ brier }) => write.number(brier, 4)],
    [key.logLoss, ({ logLoss }) => write.number(logLoss, 4)],
    [key.points, ({ pointsError }) => write.number(pointsError, 2)],
    [key.positions, ({ positions }) => write.number(positions)],
  ]
  const items = figures.map(([name, show]) => {
    const old = shipped === undefined ? '' : `<br><span>${safe(before({ value: show(shipped) }))}</span>`
    return `<li><b>${safe(show(quality))}</b><span>${safe(name)}</span>${old}</li>`
  })
  return `<ul class="key">${items.join('')}</ul>`
}

/** What was said against what came true; the area of a dot grows with the chances behind it. */
function calibrationPlot(title: string, tenths: readonly Tenth[], write: Pen): string {
  const { calibration } = write.say
  const span = SIDE - 2 * EDGE
  const x = (share: number): string => (EDGE + share * span).toFixed(1)
  const y = (share: number): string => (SIDE - EDGE - share * span).toFixed(1)
  const most = Math.max(1, ...tenths.map(({ count }) => count))
  const dots = tenths.map(({ count, foretold, came }) => {
    if (count === 0) return ''
    const words = calibration.dot({ said: write.percent(foretold), came: write.percent(came), count })
    const pale = count < ENOUGH ? ' opacity=".4"' : ''
    const radius = 3 + 6 * Math.sqrt(count / most)
    return `<line class="stroke-0" x1="${x(foretold)}" x2="${x(foretold)}" y1="${y(foretold)}" y2="${y(came)}" stroke-width="2"${pale}/><circle class="fill-0" cx="${x(foretold)}" cy="${y(came)}" r="${radius.toFixed(1)}"${pale}><title>${safe(words)}</title></circle>`
  })
  const marks = [0, 0.5, 1].map(
    (share) =>
      `<text class="quiet" x="${x(share)}" y="${SIDE - EDGE + 18}" text-anchor="middle">${write.number(100 * share)} %</text><text class="quiet" x="${EDGE - 6}" y="${y(share)}" dy="4" text-anchor="end">${write.number(100 * share)}</text>`,
  )
  const frame = `<rect x="${EDGE}" y="${EDGE}" width="${span}" height="${span}" fill="none" class="axis"/><line class="even" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>`
  const names = `<text class="quiet" x="${SIDE - EDGE}" y="${SIDE - 2}" text-anchor="end">${safe(calibration.said)}</text><text class="quiet" x="${EDGE}" y="${EDGE - 10}">${safe(calibration.came)}</text>`
  return `<svg class="plot" style="max-width: 400px" viewBox="0 0 ${SIDE} ${SIDE}" role="img" aria-label="${safe(title)}">${frame}${marks.join('')}${names}${dots.join('')}</svg>`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th>${safe(name)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`).join('\n')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function tenthTable(tenths: readonly Tenth[], write: Pen): string {
  const { said, came, range, count } = write.say.tenths
  const rows = tenths.map((each, i) => {
    const shown = (share: number): string => (each.count === 0 ? '–' : write.percent(share))
    return [`${10 * i}–${10 * (i + 1)} %`, write.number(each.count), shown(each.foretold), shown(each.came)]
  })
  return table([range, count, said, came], rows)
}

function phaseTable({ quality }: LearnReport, write: Pen): string {
  const { phase, calibration, seats, all } = write.say
  const parts = [
    [all, quality] as const,
    ...quality.quarters.map((each, i) => [calibration.quarter({ n: i + 1 }), each] as const),
    ...Object.entries(quality.seats).map(([count, each]) => [seats({ seats: Number(count) }), each] as const),
  ]
  const rows = parts.map(([name, { brier, logLoss, positions }]) => [
    name,
    write.number(positions),
    write.number(brier, 4),
    write.number(logLoss, 4),
  ])
  return table([phase.what, phase.count, phase.brier, phase.logLoss], rows)
}

function duelTable(duels: readonly Duel[], write: Pen): string {
  const { arena } = write.say
  const rows = duels.map(({ first, second, games, share, low, high }) => [
    arena.pair({ first, second }),
    write.number(games),
    write.percent(share),
    `${write.percent(low)} – ${write.percent(high)}`,
  ])
  return table([arena.who, arena.games, arena.won, arena.interval], rows)
}
