/** Which decisions belong to one click: a click may pass a step and answer the next one, and what is forced follows by itself. */
export interface Clicks {
  /** A decision is made while this many can be taken back; it may follow from an earlier one without a click. */
  decide(undoable: number, follows: boolean): void
  /** How many decisions the last click has made, of those that can be taken back. */
  last(undoable: number): number
}

/** No clicks yet. What was decided before the page was opened counts as one click each. */
export function makeClicks(): Clicks {
  /** How many decisions could be taken back before each click, ascending. */
  let begins: readonly number[] = []
  return {
    decide(undoable, follows) {
      // Whatever began at this point or later has been taken back, or lies behind a barrier.
      const kept = begins.filter((begin) => begin < undoable)
      begins = follows && kept.length > 0 ? kept : [...kept, undoable]
    },
    last(undoable) {
      return undoable - (begins.findLast((begin) => begin < undoable) ?? Math.max(0, undoable - 1))
    },
  }
}
