import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ModelWeights, makeModel, parseModel } from '@orrery/bots/model'
import { type GameRecord, parseRecord } from '@orrery/kernel'
import { makeFolder } from '../files.ts'
import { UsageError } from '../usage.ts'

/** Everything that decides how games are played, but not how many: what was played for one recipe is of no use for another. */
export interface Recipe {
  readonly game: string
  readonly rules: number
  readonly seed: string
  /** Who plays the first generation: all seats of a batch alike, batch after batch. */
  readonly players: readonly string[]
  readonly testPlayers: readonly string[]
  readonly seats: readonly number[]
}

/**
 * The folder of a learning run. Every step leaves a file when it is done, and is skipped when its file is there: so a run can be ended at any
 * time and goes on where it was.
 */
export class LearnFolder {
  readonly path: string

  constructor(path: string, recipe: Recipe) {
    this.path = path
    makeFolder(path)
    const text = `${JSON.stringify(recipe, undefined, 2)}\n`
    const before = this.read('recipe.json')
    if (before === undefined) this.write('recipe.json', text)
    else if (before.toString() !== text) {
      throw new UsageError(
        `"${path}" holds a run with other settings (see recipe.json in it); go on with those, or name another --dir`,
      )
    }
  }

  /** A step whose result is data: read when it was done before, else done now. */
  async step<T>(name: string, parse: (data: unknown) => T, work: () => Promise<T>): Promise<T> {
    const before = this.read(`${name}.json`)
    if (before !== undefined) return parse(JSON.parse(before.toString()))
    const result = await work()
    this.write(`${name}.json`, `${JSON.stringify(result)}\n`)
    return result
  }

  model(generation: number): ModelWeights | undefined {
    const text = this.read(`model-${generation}.json`)
    return text === undefined
      ? undefined
      : parseModel(JSON.parse(text.toString()), join(this.path, `model-${generation}.json`))
  }

  keepModel(generation: number, weights: ModelWeights): void {
    this.write(`model-${generation}.json`, makeModel(weights))
  }

  /** The games of a batch that was played before. */
  games(batch: string): readonly GameRecord[] | undefined {
    const data = this.read(`${batch}.games`)
    return data?.toString().trimEnd().split('\n').map(parseRecord)
  }

  /** Keeps the games themselves, not their features, so that these can change without playing them again. */
  keepGames(batch: string, games: readonly GameRecord[]): void {
    this.write(`${batch}.games`, games.map((each) => `${JSON.stringify(each)}\n`).join(''))
  }

  /** Writes under another name first, so that a file is whole or not there at all. */
  write(name: string, content: string | Uint8Array): void {
    const path = join(this.path, name)
    writeFileSync(`${path}.part`, content)
    renameSync(`${path}.part`, path)
  }

  private read(name: string): Buffer | undefined {
    const path = join(this.path, name)
    return existsSync(path) ? readFileSync(path) : undefined
  }
}
