import type { Lesson } from '@orrery/board/guide'
import type { GuidePart } from '@orrery/board/page'
import { partsOf } from '../games/registry.ts'

/** The lessons of a game that has some. */
export async function loadLessons(game: string): Promise<GuidePart> {
  const { guide } = partsOf(game)
  if (guide === undefined) throw new Error(`${game} has no lessons`)
  return guide()
}

/** One of the lessons; the first one if there is no such lesson any more. */
export function lessonOf(lessons: readonly Lesson[], id: string): Lesson {
  const lesson = lessons.find((each) => each.id === id) ?? lessons[0]
  if (lesson === undefined) throw new Error('there are no lessons')
  return lesson
}
