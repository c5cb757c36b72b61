import type { Socket } from 'node:net'
import type { RunningServer } from '../server.ts'
import type { FromProcess, ToProcess } from './messages.ts'
import type { Slot } from './slot.ts'

/** The variable in which a process finds its slot: `0/4` for the first of four. */
const VARIABLE = 'ORRERY_SLOT'

/** What a supervised process is started with. */
export function slotVariable({ index, count }: Slot): NodeJS.ProcessEnv {
  return { [VARIABLE]: `${index}/${count}` }
}

/** The slot of this process; `undefined` when nobody supervises it. */
export function ownSlot(): Slot | undefined {
  const [index, count] = (process.env[VARIABLE] ?? '').split('/').map(Number)
  return process.send === undefined || index === undefined || count === undefined ? undefined : { index, count }
}

/** Serves the connections that a supervisor hands over, until that one is gone; `end` is called then. */
export function serveSupervised(server: RunningServer, end: () => void): void {
  const tell = (message: FromProcess): void => void process.send?.(message, undefined, undefined, () => {})
  process.on('message', (message: ToProcess, socket: Socket | undefined) => {
    if (message.type === 'ping') tell({ type: 'pong' })
    else if (socket !== undefined) server.take(socket, Buffer.from(message.head))
  })
  process.once('disconnect', end)
  tell({ type: 'ready' })
}
