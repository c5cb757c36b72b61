import { originKinds } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import type { RulebookPart } from '../page.ts'
import type { Things } from '../thing.tsx'

/** What holds for the marks of every game: they are on rules and components that exist, once each, and gallery and rulebook have the same. */
export function describeOrigins<V>(
  game: string,
  rules: readonly { readonly id: string }[],
  { origins }: RulebookPart,
  things: Things<V>,
): void {
  describe(`what the rulebook of ${game} does not show`, () => {
    test('is marked in rulebook and gallery alike', () => {
      expect(origins).toBeDefined()
      expect(things.origins).toBe(origins)
    })

    test.each([
      ['rules', rules.map(({ id }) => id)],
      ['components', things.gallery.flatMap(({ ids }) => ids)],
    ] as const)('%s that are marked exist, and have one mark', (what, known) => {
      const marked = originKinds.flatMap((kind) => origins?.[kind][what] ?? [])
      expect(marked.length).toBeGreaterThan(0)
      expect(marked.filter((id) => !known.includes(id))).toEqual([])
      expect(marked.filter((id, place) => marked.indexOf(id) !== place)).toEqual([])
    })
  })
}
