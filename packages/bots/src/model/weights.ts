import { OrreryError } from '@orrery/kernel'

/**
 * A model as data. For each player it adds up weighted features and the outputs of a hidden layer of rectifiers; the chances to win are the
 * softmax of the sums of all players. All lists of weights follow the features and end with a constant.
 */
export interface ModelWeights {
  readonly game: string
  /** The version of the rules that the games it learnt from were played by. */
  readonly rules: number
  /** How this file is laid out; raised when it changes. */
  readonly format: 1
  readonly features: readonly string[]
  readonly win: readonly number[]
  readonly points: readonly number[]
  /** For each hidden unit, what it adds up, and what it adds to the two outputs. */
  readonly hidden: readonly HiddenUnit[]
  /** How it was made, for those who look into the file. */
  readonly origin: ModelOrigin
}

/** One rectifier of the hidden layer. */
export interface HiddenUnit {
  readonly from: readonly number[]
  readonly win: number
  readonly points: number
}

/** Where a model comes from. */
export interface ModelOrigin {
  readonly seed: string
  readonly generation: number
  readonly games: number
}

/** A model from a file; whatever is wrong with it is named. */
export function parseModel(data: unknown, where: string): ModelWeights {
  const fail = (what: string): never => {
    throw new OrreryError('bad-model', `${where} is not a model: ${what}`)
  }
  const object = isObject(data) ? data : fail('it must be an object')
  const { game, rules, format, features, win, points, hidden, origin } = object
  if (format !== 1) fail(`its format is ${String(format)}, not 1`)
  const names = isList(features, isText) ? features : fail('features must be a list of names')
  const length = names.length + 1
  const weights = (list: unknown, name: string): readonly number[] =>
    isList(list, isNumber) && list.length === length ? list : fail(`${name} must be ${length} numbers`)
  const units = Array.isArray(hidden) ? hidden : fail('hidden must be a list of units')
  const from = isObject(origin) ? origin : fail('origin is missing')
  return {
    game: isText(game) ? game : fail('game must be the name of a game'),
    rules: Number.isInteger(rules) ? Number(rules) : fail('rules must be the number of a version'),
    format: 1,
    features: names,
    win: weights(win, 'win'),
    points: weights(points, 'points'),
    hidden: units.map((unit: unknown, i) => {
      const each = isObject(unit) ? unit : fail(`hidden unit ${i} must be an object`)
      if (!Number.isFinite(each.win) || !Number.isFinite(each.points)) fail(`hidden unit ${i} needs win and points`)
      return {
        from: weights(each.from, `from of hidden unit ${i}`),
        win: Number(each.win),
        points: Number(each.points),
      }
    }),
    origin: {
      seed: String(from.seed),
      generation: Number(from.generation),
      games: Number(from.games),
    },
  }
}

/** A model as the text of a file: one line for each list, so that versions of it can be compared. */
export function makeModel(weights: ModelWeights): string {
  const { hidden, ...rest } = weights
  const lines = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const units = hidden.map((unit) => `    ${JSON.stringify(unit)}`)
  lines.push(units.length === 0 ? '  "hidden": []' : `  "hidden": [\n${units.join(',\n')}\n  ]`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function isList<T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is)
}
