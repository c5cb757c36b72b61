import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * Runs these files first, in this order, within what else decides the order. A fresh clone remembers no times and would take the size of a
 * file for its length: a long test left to the end keeps one worker busy while the other has nothing to do.
 */
export function longestFirst(root: string, paths: readonly string[]): TestSequencerConstructor {
  const long = paths.map((path) => resolve(root, path))
  const gone = long.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`There is no ${gone.join(', no ')}: the list of long tests names it.`)
  const rank = ({ moduleId }: TestSpecification): number =>
    long.includes(moduleId) ? long.indexOf(moduleId) : long.length
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const projects = [...new Set(sorted.map(({ project }) => project))]
      return projects.flatMap((own) =>
        sorted.filter(({ project }) => project === own).sort((a, b) => rank(a) - rank(b)),
      )
    }
  }
}
