import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type GameRecord, parseRecord } from '@orrery/kernel'
import { UsageError } from './usage.ts'

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads a record from a file named on the command line. */
export function readRecord(path: string | undefined, command: string): GameRecord {
  if (path === undefined) throw new UsageError(`${command} needs the file of a record: orrery ${command} <file>`)
  return parseRecord(readText(path))
}

/** Reads a file named on the command line. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read "${path}": ${reason(error)}`)
  }
}

/** Writes a file named on the command line. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new UsageError(`cannot write "${path}": ${reason(error)}`)
  }
}

/** Creates a folder named on the command line, unless it exists. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new UsageError(`cannot make the folder "${path}": ${reason(error)}`)
  }
}
