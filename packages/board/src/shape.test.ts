import { expect, test } from 'vitest'
import { shapeOf } from './shape.ts'

/** The box of a board in a window: below a bar of 72 px, or of 48 px where the window is low. */
const inWindow = (width: number, height: number) => {
  const { form, across, large } = shapeOf(width, height - (height < 520 ? 48 : 72), 1200)
  return across ? 'across' : large ? 'large' : form
}

test.each([
  [390, 844, 'phone'],
  [360, 640, 'phone'],
  // A keyboard takes half of an upright phone.
  [360, 330, 'phone'],
  [667, 375, 'across'],
  [844, 390, 'across'],
  // 1280 x 720 at 200 %
  [640, 360, 'across'],
  [768, 1024, 'large'],
  [1024, 1366, 'large'],
  [1024, 768, 'medium'],
  [1440, 900, 'wide'],
  [2560, 1440, 'wide'],
])('a window of %i x %i', (width, height, shape) => {
  expect(inWindow(width, height)).toBe(shape)
})
