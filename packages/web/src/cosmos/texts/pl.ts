import { en, type Texts } from './en.ts'

/** temp */
export const pl: Texts = en
