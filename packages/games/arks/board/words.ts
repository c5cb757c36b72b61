import { createContext, useContext } from 'react'
import { type Components, newest } from './data.ts'
import type { Names } from './names.ts'
import { arksTexts } from './texts/area.ts'
import type { Texts } from './texts/index.ts'

/** The set of components that is drawn; outside a game the newest one. */
const Drawn = createContext<Components>(newest)

/** The set that everything inside is drawn with. */
export const DrawnWith = Drawn.Provider

/** The set of components this is drawn with. */
export const useSet = (): Components => useContext(Drawn)

/** The words of the board in the reader's language. */
export interface Words {
  readonly names: Names
  readonly texts: Texts
}

/** The words of the board, requested wherever something is drawn, so that they need not be passed down. */
export function useWords(): Words {
  const { names, board } = arksTexts.use()
  return { names, texts: board }
}
