import { makeGallery } from './gallery.ts'
import { names } from './names.de.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.de.ts'

export { names }

/** Every component of Terraforming Arks in German. */
export const gallery = makeGallery(names, words)

/** How Terraforming Arks speaks German. */
export default makeSpeech('de', names, words)
