import type { Ask, Message } from './protocol.ts'

interface Host {
  ask(ask: Ask): void
}

const post = (message: Message): void => postMessage(message)

/** An online table needs no bots and a local one no server: which it is the first question says. */
async function hostFor(first: Ask): Promise<Host> {
  if (first.type === 'join') return new (await import('./remote.ts')).Remote(post)
  return new (await import('./keeper.ts')).Keeper(post)
}

let host: Promise<Host> | undefined

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  host ??= hostFor(data)
  void host.then((each) => each.ask(data))
})
