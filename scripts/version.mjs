// Which version this is, and which commit it was built from.
import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The version in package.json and the commit. The commit comes from ORRERY_COMMIT where that is set (an image is built without the
 * repository), else from git; without either it is left out. `changed` says that the sources differ from the commit.
 */
export function describeSources(root, env = process.env) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = env.ORRERY_COMMIT?.trim()
  if (named) return { version, commit: named }
  const commit = commitOf(root)
  if (commit === undefined) return { version }
  const changed = git(root, 'status', '--porcelain', '--untracked-files=no', '--', 'packages') !== ''
  return changed ? { version, commit, changed } : { version, commit }
}

/** The commit that is checked out; undefined without git, or where the folder only lies inside some other repository. */
function commitOf(root) {
  const [top, commit] = git(root, 'rev-parse', '--show-toplevel', 'HEAD')?.split('\n') ?? []
  if (top === undefined || commit === undefined || realpathSync(top) !== realpathSync(root)) return undefined
  return commit.slice(0, 12)
}

/** What git prints, or undefined when there is no git or it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
