import { type Language, makeTexts, type Texts } from '@orrery/kernel'
import { useSettings } from '../store/settings.ts'
import { changeLanguage, makeArea } from './areas.ts'
import type coachEn from './en/coach.ts'
import type fairEn from './en/fair.ts'
import type onlineEn from './en/online.ts'
import type playerEn from './en/player.ts'
import type replayEn from './en/replay.ts'
import type shellEn from './en/shell.ts'

export { useWantedLanguage, withTexts } from './areas.ts'

export type ShellTexts = Texts<typeof shellEn>
export type OnlineTexts = Texts<typeof onlineEn>
export type ReplayTexts = Texts<typeof replayEn>
export type CoachTexts = Texts<typeof coachEn>

/** The texts of the page. Those of the games lie with the games. */
export const shell = makeArea(makeTexts<typeof shellEn>((language) => import(`./${language}/shell.ts`)))
export const online = makeArea(makeTexts<typeof onlineEn>((language) => import(`./${language}/online.ts`)))
export const player = makeArea(makeTexts<typeof playerEn>((language) => import(`./${language}/player.ts`)))
export const replay = makeArea(makeTexts<typeof replayEn>((language) => import(`./${language}/replay.ts`)))
export const fair = makeArea(makeTexts<typeof fairEn>((language) => import(`./${language}/fair.ts`)))
export const coach = makeArea(makeTexts<typeof coachEn>((language) => import(`./${language}/coach.ts`)))

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
  if ((await changeLanguage(language)) && settings.language !== language) settings.change({ language })
}
