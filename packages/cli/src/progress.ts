/** Shows the progress of something long. */
export interface Progress {
  at(done: number): void
  end(): void
}

/** A bar that is drawn over itself on a terminal, ten times a second at the most; nothing at all when the output is piped. */
export function makeProgress(total: number, out: NodeJS.WriteStream): Progress {
  if (!out.isTTY) return { at() {}, end() {} }
  const width = 30
  let drawn = 0
  return {
    at(done) {
      const now = Date.now()
      if (now - drawn < 100 && done < total) return
      drawn = now
      const full = Math.round((width * done) / Math.max(1, total))
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${total}`)
    },
    end() {
      out.write(`\r${' '.repeat(width + 40)}\r`)
    },
  }
}
