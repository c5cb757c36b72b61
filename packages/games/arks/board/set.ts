import { createContext, useContext } from 'react'
import { type Components, newest } from './data.ts'

/** The set of components that is drawn; outside a game the newest one. */
const Drawn = createContext<Components>(newest)

/** The set that everything inside is drawn with. */
export const DrawnWith = Drawn.Provider

/** The set of components this is drawn with. */
export const useSet = (): Components => useContext(Drawn)
