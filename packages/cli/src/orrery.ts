import { OrreryError } from '@orrery/kernel'
import { analyse } from './analyse.ts'
import { arena } from './arena.ts'
import { backup } from './backup.ts'
import { balance } from './balance.ts'
import { describeBuild } from './build.ts'
import type { Environment } from './environment.ts'
import { learn } from './learn.ts'
import { list } from './list.ts'
import { play } from './play.ts'
import { puzzles } from './puzzles.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { sets } from './sets.ts'
import { simulate } from './simulate.ts'
import { help, UsageError } from './usage.ts'
import { verify } from './verify.ts'

type Command = (words: readonly string[], environment: Environment) => Promise<number>

const commands = new Map<string, Command>([
  ['start', serve],
  ['serve', serve],
  ['backup', backup],
  ['play', play],
  ['simulate', simulate],
  ['arena', arena],
  ['balance', balance],
  ['learn', learn],
  // Loaded only where it is used, with the client of the database.
  ['work', async (words, environment) => (await import('./work.ts')).work(words, environment)],
  ['replay', replay],
  ['analyse', analyse],
  ['puzzles', puzzles],
  ['verify', verify],
  ['games', list],
  ['sets', sets],
])

/** Runs one command line and resolves to its exit code: 0 success, 1 a check failed, 2 bad usage. */
export async function orrery(words: readonly string[], environment: Environment): Promise<number> {
  const { out, errors, build } = environment
  const [name, ...rest] = words
  if (name === undefined || name === 'help' || name === '--help' || name === '-h' || rest.includes('--help')) {
    out.print(help)
    return 0
  }
  if (name === '--version' || name === '-v') {
    out.print(`orrery ${describeBuild(build)}\n`)
    return 0
  }
  const command = commands.get(name)
  if (command === undefined) {
    errors.print(`orrery: there is no command "${name}"; the commands are ${[...commands.keys()].join(', ')}\n`)
    return 2
  }
  try {
    return await command(rest, environment)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof OrreryError)) throw error
    errors.print(`orrery ${name}: ${error.message}\n`)
    return 2
  }
}
