/** Where a command writes; tests give it something else than the terminal. */
export interface Output {
  print(text: string): void
}
