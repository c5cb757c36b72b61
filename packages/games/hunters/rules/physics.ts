import { attackDiagram, defenceDiagram, hrAxes } from '../components/diagrams.ts'
import type { CombatDiagram, Quantity } from '../components/types.ts'

/** Reading the diagrams: the only place where the numbers on a star card become points and positions. */

/** The Sun's effective temperature by which luminosities are compared, in kelvin (H0.4). */
const SOLAR_TEMPERATURE = 5772

/** The curve of a diagram at a value, in tenths: straight over the logarithm, constant beyond the ends (H6.5). */
function curve(diagram: CombatDiagram, value: number): number {
  let left: readonly [number, number] | undefined
  for (const right of diagram.points) {
    if (value <= right[0]) {
      if (left === undefined) return right[1]
      return left[1] + ((right[1] - left[1]) * Math.log(value / left[0])) / Math.log(right[0] / left[0])
    }
    left = right
  }
  return left === undefined ? 0 : left[1]
}

/** Rounds to whole tenths, halves up (H6.5); the tiny amount added makes up for binary fractions just below a half. */
export function roundTenths(tenths: number): number {
  return Math.floor(tenths + 0.5 + 1e-9)
}

/** The attack bonus of a radius, in tenths of a point. */
export function readAttack(radius: Quantity<'Rsun'>): number {
  return roundTenths(curve(attackDiagram, radius.value))
}

/** The defence bonus of a mass, in tenths of a point. */
export function readDefence(mass: Quantity<'Msun'>): number {
  return roundTenths(curve(defenceDiagram, mass.value))
}

/** Where a star stands on the Hertzsprung-Russell diagram, to one decimal (H10.4). */
export function hrPosition(temperature: Quantity<'K'>, luminosity: Quantity<'Lsun'>): { x: number; y: number } {
  const along = (first: number, last: number, value: number): number => Math.log(first / value) / Math.log(first / last)
  const { width, height, temperature: t, luminosity: l } = hrAxes
  return {
    x: roundTenths(10 * width * along(t.left, t.right, temperature.value)) / 10,
    y: roundTenths(10 * height * along(l.top, l.bottom, luminosity.value)) / 10,
  }
}

/** The luminosity that follows from radius and temperature: L = R² T⁴ in solar units (H0.4). */
export function luminosityOf(radius: Quantity<'Rsun'>, temperature: Quantity<'K'>): Quantity<'Lsun'> {
  return { value: radius.value ** 2 * (temperature.value / SOLAR_TEMPERATURE) ** 4, unit: 'Lsun' }
}

/** A mass in whole thousandths of the Sun's, so that sums are exact (H12.4). */
export function thousandths(mass: Quantity<'Msun'>): number {
  return Math.round(mass.value * 1000)
}
