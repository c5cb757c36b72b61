const NBSP = '\u00A0'

/** A number and its unit: `2 H`, `25,200 K`, `1 L☉`, `95 %`, `30 s`, `8,6 roku`. */
const UNIT = /(\d) (?=(?:\p{Lu}[\p{L}☉]?|%|°|s|min|h|km|pkt|roku|lata?)(?![\p{L}☉]))/gu
/** `z. B.`, `d. h.` */
const ABBREVIATION = /(^|[^\p{L}])(\p{L})\. (?=\p{L}\.)/gu
/** A dash or an ellipsis never begins a line. */
const DASH = / (?=[–…])/g
const APOSTROPHE = /(\p{L})'(?=\p{L})/gu
/** Polish words of one letter never end a line; several may follow each other. */
const ONE_LETTER = /(^|[\s(„])((?:[aiouwz] )+)/gi
/** Polish writes `25 200` with a space. */
const THOUSANDS = /(\d) (?=\d{3}(?!\d))/g

/**
 * A text as a typesetter would set it: what belongs together stays on one line, and apostrophes are curved. Texts are written and
 * translated with ordinary spaces; this runs whenever one is used, with its arguments filled in.
 */
export function typeset(text: string, language: string): string {
  const set = text
    .replace(UNIT, `$1${NBSP}`)
    .replace(ABBREVIATION, `$1$2.${NBSP}`)
    .replace(DASH, NBSP)
    .replace(APOSTROPHE, '$1’')
  if (language !== 'pl') return set
  return set
    .replace(THOUSANDS, `$1${NBSP}`)
    .replace(ONE_LETTER, (_all, before: string, words: string) => before + words.replaceAll(' ', NBSP))
}

/** A text as somebody types it, for searching: ordinary spaces and straight apostrophes. */
export const asTyped = (text: string): string => text.replaceAll(NBSP, ' ').replaceAll('’', "'")
