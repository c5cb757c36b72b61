import type { ClientMessage } from '@orrery/protocol'

const actKeys = ['type', 'seat', 'action', 'ref', 'after']

/**
 * Parses by far the most frequent message without the schema. Everything else, and every error, is left to the schema; properties compare
 * the two. It saves 5 µs of the 71 µs of a move, 7 % (`npm run fast-paths`, November 2026).
 */
export function quickAct(data: unknown): Extract<ClientMessage, { type: 'do' }> | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data && 'id' in data && 'command' in data)) return
  const { type, id, command } = data
  if (type !== 'do' || !isCount(id) || Object.keys(data).length !== 3) return
  if (typeof command !== 'object' || command === null || !('type' in command && 'action' in command)) return
  const { action } = command
  if (command.type !== 'act' || !isText(action, 200)) return
  for (const key in command) if (!actKeys.includes(key)) return
  const act: { type: 'act'; action: string; seat?: number; ref?: string; after?: number } = { type: 'act', action }
  if ('seat' in command) {
    if (!isCount(command.seat) || command.seat > 15) return
    act.seat = command.seat
  }
  if ('ref' in command) {
    if (!isText(command.ref, 64)) return
    act.ref = command.ref
  }
  if ('after' in command) {
    if (!isCount(command.after)) return
    act.after = command.after
  }
  return { type, id, command: act }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longest
}
