// A bot that plays over the network: node --import tsx network-bot.ts http://127.0.0.1:7777 <table id>
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'

/** Sits down at a table, plays legal actions at random and resolves with the end of the game. */
export async function playOverNetwork(base: string, table: string): Promise<unknown> {
  const post = async (path: string, body: object, session = '') => {
    const headers = { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) }
    const response = await fetch(`${base}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { session?: string }
  }
  const { session } = await post('/me', { name: 'Network bot', bearer: true })
  const nonce = randomBytes(16).toString('hex')
  await post(`/tables/${table}/commands`, { type: 'sit', nonce }, session)
  const address = `${base.replace(/^http/, 'ws')}/api/v1/tables/${table}/socket`
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${session}` } })
  let play: { legal?: string[]; changes?: number } = {}
  let waiting = false
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, mine: true })))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'update') play = message.play ?? play
      if (message.type === 'done' || message.type === 'refused') waiting = false
      if (message.table?.over) socket.close()
      if (message.table?.over) resolve(message.table.over)
      // The legal actions of this seat. A cleverer bot studies `play.view`, which is all that its seat may see.
      const { legal = [], changes } = play
      if (waiting || legal.length === 0) return
      waiting = true
      const action = legal[Math.floor(Math.random() * legal.length)]
      socket.send(JSON.stringify({ type: 'do', id: changes, command: { type: 'act', action, after: changes } }))
    })
  })
}
const [, file, base, table] = process.argv
if (file?.includes('network-bot') && base && table) console.log(await playOverNetwork(base, table))
