// The process of a test server; its configuration is the first argument, as JSON.

import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { makeBinding, makeCommitment, makeSeed, promiseText, type ShufflePromise } from '@orrery/kernel'
import { startServer } from '@orrery/server'
import { runThread } from '@orrery/server/thread'
import { decide, evolve, fold, makeLibrary } from '@orrery/table'
import { whenAsked } from '../../server/load/ask-to-close.ts'
import { defaultLimits } from '../../server/src/config.ts'
import { games } from '../../server/src/games.ts'
import { makeAppend } from '../../server/src/heads.ts'
import { Keeper } from '../../server/src/keeper.ts'
import { Store } from '../../server/src/store/store.ts'

const loadPlayers = async () => ({ games, makePlayer: parsePlayer })

if (!(await runThread(loadPlayers))) {
  const { file, port, client, limits, push, damage, cheats } = JSON.parse(process.argv[2] ?? '{}')
  if (cheats === true) grindSecrets()
  if (damage !== undefined) await damageTable(file, damage)
  const server = await startServer({
    store: { kind: 'sqlite', file },
    port,
    client,
    limits,
    ...(push === undefined ? {} : { push }),
    log: (line) => line.level === 'error' && console.error(JSON.stringify(line)),
  })
  console.log(server.url)
  whenAsked(() => server.close())
}

/** Marks a table as damaged, as if the rules had crashed: the real rules cannot be made to. */
async function damageTable(file: string, id: string): Promise<void> {
  const store = await Store.open({ kind: 'sqlite', file })
  const library = makeLibrary(games, playersOf)
  const table = fold(
    library,
    (await store.rows(id)).map((row) => JSON.parse(row)),
  )
  const decision = decide(library, table, { type: 'damage', damage: { fault: 'a test' } }, 'table', Date.now())
  if ('refusal' in decision) throw new Error(decision.refusal.code)
  for (const row of decision.rows) evolve(library, table, row)
  await store.append(makeAppend(library, table, decision.rows, undefined, defaultLimits))
  await store.close()
}

/**
 * Makes the server cheat: once it knows the last number, it looks for a secret whose seed it likes, deals with it, and signs new promises,
 * so that the record alone gives nothing away.
 */
function grindSecrets(): void {
  const honest = Keeper.prototype.commandAt
  Keeper.prototype.commandAt = function cheat(room, command, by, lag) {
    const { table } = room
    const waiting = table.seats.filter((occupant) => occupant.kind === 'person' && occupant.nonce === undefined)
    if (command.type === 'nonce' && table.phase === 'shuffling' && waiting.length === 1) {
      const nonces = table.seats.map(
        (occupant) => (occupant.kind === 'person' ? occupant.nonce : undefined) ?? command.nonce,
      )
      let secret = table.secret
      for (let n = 0; !makeSeed(secret, nonces).startsWith('00'); n++) secret = n.toString(16).padStart(64, '0')
      const commitment = makeCommitment(secret)
      const bindings = nonces.map((nonce) => makeBinding(table.id, commitment, nonce))
      const seats = table.seats.map((occupant, seat) => ({ ...occupant, binding: bindings[seat] }))
      const signAgain = (promise: ShufflePromise | undefined) => {
        if (promise === undefined || this.library.signer === undefined) throw new Error('unsigned')
        const { deal, ...rest } = promise
        const { table: id, game, version, seq, at } = rest
        const content = {
          ...{ table: id, game, version, commitment, seq, at },
          ...(deal === undefined ? {} : { deal: { ...deal, seats: bindings } }),
        }
        const { key } = this.library.signer
        return { ...content, key, signature: this.library.signer.sign(promiseText(content)) }
      }
      Object.assign(table, {
        secret,
        commitment,
        seats,
        promise: signAgain(table.promise),
        lock: signAgain(table.lock),
      })
    }
    return honest.call(this, room, command, by, lag)
  }
}
