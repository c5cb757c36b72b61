import { readFileSync } from 'node:fs'
import { type GameRecord, parseRecord } from '@orrery/kernel'
import { UsageError } from './usage.ts'

/** Reads a record from a file named on the command line. */
export function readRecord(path: string | undefined, command: string): GameRecord {
  if (path === undefined) throw new UsageError(`${command} needs the file of a record: orrery ${command} <file>`)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read "${path}": ${error instanceof Error ? error.message : String(error)}`)
  }
  return parseRecord(text)
}
