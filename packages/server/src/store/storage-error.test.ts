import pg from 'pg'
import { expect, test } from 'vitest'
import { postgresFault } from './storage-error.ts'

function said(code: string): Error {
  return Object.assign(new pg.DatabaseError('could not extend file "base/16384/16439"', 40, 'error'), { code })
}

test.each([
  ['53100', 'a full disk'],
  // What PostgreSQL has no code for: a used-up quota (EDQUOT), a file that must not grow (EFBIG).
  ['XX000', 'a failed write of any other kind'],
  ['57P01', 'a shutdown'],
  ['40001', 'a rollback'],
])('%s is %s: the store fails, and the same can succeed later', (code) => {
  expect(postgresFault(said(code))).toMatchObject({ name: 'StorageError', retry: true, unknown: false })
})

test.each(['XX001', 'XX002'])('%s is damage that does not pass', (code) => {
  expect(postgresFault(said(code))).toMatchObject({ name: 'StorageError', retry: false })
})

test.each(['23505', '42601', '22021'])('%s is the fault of the statement', (code) => {
  expect(postgresFault(said(code))).toBeUndefined()
})

test('any error that did not come from the server means that the connection failed', () => {
  expect(postgresFault(new Error('read ECONNRESET'))).toMatchObject({ retry: true })
})
