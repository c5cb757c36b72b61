import { makeGallery } from './gallery.ts'
import { names } from './names.en.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.en.ts'

export { names }

/** Every component of Terraforming Arks in English. */
export const gallery = makeGallery(names, words)

/** How Terraforming Arks speaks English. */
export default makeSpeech('en', names, words)
