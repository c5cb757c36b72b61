import { eventsFor, type Game, openRecord, type Result, replay as replayRecord, type Speech } from '@orrery/kernel'
import { readArgs, readLanguage } from './args.ts'
import type { Environment } from './environment.ts'
import { readRecord } from './files.ts'
import { gameOfRecord } from './games.ts'
import { makeCommentary } from './why.ts'

/** `orrery replay`: prints a record move by move, as a spectator would see it. */
export async function replay(words: readonly string[], { out, games }: Environment): Promise<number> {
  const given = readArgs(words, { lang: 'text', why: 'flag' }, 1)
  const record = readRecord(given.positionals[0], 'replay')
  const { game, speech, reasons } = gameOfRecord(record, games)
  const language = readLanguage(given)
  const say = await speech(language)
  const names = Array.from({ length: record.seats }, (_, seat) => `#${seat + 1}`)
  const rules = `version ${record.version}${record.set === undefined ? '' : ' with a set of its own'}`
  out.print(`${say.game}, ${rules}, ${record.seats} seats, ${record.actions.length} actions, seed ${record.seed}\n`)
  const start = openRecord(game, record)
  const texts = given.flag('why') ? await reasons?.(language) : undefined
  const comment = texts === undefined ? undefined : makeCommentary(game, start, texts, names)
  const sayWhy = (): void => {
    const why = comment?.turnOver()
    if (why !== undefined) out.print(`       » ${why}\n`)
  }
  let view = game.view(start, undefined)
  let state = start
  let moment = game.moment(start)
  let shown = 0
  for (const step of replayRecord(game, record)) {
    if (moment.turn !== shown) out.print(`\n— ${moment.round}.${moment.turn} —\n`)
    shown = moment.turn
    const action = game.vocabulary.parse(step.id)
    out.print(
      `${String(step.seq + 1).padStart(5)}  ${names[step.seat]}  ${say.action(action, view, names)}  [${step.id}]\n`,
    )
    for (const event of eventsFor(step.outcome.events, undefined)) {
      const line = say.event(event, names)
      if (line !== undefined) out.print(`         ${line}\n`)
    }
    view = game.view(step.state, undefined)
    moment = game.moment(step.state)
    state = step.state
    comment?.decided(step.seat, step.state)
    if (moment.turn !== shown || game.toAct(state).length === 0) sayWhy()
  }
  out.print(`\n${describeEnd(game.result(state), say, names, game)}`)
  return 0
}

function describeEnd(result: Result | undefined, say: Speech, names: readonly string[], game: Game): string {
  if (result === undefined) return `${game.id}: the game is not over\n`
  return describeResult(result, say, names)
}

/** The final table: rank, name, points, and where they came from. */
export function describeResult(result: Result, say: Speech, names: readonly string[]): string {
  const rows = result.seats.map((standing, seat) => ({ name: names[seat] ?? `#${seat + 1}`, standing }))
  if (result.rival !== undefined) rows.push({ name: 'Automa', standing: result.rival })
  rows.sort((a, b) => a.standing.rank - b.standing.rank)
  return rows
    .map(({ name, standing }) => {
      const sources = Object.entries(standing.sources).map(([id, points]) => `${say.source(id)} ${points}`)
      return `${standing.rank}. ${name}: ${standing.score} (${sources.join(', ')})\n`
    })
    .join('')
}
