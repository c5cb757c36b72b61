import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { makeRng, verify } from '@orrery/kernel'
import { botToAct, decideNewTable, fold, makeLibrary, type Row, recordOf, runCommand, sightFor } from '@orrery/table'
import { comets } from '../../kernel/test/comets/comets.ts'

const library = makeLibrary([comets], playersOf)
const ada = { id: 'p1', name: 'Ada' }
const log: Row[] = []

// Ada against two bots. Ids, secrets and times come from the keeper; the table itself reads no clock and draws no random number.
const made = decideNewTable(
  library,
  { type: 'create', id: 't1', secret: '5e'.repeat(32), game: 'comets', seats: 3, bots: ['random', 'random'] },
  ada,
  1000,
)
if ('refusal' in made) throw new Error(made.refusal.code)
log.push(...made.rows)
const table = fold(library, log)

const say = (command: Parameters<typeof runCommand>[2], by: Parameters<typeof runCommand>[3], now: number) => {
  const done = runCommand(library, table, command, by, now)
  if ('refusal' in done) throw new Error(`${done.refusal.code}, rule ${done.refusal.rule}`)
  log.push(...done.rows) // store them here, then send each viewer `updateFor(library, table, done.outcomes, seat)`
}
say({ type: 'start', nonce: '0a'.repeat(16) }, ada, 2000)
const rng = makeRng('the bots')
for (let now = 3000; table.phase === 'playing'; now += 1000) {
  const bot = botToAct(library, table)
  const play = sightFor(library, table, 0, now).play
  if (bot !== undefined) {
    const legal = bot.legal.map((id) => comets.vocabulary.parse(id))
    const { id } = parsePlayer('comets', bot.level).choose({ seat: bot.seat, legal, view: () => bot.view, rng })
    say({ type: 'bot-act', seat: bot.seat, action: id, after: bot.after }, 'table', now)
  } else say({ type: 'act', seat: 0, action: play?.legal?.[0] ?? '' }, ada, now)
}
const record = recordOf(table)
/** The finished game, and whether its shuffle was fair. */
export const verdict = record === undefined ? undefined : verify(comets, record)
/** The same table, from its log alone. */
export const again = fold(library, log)
/** The table that was played. */
export const played = table
