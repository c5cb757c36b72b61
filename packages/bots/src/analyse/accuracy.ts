/** What the accuracy of one turn is weighted by lies between these, in points of a hundred. */
const LEAST = 0.5
const MOST = 12

/** How accurate a turn was that cost this much of the chance to win (0 to 1): from 0 to 100, by the curve of lichess. */
export function accuracyOfLoss(loss: number): number {
  if (loss <= 0) return 100
  const raw = 103.1668100711649 * Math.exp(-0.04354415386753951 * 100 * loss) - 3.166924740191411
  // One more than the curve says, since the analysis is not perfect either.
  return Math.min(100, Math.max(0, raw + 1))
}

/**
 * The accuracy over a whole game, as lichess puts it together: the mean of two means. One weighs each turn by how much the chances moved
 * around it, the other is the harmonic one, in which bad turns count more. `chances` has the player's chance before the first turn and
 * after each of them.
 */
export function accuracyOfGame(losses: readonly number[], chances: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined
  const accuracies = losses.map(accuracyOfLoss)
  const weights = windowWeights(chances.map((chance) => 100 * chance))
  let sum = 0
  let whole = 0
  let inverse = 0
  for (const [i, accuracy] of accuracies.entries()) {
    const weight = weights[i] ?? LEAST
    sum += weight * accuracy
    whole += weight
    inverse += 1 / Math.max(1, accuracy)
  }
  return (sum / whole + accuracies.length / inverse) / 2
}

/** For each turn, how much the chances vary in a window that ends with it. */
function windowWeights(percents: readonly number[]): number[] {
  const size = Math.min(8, Math.max(2, Math.floor((percents.length - 1) / 10)))
  return percents.slice(1).map((_, i) => {
    // The first turns share the first whole window.
    const end = Math.max(i + 2, Math.min(size, percents.length))
    return Math.min(MOST, Math.max(LEAST, deviation(percents.slice(end - size, end))))
  })
}

/** The standard deviation of a list. */
export function deviation(list: readonly number[]): number {
  if (list.length === 0) return 0
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length
  return Math.sqrt(list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / list.length)
}
