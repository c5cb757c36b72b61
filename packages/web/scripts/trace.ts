/** What one update of the page cost the main thread, in milliseconds of processor time. */
export interface Drawn {
  /** The last mark before the worker's message: what was done. */
  readonly after: string
  /** From the worker's message to the end of the task: React's rendering, commit and effects. */
  readonly script: number
  readonly style: number
  readonly layout: number
  readonly paint: number
  /** Style and layout of what is drawn after that frame because nobody waits for it. */
  readonly later: number
  /** In which frame after the message the page had been changed: 1 is the next one. */
  readonly frame: number
}

/** An event of the browser's timeline: times in microseconds, by the clock and of the processor. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tts?: number
  readonly tdur?: number
}

const RECEIVED = 'orrery-received'
const DRAWN = 'orrery-drawn'
const styles = new Set(['UpdateLayoutTree', 'RecalcStyle', 'RecalculateStyles'])
const paints = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit'])

function isEvent(value: unknown): value is TraceEvent {
  return typeof value === 'object' && value !== null && 'name' in value && 'ph' in value && 'ts' in value
}

const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur
/** Processor time where it was recorded, clock time otherwise. */
const cost = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur

/** Reads a recording and returns what each message of the worker cost until it had been drawn. */
export function drawnIn(trace: string): readonly Drawn[] {
  const read: unknown = JSON.parse(trace)
  const list = typeof read === 'object' && read !== null && 'traceEvents' in read ? read.traceEvents : read
  const all = (Array.isArray(list) ? list : []).filter(isEvent)
  const first = all.find(({ name }) => name === RECEIVED)
  if (first === undefined) throw new Error('the page never heard of a move while it was recorded')
  const main = all.filter(({ pid, tid }) => pid === first.pid && tid === first.tid).sort((a, b) => a.ts - b.ts)
  const marks = main.filter(({ name }) => name.startsWith('orrery-'))
  const words = marks.filter(({ name }) => name === RECEIVED)
  return words.map((word, i) => {
    const until = words[i + 1]?.ts ?? Number.POSITIVE_INFINITY
    const span = main.filter(({ ts }) => ts >= word.ts && ts < until)
    const task = main.findLast(({ name, ts, dur }) => /RunTask/.test(name) && dur !== undefined && ts <= word.ts)
    if (task === undefined) throw new Error('the recording has no tasks')
    // One frame later the whole move is on the screen; what comes after belongs to the next click.
    const frames = span.filter(({ name }) => name === 'BeginMainThreadFrame')
    const painted = span.find(({ name, ts }) => name === 'Commit' && ts > end(task))
    const closed = painted === undefined ? until : end(painted)
    const drawn = span.find(({ name }) => name === DRAWN)
    const next = marks.find(({ ts }) => ts > closed)?.ts ?? until
    const sum = (names: (name: string) => boolean, from = word.ts, to = closed): number =>
      span
        .filter(({ name, ts }) => names(name) && ts >= from && ts < to)
        .reduce((all_, event) => all_ + cost(event), 0) / 1000
    const inTask = main.filter(
      ({ name, ts }) => ts >= word.ts && ts < end(task) && (styles.has(name) || name === 'Layout'),
    )
    const forced = inTask.reduce((all_, event) => all_ + cost(event), 0)
    const began = word.tts === undefined || task.tts === undefined ? undefined : word.tts - task.tts
    const script = began === undefined ? end(task) - word.ts : cost(task) - began
    return {
      after: marks.findLast(({ name, ts }) => ts < word.ts && name !== RECEIVED && name !== DRAWN)?.name ?? '',
      script: (script - forced) / 1000,
      style: sum((name) => styles.has(name)),
      layout: sum((name) => name === 'Layout'),
      paint: sum((name) => paints.has(name)),
      later: sum((name) => styles.has(name) || name === 'Layout', closed, next),
      frame: frames.filter(({ ts }) => drawn === undefined || ts < end(drawn)).length + 1,
    }
  })
}
