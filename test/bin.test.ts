// Long test of bin, scripts/build.mjs, packages/cli/src/workers.ts
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs the command as people do, in a process of its own. */
function orrery(...words: string[]): string {
  return execFileSync(process.execPath, ['bin/orrery.mjs', ...words], { cwd: root, encoding: 'utf8' })
}

describe('the command orrery', () => {
  test('knows the three games', () => {
    const out = orrery('games')
    for (const game of ['cosmos', 'hunters', 'arks']) expect(out).toContain(game)
  })

  test.each(['cosmos', 'hunters', 'arks'])('simulates %s the same with one worker and with two', (game) => {
    const results = (workers: string) => {
      const {
        seconds: _s,
        workers: _w,
        decisionsPerSecond: _d,
        enumeratedPerSecond: _e,
        gamesPerSecond: _g,
        ...rest
      } = JSON.parse(orrery('simulate', game, '--games', '24', '--seed', 'workers', '--workers', workers, '--json'))
      return rest
    }
    const one = results('1')
    expect(one.finished).toBe(24)
    expect(one.errors).toBe(0)
    expect(results('2')).toEqual(one)
  })

  test('plays the solo game of arks at a level', () => {
    const found = JSON.parse(
      orrery('simulate', 'arks', '--seats', '1', '--option', 'level=hard+', '--games', '5', '--json'),
    )
    expect(found.finished).toBe(5)
    expect(found.rivalWins).toBeGreaterThanOrEqual(0)
  })

  test('without a terminal, play says what can be done', () => {
    expect(orrery('play')).toContain('orrery simulate <game>')
  })

  test('bad arguments end with exit code 2', () => {
    try {
      execFileSync(process.execPath, ['bin/orrery.mjs', 'simulate', 'chess'], { cwd: root, stdio: 'pipe' })
      throw new Error('accepted')
    } catch (error) {
      expect(Reflect.get(Object(error), 'status')).toBe(2)
      expect(String(Reflect.get(Object(error), 'stderr'))).toContain(
        'there is no game "chess"; the games are cosmos, hunters, arks',
      )
    }
  })
})
