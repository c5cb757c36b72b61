import type { BalanceFigures, ComponentFigures } from './balance-figures.ts'
import { barPlot, histogram, safe, sharePlot, stackedPlot } from './plots.ts'

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 980px; margin: 2rem auto; padding: 0 1rem; background: Canvas; color: CanvasText; }
h1 { font-weight: 300; } h2 { margin-top: 2.2rem; font-size: 1.15rem; } h3 { margin-top: 1.6rem; font-size: 1rem; }
svg { width: 100%; max-width: 720px; font-size: 12px; } svg text { fill: currentColor; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
th:first-child, td:first-child { text-align: left; }
.far { font-weight: 700; } .never { opacity: .55; }
p.note { opacity: .8; }
`

/** The whole report as one page that needs nothing from elsewhere. */
export function balancePage(figures: BalanceFigures): string {
  const { game, games, seats, players, options, seed } = figures
  const chosen = Object.entries(options).map(([id, value]) => `${id} ${value}`)
  const even = figures.rival === undefined ? 1 / seats : 1 / (seats + 1)
  // What any player wins: one in so many, or what is left when an opponent without a seat wins too.
  const usual = figures.bySeat.reduce((sum, { share }) => sum + share, 0) / seats
  const seatRows = figures.bySeat.map((share, seat) => ({ name: `seat ${seat + 1} (${players[seat]})`, share }))
  const rows = figures.rival === undefined ? seatRows : [...seatRows, { name: 'rival', share: figures.rival }]
  const { scoreSummary: score, winnerSummary: best, decisions } = figures
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance of ${safe(game)}</title><style>${style}</style></head><body>
<h1>Balance of ${safe(game)}</h1>
<p>${games} games, players: ${safe(players.join(', '))}. ${chosen.length > 0 ? `Options: ${safe(chosen.join(', '))}. ` : ''}Seed ${safe(seed)}. Intervals are 95 %.</p>
<h2>Wins by seat</h2>
${sharePlot('wins by seat', rows, even)}
<h2>Scores</h2>
<p class="note">Mean ${score.mean.toFixed(1)}, deviation ${score.deviation.toFixed(1)}, ${score.min} to ${score.max}; winners ${best.mean.toFixed(1)}.</p>
${histogram('scores', figures.scores)}
<h2>Points by source</h2>
<p class="note">Per player and game.</p>
${barPlot('points by source', figures.sources)}
<h2>Points by round</h2>
<p class="note">Points per player, in the round in which they were made; points counted at the end of the game stand in its last round or are missing when no event tells them.</p>
${stackedPlot(
  'points by round',
  Object.keys(figures.sources),
  figures.byRound.map((parts, i) => ({ name: String(i + 1), parts })),
)}
<h2>Length</h2>
<p class="note">Decisions per game: mean ${decisions.mean.toFixed(0)}, ${decisions.min} to ${decisions.max}. Rounds:</p>
${histogram('rounds', figures.rounds)}
<h2>Components</h2>
<p class="note">Bold is what went with winning, or with losing, more than chance explains; of every twenty components about one is bold by chance all the same.</p>
${Object.entries(figures.components)
  .map(([kind, list]) => componentTable(kind, list, usual))
  .join('\n')}
</body></html>
`
}

/** Bold where the interval leaves out what all players together win. */
function componentTable(kind: string, list: readonly ComponentFigures[], usual: number): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
  const rows = list.map(({ id, perGame, users, winning }) => {
    if (users === 0) return `<tr class="never"><td>${safe(id)}</td><td>0</td><td>never</td><td>-</td><td>-</td></tr>`
    const far = winning.low > usual || winning.high < usual
    return `<tr${far ? ' class="far"' : ''}><td>${safe(id)}</td><td>${perGame.toFixed(2)}</td><td>${percent(users)}</td><td>${percent(winning.share)}</td><td>${percent(winning.low)} - ${percent(winning.high)}</td></tr>`
  })
  return `<h3>${safe(kind)}</h3>
<table><thead><tr><th>component</th><th>times a game</th><th>players who did</th><th>of them won</th><th>interval (all players: ${percent(usual)})</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`
}
