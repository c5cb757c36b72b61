/** The colours of the seats, in the order of the seats: pink, teal, violet, amber. */
export const colours = ['pink', 'teal', 'violet', 'amber'] as const
/** One colour of a seat. */
export type Colour = (typeof colours)[number]

/** The colour of a seat. */
export function seatColour(seat: number): Colour {
  return colours[seat % colours.length] ?? 'pink'
}

/** The colour of an opponent without a seat. Only one person plays against it, so this colour is free. */
export const rivalColour: Colour = 'violet'
