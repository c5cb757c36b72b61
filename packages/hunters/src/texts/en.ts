import { facts } from './facts.en.ts'
import { names } from './names.en.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.en.ts'

export { facts, names }

/** How Star Hunters speaks English. */
export default makeSpeech('en', names, words)
