import { applyPatch, type Change, changesText, patchText } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/** Data as it comes over the wire. */
const wired = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

describe('what changed', () => {
  test.each([
    ['nothing', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, '[]'],
    ['a member', { a: 1, b: 2 }, { a: 1, b: 3 }, '[[["b"],3]]'],
    ['a member that came', { a: 1 }, { a: 1, b: { c: [] } }, '[[["b"],{"c":[]}]]'],
    ['a member that went', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, '[[["a","b"]]]'],
    ['a member that became undefined', { a: 1, b: 2 }, { a: 1, b: undefined }, '[[["b"]]]'],
    ['a member that was undefined', { a: 1, b: undefined }, { a: 1, b: 2 }, '[[["b"],2]]'],
    ['a place in a list', { a: [1, 2, 3] }, { a: [1, 5, 3] }, '[[["a",1],5]]'],
    ['a place in a list of lists', [[1], [2]], [[1], [3]], '[[[1,0],3]]'],
    ['a member in a list', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, '[[["a",1,"b"],3]]'],
    ['a longer list', { a: [1, 2] }, { a: [1, 2, 3] }, '[[["a"],[1,2,3]]]'],
    ['many places of a list', { a: [1, 2, 3, 4] }, { a: [4, 3, 2, 1] }, '[[["a"],[4,3,2,1]]]'],
    ['a list in the place of members', { a: { b: 1 } }, { a: [1] }, '[[["a"],[1]]]'],
    ['nothing in the place of something', { a: { b: 1 } }, { a: null }, '[[["a"],null]]'],
    ['names that need quoting', { 'a"b': 1 }, { 'a"b': '"' }, '[[["a\\"b"],"\\""]]'],
    ['a name that every object has', { x: 1 }, { constructor: 1 }, '[[["constructor"],1],[["x"]]]'],
    ['one that went and one that came', { a: 1, b: 2 }, { b: 2, c: 3 }, '[[["c"],3],[["a"]]]'],
    ['everything', 1, [2], '[[[],[2]]]'],
  ])('%s', (_what, before, after, text) => {
    expect(`[${patchText(before, after)}]`).toBe(text)
    const changes: Change[] = JSON.parse(text)
    expect(`[${changesText(changes)}]`).toBe(text)
    const kept = wired(before)
    expect(applyPatch(kept, changes)).toEqual(wired(after))
    expect(kept).toEqual(wired(before))
  })

  test('too many changes are sent as a whole', () => {
    const before = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`m${i}`, i]))
    expect(patchText(before, before)).toBe('')
    expect(patchText(before, Object.fromEntries(Object.keys(before).map((name) => [name, -1])))).toBeUndefined()
    expect(patchText(before, {})).toBeUndefined()
  })

  test('what JSON cannot express in a list is not sent as a change', () => {
    expect(patchText([1, 2], [1, undefined])).toBeUndefined()
  })

  test('what does not change is shared; a change of what is not there is an error', () => {
    const before = { a: { b: 1 }, c: [1] }
    const after = applyPatch(before, [[['a', 'b'], 2]])
    expect(after).toEqual({ a: { b: 2 }, c: [1] })
    expect(Reflect.get(Object(after), 'c')).toBe(before.c)
    expect(() => applyPatch(before, [[['x', 'y'], 2]])).toThrow('["x"]')
  })
})
