import { execFileSync } from 'node:child_process'

/** A failure of git; the message is for whoever typed the command. */
export class ChangesError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ChangesError'
  }
}

/** The changes since a commit. */
export interface Changes {
  /** The commit, as a person would name it. */
  readonly since: string
  /** Paths from the root, with forward slashes: changed, new (also when git does not track them yet) and removed. */
  readonly files: readonly string[]
}

/** What was changed since the last commit, or, given a revision, since the branch left it. */
export function findChanges(root: string, base?: string): Changes {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 })
  const paths = (...args: string[]): string[] =>
    git(...args, '-z')
      .split('\0')
      .filter(Boolean)
  let from = 'HEAD'
  try {
    git('rev-parse', '--verify', 'HEAD')
  } catch {
    throw new ChangesError('git knows no commit here, so nobody can say what was changed; npm test checks everything')
  }
  if (base !== undefined) {
    try {
      from = git('merge-base', base, 'HEAD').trim()
    } catch {
      throw new ChangesError(
        `git finds no common commit of "${base}" and HEAD; --base takes a branch, a tag or a commit`,
      )
    }
  }
  const files = [
    ...paths('diff', '--name-only', '--no-renames', from),
    ...paths('ls-files', '--others', '--exclude-standard'),
  ]
  return { since: base === undefined ? 'the last commit' : base, files: [...new Set(files)].sort() }
}
