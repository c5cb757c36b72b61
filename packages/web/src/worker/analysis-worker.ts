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

/** A request about the record that is open. */
type RecordRequest = Exclude<AnalysisRequest, { type: 'hint' | 'cost' | 'attempt' | 'puzzle' | 'open' }>

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
  return answerAbout(analysing, request)
}

/** What is asked about the record that is open. */
function answerAbout(analysing: Analysing, request: RecordRequest): AnalysisAnswer {
  switch (request.type) {
    case 'curve':
      return { type: 'curve', curve: analysing.curve() }
    case 'doubt':
      return { type: 'doubt', errors: request.points.map((point) => analysing.doubt(point)) }
    case 'judge':
      return { type: 'judge', turn: analysing.judge(request.index) }
    case 'advise':
      return { type: 'advise', advice: analysing.advise(request.at) }
    case 'tell':
      return { type: 'tell', told: analysing.tell(request.part, request.seat, request.ways) }
    case 'line':
      return { type: 'line', line: analysing.line(request.from, request.seat, request.begin) }
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
