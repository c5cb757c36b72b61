import type { Message, WorkerRequest } from './protocol.ts'
import type { Replayer } from './replay.ts'
import type { NumberedRequest, ReplayAnswer } from './replay-protocol.ts'

interface Host {
  ask(ask: WorkerRequest): void
}

const post = (message: Message): void => postMessage(message)

/** An online table needs no bots and a local one no server: the first request says which it is. */
async function hostFor(first: WorkerRequest): Promise<Host> {
  if (first.type === 'join') return new (await import('./remote-keeper.ts')).RemoteKeeper(post)
  return new (await import('./local-keeper.ts')).LocalKeeper(post)
}

async function makeReplayer(): Promise<Replayer> {
  const { Replayer } = await import('./replay.ts')
  return new Replayer((message: { readonly requestId: number; readonly answer: ReplayAnswer }) => postMessage(message))
}

let host: Promise<Host> | undefined
let replayer: Promise<Replayer> | undefined

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | NumberedRequest>) => {
  if ('replay' in data) {
    replayer ??= makeReplayer()
    void replayer.then((each) => each.ask(data))
    return
  }
  host ??= hostFor(data)
  void host.then((each) => each.ask(data))
})
