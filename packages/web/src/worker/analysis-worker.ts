import { Analysing, type Analyst, costOf, hintFor, judgeAttempt } from '@orrery/bots/analyse'
import { judgeTry } from '@orrery/bots/puzzles'
import { findGame } from '@orrery/games'
import { parseRecord } from '@orrery/kernel'
import type { AnalysisAnswer, AnalysisRequest, NumberedAnalysisRequest } from './analysis-protocol.ts'
import { loadRules, loadVersion } from './engines.ts'

let analysing: Analysing | undefined

async function analystOf(game: string): Promise<Analyst> {
  const analyst = await findGame(game)?.analyst?.()
  if (analyst === undefined) throw new Error(`${game} cannot be analysed`)
  return analyst
}

async function answer(request: AnalysisRequest): Promise<AnalysisAnswer> {
  if (request.type === 'hint' || request.type === 'cost') {
    const { game: id, version, view, seat } = request
    const [game, analyst] = await Promise.all([loadVersion(id, version), analystOf(id)])
    if (request.type === 'cost')
      return { type: 'cost', cost: costOf(game, analyst, view, seat, request.actions, 'coach') }
    const hint = hintFor(game, analyst, view, seat, 'hint')
    return { type: 'hint', hint, actions: (hint?.actions ?? []).map((each) => game.vocabulary.parse(each)) }
  }
  if (request.type === 'attempt') {
    const record = parseRecord(request.text)
    const [game, analyst] = await Promise.all([loadRules(record), analystOf(record.game)])
    return { type: 'attempt', attempt: judgeAttempt(game, analyst, record, request) }
  }
  if (request.type === 'puzzle') {
    const record = parseRecord(request.record)
    const [game, analyst] = await Promise.all([loadRules(record), analystOf(record.game)])
    return { type: 'puzzle', verdict: judgeTry(game, analyst, record, request.puzzle, request.tried) }
  }
  if (request.type === 'open') {
    const record = parseRecord(request.text)
    const [game, analyst] = await Promise.all([loadRules(record), analystOf(record.game)])
    analysing = new Analysing(game, record, analyst)
    return { type: 'open', turns: analysing.turns }
  }
  if (analysing === undefined) throw new Error('no record is open')
  switch (request.type) {
    case 'curve':
      return { type: 'curve', curve: analysing.curve() }
    case 'judge':
      return { type: 'judge', turn: analysing.judge(request.index) }
    case 'better':
      return { type: 'better', line: analysing.better(request.index, request.option) }
    case 'complete':
      return { type: 'complete', analysis: analysing.complete(request.curve, request.turns) }
  }
}

addEventListener('message', ({ data: { number, request } }: MessageEvent<NumberedAnalysisRequest>) => {
  void answer(request)
    .catch((error: unknown): AnalysisAnswer => {
      return { type: 'failed', detail: error instanceof Error ? error.message : String(error) }
    })
    .then((found) => postMessage({ number, answer: found }))
})
