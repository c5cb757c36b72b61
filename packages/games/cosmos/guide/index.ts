import type { Lesson } from '@orrery/board/guide'
import { practice } from './practice.ts'
import { round } from './round.ts'
import { turn } from './turn.ts'

export { loadLesson as loadTexts } from '../texts/lessons.ts'

export const lessons: readonly Lesson[] = [turn, round, practice]
