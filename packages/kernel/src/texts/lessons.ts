import type { LoadFile } from './folder.ts'
import type { Language } from './languages.ts'
import { makeTexts } from './texts.ts'

/** What a lesson says. */
export type LessonTexts = {
  readonly title: string
  /** What one learns there. */
  readonly about: string
  /** Left out in a lesson of exercises. */
  readonly steps?: StepTexts
  /** By the id of the exercise. */
  readonly exercises?: { readonly [exercise: string]: ExerciseTexts }
  /** What the player knows at the end. */
  readonly learned: readonly string[]
}

/** What the steps of a guide say, by their ids. */
export type StepTexts = { readonly [step: string]: { readonly title: string; readonly text: string } }

/** What an exercise says. */
export type ExerciseTexts = {
  readonly title: string
  /** What is to be reached. */
  readonly goal: string
  /** What is counted. */
  readonly counts: string
  /** Where to look first. */
  readonly hint: string
  readonly steps: StepTexts
}

/** The loader of the lessons of a game, each of which has a file of its own, by the id of the lesson. */
export function lessonsIn(load: LoadFile): (lesson: string, language: Language) => Promise<LessonTexts> {
  const loaders = new Map<string, (language: Language) => Promise<LessonTexts>>()
  return (lesson, language) => {
    const loader = loaders.get(lesson) ?? makeTexts<LessonTexts>((each) => load(each, lesson))
    loaders.set(lesson, loader)
    return loader(language)
  }
}
