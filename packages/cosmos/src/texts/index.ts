import { makeTexts } from '@orrery/kernel'
import type guide from './en/guide.ts'

/** What the guided first turn of Crafting the Cosmos says. */
export const loadGuideTexts = makeTexts<typeof guide>((language) => import(`./${language}/guide.ts`))
