import type { CombatDiagram, Dot, Quantity } from './types.ts'

/** The diagram of attack: points of attack by radius. */
export const attackDiagram: CombatDiagram = {
  parameter: 'radius',
  unit: 'Rsun',
  ticks: [0.01, 0.1, 1, 10, 100, 1000],
  maxTenths: 20,
  points: [
    [0.005, 1],
    [0.02, 2],
    [0.1, 4],
    [1, 10],
    [5, 15],
    [15, 15],
    [203, 10],
    [1500, 6],
  ],
}

/** The diagram of defence: points of defence by mass. */
export const defenceDiagram: CombatDiagram = {
  parameter: 'mass',
  unit: 'Msun',
  ticks: [0.1, 1, 10],
  maxTenths: 40,
  points: [
    [0.08, 1],
    [0.5, 5],
    [1, 8],
    [1.7, 10],
    [5, 18],
    [10, 24],
    [23, 30],
    [40, 34],
  ],
}

/** The axes of the Hertzsprung-Russell diagram (H10.4), both logarithmic, in an area of 1000 by 1000. */
export const hrAxes = {
  width: 1000,
  height: 1000,
  temperature: { unit: 'K', left: 40000, right: 2500, ticks: [40000, 20000, 10000, 7500, 5000, 3500, 2500] },
  luminosity: { unit: 'Lsun', top: 1000000, bottom: 1e-5, ticks: [1000000, 10000, 100, 1, 0.01, 0.0001] },
} as const

/** The temperature at a place along the axis, 0 at the left. */
export const temperatureAt = (u: number): number =>
  hrAxes.temperature.left * (hrAxes.temperature.right / hrAxes.temperature.left) ** u
/** The luminosity at a place along the axis, 0 at the top. */
export const luminosityAt = (v: number): number =>
  hrAxes.luminosity.top * (hrAxes.luminosity.bottom / hrAxes.luminosity.top) ** v

/** The Sun: the yellow dot for comparison, and the numbers on the Sun cards. */
export const sunReference: {
  readonly x: number
  readonly y: number
  readonly mass: Quantity<'kg'>
  readonly radius: Quantity<'m'>
  readonly temperature: Quantity<'K'>
  readonly luminosity: Quantity<'W'>
} = {
  x: 698.3,
  y: 545.5,
  mass: { value: 1.99e30, unit: 'kg' },
  radius: { value: 696000000.0, unit: 'm' },
  temperature: { value: 5770, unit: 'K' },
  luminosity: { value: 3.83e26, unit: 'W' },
}

/** The 48 red dots, by id: 42 for the stars of the game and 6 for others. They carry no names (H3.3). */
export const dots: readonly Dot[] = [
  { id: 'd01', x: 58.6, y: 94.6 },
  { id: 'd02', x: 141.8, y: 51 },
  { id: 'd03', x: 166.6, y: 689.5 },
  { id: 'd04', x: 169.5, y: 143.2 },
  { id: 'd05', x: 215.6, y: 185.1 },
  { id: 'd06', x: 250, y: 569.8 },
  { id: 'd07', x: 319.4, y: 716.9 },
  { id: 'd08', x: 341.9, y: 293.3 },
  { id: 'd09', x: 353.8, y: 227.4 },
  { id: 'd10', x: 419.5, y: 321.9 },
  { id: 'd11', x: 419.5, y: 799.6 },
  { id: 'd12', x: 425.3, y: 244.8 },
  { id: 'd13', x: 431.2, y: 83.7 },
  { id: 'd14', x: 440.3, y: 790.8 },
  { id: 'd15', x: 502.2, y: 417.7 },
  { id: 'd16', x: 514.7, y: 399.7 },
  { id: 'd17', x: 537.6, y: 395.3 },
  { id: 'd18', x: 554.8, y: 434.5 },
  { id: 'd19', x: 557.3, y: 64.3 },
  { id: 'd20', x: 592.4, y: 846.3 },
  { id: 'd21', x: 594.3, y: 452.2 },
  { id: 'd22', x: 608.6, y: 179.1 },
  { id: 'd23', x: 653.7, y: 469 },
  { id: 'd24', x: 663.8, y: 195.9 },
  { id: 'd25', x: 671.3, y: 888.1 },
  { id: 'd26', x: 683, y: 263.6 },
  { id: 'd27', x: 704, y: 376.6 },
  { id: 'd28', x: 729, y: 576.1 },
  { id: 'd29', x: 744.3, y: 588 },
  { id: 'd30', x: 755.8, y: 372.7 },
  { id: 'd31', x: 775.4, y: 318.2 },
  { id: 'd32', x: 780.9, y: 407.8 },
  { id: 'd33', x: 784, y: 300 },
  { id: 'd34', x: 785.6, y: 619.6 },
  { id: 'd35', x: 805.2, y: 342.7 },
  { id: 'd36', x: 823.3, y: 642.8 },
  { id: 'd37', x: 838.7, y: 306.5 },
  { id: 'd38', x: 853.8, y: 49.8 },
  { id: 'd39', x: 859.6, y: 256.7 },
  { id: 'd40', x: 865.5, y: 280.6 },
  { id: 'd41', x: 869.5, y: 81.8 },
  { id: 'd42', x: 879.7, y: 51.7 },
  { id: 'd43', x: 889.1, y: 112.8 },
  { id: 'd44', x: 918.9, y: 768.7 },
  { id: 'd45', x: 922.4, y: 736.1 },
  { id: 'd46', x: 929.5, y: 797.2 },
  { id: 'd47', x: 934.2, y: 188.7 },
  { id: 'd48', x: 959.1, y: 804.9 },
]
