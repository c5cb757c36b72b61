import type { Game } from '@orrery/kernel'
import type { JudgedPart, JudgedTurn } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { shares } from './curve.ts'
import { gradeOf, thresholds } from './grades.ts'
import { judgePart } from './judge-part.ts'
import type { PlayedPart, PlayedTurn } from './turns.ts'

/** Whether a turn has anything to judge: a decision with more than one answer. */
export function hasChoice({ parts }: Pick<PlayedTurn, 'parts'>): boolean {
  return parts.some(isChoice)
}

/** Whether a part of a turn has a decision with more than one answer. */
export const isChoice = ({ actions }: PlayedPart): boolean => actions.some(({ forced }) => !forced)

/** A turn, judged by nothing but what its player could know. */
export type FairlyJudged = Omit<JudgedTurn, 'openLoss'>

/** Judges what a seat decided in a turn, part by part, each by what it could know then. */
export function judgeTurn(game: Game, analyst: Analyst, played: PlayedTurn, seed: string): FairlyJudged {
  const { turn, round, seat, from, to, answer, end } = played
  const after = shares(game, end)?.[seat] ?? analyst.knowledge.chance(end, seat)
  const parts: JudgedPart[] = []
  let luck = 0
  let expected: number | undefined
  for (const part of played.parts.filter(isChoice)) {
    const question = { ...part, view: game.view(part.start, seat), seat, usual: expected !== undefined }
    const verdict = judgePart(analyst, question, seed)
    // What has been revealed since the part before, for a player who then plans on as was expected there.
    if (expected !== undefined) luck += verdict.usual - expected
    expected = verdict.expected
    parts.push(verdict.judged)
  }
  if (expected !== undefined) luck += after - expected
  const loss = parts.reduce((sum, part) => sum + part.loss, 0)
  const costliest = loss < thresholds.inaccuracy ? undefined : costliestOf(played, parts)
  return {
    turn,
    round,
    seat,
    from,
    to,
    ...(answer ? { answer } : {}),
    loss,
    error: Math.hypot(...parts.map(({ error }) => error)),
    grade: gradeOf(loss),
    luck,
    after,
    parts,
    ...(costliest === undefined ? {} : { costliest }),
  }
}

/** The part of a turn in which the most was lost. */
export function costliestPart({ parts }: Pick<JudgedTurn, 'parts'>): JudgedPart | undefined {
  return parts.reduce<JudgedPart | undefined>(
    (most, part) => (most === undefined || part.loss > most.loss ? part : most),
    undefined,
  )
}

/** The first decision in the costliest part that the best way to go on does not contain. */
function costliestOf({ parts }: PlayedTurn, judged: readonly JudgedPart[]): { at: number; kind: string } | undefined {
  const worst = costliestPart({ parts: judged })
  const actions = parts.find(({ from }) => from === worst?.from)?.actions ?? []
  const better = new Set(worst?.options[0]?.actions)
  const differing = actions.findIndex(({ action, forced }) => !forced && !better.has(action.id))
  const index = differing < 0 ? actions.findIndex(({ forced }) => !forced) : differing
  const found = actions[index]
  return found === undefined ? undefined : { at: found.at, kind: found.action.kind }
}
