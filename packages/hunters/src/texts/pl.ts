import { facts } from './facts.pl.ts'
import { names } from './names.pl.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.pl.ts'

export { facts, names }

/** How Star Hunters speaks Polish. */
export default makeSpeech('pl', names, words)
