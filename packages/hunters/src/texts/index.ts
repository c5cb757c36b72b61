import { makeTexts } from '@orrery/kernel'
import type guide from './en/guide.ts'

/** What the guided first turn of Star Hunters says. */
export const loadGuideTexts = makeTexts<typeof guide>((language) => import(`./${language}/guide.ts`))
