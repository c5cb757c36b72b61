import { en, type Texts } from './en.ts'

/** temp */
export const de: Texts = en
