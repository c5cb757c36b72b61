/** A file that was opened in this tab. */
interface OpenedFile {
  readonly name: string
  readonly text: string
}

const KEY = 'orrery-record'
/** Records have a few kilobytes; anything larger than this is something else. */
const MAX_SIZE = 4_000_000

let opened: OpenedFile | undefined

/** Keeps a file as the record of this tab, even over a reload; reports when it is too large to be one. */
export async function openFile(file: File): Promise<'opened' | 'too-large'> {
  if (file.size > MAX_SIZE) return 'too-large'
  opened = { name: file.name, text: await file.text() }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened))
  } catch {
    // A storage that is full or forbidden costs only the reload.
  }
  return 'opened'
}

/** The record of this tab, if one was opened. */
export function openedFile(): OpenedFile | undefined {
  if (opened !== undefined) return opened
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('text' in kept)) return undefined
    const { name, text } = kept
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined
  } catch {
    return undefined
  }
}
