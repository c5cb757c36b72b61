import { changeLanguage, makeArea } from '@orrery/board/texts'
import type { About } from '@orrery/games'
import { type Language, languages, makeTexts, type Texts, textsIn } from '@orrery/kernel'
import { offered } from '../games/list.ts'
import { useSettings } from '../store/settings.ts'
import type coachEn from './en/coach.ts'
import type fairEn from './en/fair.ts'
import type onlineEn from './en/online.ts'
import type playerEn from './en/player.ts'
import type replayEn from './en/replay.ts'
import type shellEn from './en/shell.ts'

export {
  dismissFailedLanguage,
  isChangingLanguage,
  useFailedLanguage,
  useWantedLanguage,
  withTexts,
} from '@orrery/board/texts'

/** What the page itself says, and what the games say about themselves. */
export type ShellTexts = Texts<typeof shellEn> & {
  /** Name and description of a game; a game that is not here goes by its id. */
  about(game: string): About
}
export type OnlineTexts = Texts<typeof onlineEn>
export type ReplayTexts = Texts<typeof replayEn>
export type CoachTexts = Texts<typeof coachEn>

interface Folder {
  readonly coach: typeof coachEn
  readonly fair: typeof fairEn
  readonly online: typeof onlineEn
  readonly player: typeof playerEn
  readonly replay: typeof replayEn
  readonly shell: typeof shellEn
}

/** The texts of the page. Those of the games lie with the games. */
const texts = textsIn<Folder>((language, name) => import(`./${language}/${name}.ts`))
const loadShell = texts('shell')
const abouts = offered.map(({ about }) => makeTexts<About>(about))
const shell = makeArea(async (language): Promise<ShellTexts> => {
  const [own, ...said] = await Promise.all([loadShell(language), ...abouts.map((load) => load(language))])
  const byId = new Map(offered.map(({ id }, i) => [id, said[i]]))
  return { ...own, about: (game) => byId.get(game) ?? { name: game, over: '', text: '', facts: '' } }
})
export const online = makeArea(texts('online'))
export const player = makeArea(texts('player'))
export const replay = makeArea(texts('replay'))
export const fair = makeArea(texts('fair'))
export const coach = makeArea(texts('coach'))

/** What the page itself says, which is always there. */
export const useTexts = shell.use
/** What is said about playing with others. */
export const useOnlineTexts = online.use
/** What the players' pages say. */
export const usePlayerTexts = player.use
/** What is said about the shuffle of a game with others. */
export const useFairTexts = fair.use
/** What replays and results say. */
export const useReplayTexts = replay.use

/** Has the page speak a language; it stays as it is until the texts are there. */
export async function speak(language: Language): Promise<void> {
  const settings = useSettings.getState()
  const reach = (): Promise<unknown> => fetch('/', { method: 'HEAD', cache: 'no-store' })
  if ((await changeLanguage(language, reach)) && settings.language !== language) settings.change({ language })
}

/**
 * Has the page speak when it opens: the language of the settings, or, when its texts are neither stored nor to be had (it was chosen just
 * before the network went), any other that is there.
 */
export async function beginToSpeak(): Promise<void> {
  const { language } = useSettings.getState()
  let reason: unknown
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    try {
      await shell.load(each)
      return await speak(each)
    } catch (error) {
      reason ??= error
    }
  }
  throw reason
}
