import { Keeper } from './keeper.ts'
import type { Ask } from './protocol.ts'

const keeper = new Keeper((message) => postMessage(message))

addEventListener('message', (event: MessageEvent<Ask>) => keeper.ask(event.data))
