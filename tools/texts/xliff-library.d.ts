// The library has no types of its own: what is used of it.
declare module 'xliff/xliff12ToJs' {
  /** Throws or returns nonsense if the text is something else. */
  const xliff12ToJs: (xml: string) => Promise<unknown>
  export default xliff12ToJs
}

declare module 'xliff/jsToXliff12' {
  interface Unit {
    readonly source: string
    readonly target?: string
    readonly note?: string
  }
  const jsToXliff12: (document: {
    readonly sourceLanguage: string
    readonly targetLanguage: string
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>
  }) => Promise<string>
  export default jsToXliff12
}
