import type { Scene } from '@orrery/board/guide'
import { deleteGame, loadGame } from '../kept/games.ts'
import { createGame } from '../worker/client.ts'
import { lessonOf, loadLessons } from './index.ts'
import { type Progress, useGuides } from './store.ts'

/** Which lesson to start, for whom; of an exercise, whether its solution is to be shown. */
export interface LessonStart extends Partial<Pick<Progress, 'exercise' | 'shown'>> {
  readonly game: string
  readonly lesson: string
  /** The name of the player. */
  readonly me: string
}

/** Tables of lessons that another lesson has replaced. */
const replaced = new Set<string>()

/** Creates the table of a lesson and returns its id. */
export async function startLesson({ game, lesson: id, me, exercise = 0, shown = false }: LessonStart): Promise<string> {
  const lesson = lessonOf((await loadLessons(game)).lessons, id)
  const scene: Scene | undefined = lesson.kind === 'guided' ? lesson : lesson.exercises[exercise]
  if (scene === undefined) throw new Error(`the lesson ${id} has no exercise ${exercise}`)
  const { deal, level, options, before } = scene
  const seats = [{ name: me }, { name: 'Tycho', bot: level }]
  const table = await createGame({ game, seats, options, deal, ...(before === undefined ? {} : { before }) })
  const { running, begin } = useGuides.getState()
  for (const old of running) if (old.game === game) replaced.add(old.table)
  begin({ table, game, lesson: lesson.id, exercise, shown })
  return table
}

/** The table of a lesson: the one where it is running, or else a new one. */
export async function continueLesson(start: LessonStart): Promise<string> {
  const { game, lesson } = start
  const running = useGuides.getState().running.find((each) => each.game === game && each.lesson === lesson)
  // Its table may have been deleted meanwhile.
  const stands = running !== undefined && (await loadGame(running.table)) !== undefined
  return stands ? running.table : startLesson(start)
}

/** Removes the tables of replaced lessons, which were no games; only once none of them is open any more. */
export async function removeReplaced(): Promise<void> {
  const tables = [...replaced]
  replaced.clear()
  await Promise.all(tables.map(deleteGame))
}
