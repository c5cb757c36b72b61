import { makeGallery } from './gallery.ts'
import { names } from './names.pl.ts'
import { makeSpeech } from './speech.ts'
import { words } from './words.pl.ts'

export { names }

/** Every component of Terraforming Arks in Polish. */
export const gallery = makeGallery(names, words)

/** How Terraforming Arks speaks Polish. */
export default makeSpeech('pl', names, words)
