import type { WireError } from '@orrery/protocol'
import type { z } from 'zod'
import { NotCarriedError } from './loader.ts'
import { StorageError } from './store/storage-error.ts'

/** The answer when the store failed; the details of any other fault stay inside. */
export function faultAnswer(error: unknown): WireError {
  if (error instanceof NotCarriedError) return { code: 'not-carried', message: error.message }
  if (!(error instanceof StorageError)) {
    return { code: 'internal', message: 'something went wrong on our side; the table is as it was last stored' }
  }
  const message = 'the server cannot reach its store'
  return error.retry
    ? { code: 'unavailable', message: `${message}; try again`, retry: true, wait: 1000 }
    : { code: 'unavailable', message }
}

/** The first thing that is wrong with a message, with the field it is wrong in. */
export function badMessage(error: z.ZodError): WireError {
  const issue = error.issues[0]
  const field = issue?.path.join('.') ?? ''
  const message = (issue?.message ?? 'not understood').slice(0, 200)
  return { code: 'bad-message', message, ...(field === '' ? {} : { field: field.slice(0, 100) }) }
}
