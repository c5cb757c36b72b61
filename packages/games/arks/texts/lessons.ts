import { lessonsIn } from '@orrery/kernel'

/** What a lesson says, by its id. Only somebody who learns loads it. */
export const loadLesson = lessonsIn((language, name) => import(`./${language}/lessons/${name}.ts`))
