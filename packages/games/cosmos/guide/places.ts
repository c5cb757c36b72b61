/** Selectors of places on the board that several lessons speak of. */

export const CONSOLE = ['.cc-p-console']
export const CHAMBER = ['.panel:has([data-at^="chamber:"])', '[data-at^="chamber:"]']
/** Where the turn ends. */
export const END = ['.cc-p-tray', '.btn.end']

/** A star of the reserve, by the number of its element. */
export const star = (element: number): readonly string[] => [`[data-at="reserve:star:${element}"]`, '.cc-p-tray']
export const PROTO = ['[data-at="reserve:proto"]', ...star(2)]

/** A nebula space. */
export const hex = (n: number): readonly string[] => [`[data-at="hex:${n}"]`]
/** Supernova, DNA and graviton. */
export const track = (n: number): readonly string[] => [`[data-at="track:${n}"]`]
