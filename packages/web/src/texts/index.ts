import { changeLanguage, makeArea } from '@orrery/board/texts'
import type { About } from '@orrery/games'
import { type Language, languages, makeTexts, type Texts, textsIn } from '@orrery/kernel'
import { offered } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import type analysisEn from './en/analysis.ts'
import type coachEn from './en/coach.ts'
import type endingEn from './en/ending.ts'
import type fairEn from './en/fair.ts'
import type insightsEn from './en/insights.ts'
import type onlineEn from './en/online.ts'
import type playerEn from './en/player.ts'
import type puzzlesEn from './en/puzzles.ts'
import type replayEn from './en/replay.ts'
import type rulebookEn from './en/rulebook.ts'
import type shellEn from './en/shell.ts'

export {
  dismissFailedLanguage,
  isChangingLanguage,
  useFailedLanguage,
  useWantedLanguage,
  withTexts,
} from '@orrery/board/texts'

/** The texts of the page itself, and what the games say about themselves. */
export type ShellTexts = Texts<typeof shellEn> & {
  /** Name and description of a game; an unknown game goes by its id. */
  about(game: string): About
}
export type OnlineTexts = Texts<typeof onlineEn>
export type ReplayTexts = Texts<typeof replayEn>
export type EndingTexts = Texts<typeof endingEn>
export type PuzzleTexts = Texts<typeof puzzlesEn>
export type CoachTexts = Texts<typeof coachEn>

/** The texts of the page. Those of the games are in the games' folders. */
const texts = textsIn((language, name) => import(`./${language}/${name}.ts`))
const loadShell = texts<typeof shellEn>('shell')
const abouts = offered.map(({ about }) => makeTexts<About>(about))
const shell = makeArea(async (language): Promise<ShellTexts> => {
  const [own, ...said] = await Promise.all([loadShell(language), ...abouts.map((load) => load(language))])
  const byId = new Map(offered.map(({ id }, i) => [id, said[i]]))
  return { ...own, about: (game) => byId.get(game) ?? { name: game, over: '', text: '', facts: '' } }
})
export const online = makeArea(texts<typeof onlineEn>('online'))
export const player = makeArea(texts<typeof playerEn>('player'))
export const replay = makeArea(texts<typeof replayEn>('replay'))
export const ending = makeArea(texts<typeof endingEn>('ending'))
export const fair = makeArea(texts<typeof fairEn>('fair'))
export const insights = makeArea(texts<typeof insightsEn>('insights'))
export const analysis = makeArea(texts<typeof analysisEn>('analysis'))
export const coach = makeArea(texts<typeof coachEn>('coach'))
export const puzzles = makeArea(texts<typeof puzzlesEn>('puzzles'))
export const rulebook = makeArea(texts<typeof rulebookEn>('rulebook'))

/** The texts of the page itself, which are always loaded. */
export const useTexts = shell.use
/** The texts about online play. */
export const useOnlineTexts = online.use
/** The texts of the players' pages. */
export const usePlayerTexts = player.use
/** The texts about the end of a game. */
export const useEndingTexts = ending.use
/** The texts about the shuffle of online games. */
export const useFairTexts = fair.use
/** The texts about the analysis of finished games. */
export const useAnalysisTexts = analysis.use
/** The texts of the puzzles. */
export const usePuzzleTexts = puzzles.use
/** The texts about what somebody's games say. */
export const useInsightsTexts = insights.use
/** The texts of replays and results. */
export const useReplayTexts = replay.use

/** The texts around a rulebook: contents, search, summary. */
export const useRulebookTexts = rulebook.use

/** Changes the page's language; the old one stays until the texts are loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  const settings = useSettings.getState()
  const probe = (): Promise<unknown> => fetch('/', { method: 'HEAD', cache: 'no-store' })
  if ((await changeLanguage(language, probe)) && settings.language !== language) settings.change({ language })
}

/**
 * Loads the texts when the page opens: in the language of the settings, or, when its texts are neither stored nor available (it was chosen
 * just before the network failed), in any other.
 */
export async function loadFirstLanguage(): Promise<void> {
  const { language } = useSettings.getState()
  let reason: unknown
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    try {
      await shell.load(each)
      return await switchLanguage(each)
    } catch (error) {
      reason ??= error
    }
  }
  throw reason
}
