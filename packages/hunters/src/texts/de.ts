import { facts } from './facts.de.ts'
import { names } from './names.de.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.de.ts'

export { facts, names }

/** How Star Hunters speaks German. */
export default makeSpeech('de', names, words)
