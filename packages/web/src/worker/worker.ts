import type { Ask, Message } from './protocol.ts'
import type { Replayer } from './replay.ts'
import type { ReplayAnswer, ReplayAsk } from './replay-protocol.ts'

interface Host {
  ask(ask: Ask): void
}

const post = (message: Message): void => postMessage(message)

/** An online table needs no bots and a local one no server: which it is the first question says. */
async function hostFor(first: Ask): Promise<Host> {
  if (first.type === 'join') return new (await import('./remote.ts')).Remote(post)
  return new (await import('./local-keeper.ts')).LocalKeeper(post)
}

async function makeReplayer(): Promise<Replayer> {
  const { Replayer } = await import('./replay.ts')
  return new Replayer((message: { readonly nr: number; readonly answer: ReplayAnswer }) => postMessage(message))
}

let host: Promise<Host> | undefined
let replayer: Promise<Replayer> | undefined

addEventListener('message', ({ data }: MessageEvent<Ask | ReplayAsk>) => {
  if ('replay' in data) {
    replayer ??= makeReplayer()
    void replayer.then((each) => each.ask(data))
    return
  }
  host ??= hostFor(data)
  void host.then((each) => each.ask(data))
})
