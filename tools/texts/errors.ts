/** The task cannot be done; the message tells a translator why, and nothing has been changed. */
export class TextsError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TextsError'
  }
}
