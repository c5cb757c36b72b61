import { newestGames } from '@orrery/kernel'
import { type Answers, type DeviceGame, requests } from '@orrery/protocol'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { addDeviceGames } from '../store/device-games.ts'
import { accountOf } from '../store/people.ts'
import { HttpError, parse, requirePerson } from './answer.ts'

/** Games against bots happen on devices; an account gathers what all devices of a person report. They are never rated. */
export function deviceGamesRoutes(app: FastifyInstance, server: ServerContext): void {
  const { store, keeper } = server

  app.post('/api/v1/me/device-games', async (request): Promise<Answers['deviceGames']> => {
    const person = await requirePerson(server, request)
    const { games } = parse(requests.deviceGames, request.body)
    if ((await accountOf(store, person.id)) === undefined)
      throw new HttpError(403, { code: 'forbidden', message: 'only an account can keep games of devices' })
    const now = server.clock.now()
    // Clocks of devices may be wrong, and devices may have games that this server does not have.
    const possible = games.filter(isServed).map((game) => ({ ...game, finishedAt: Math.min(game.finishedAt, now) }))
    return { count: await addDeviceGames(store, person.id, possible) }
  })

  function isServed({ game, seats }: DeviceGame): boolean {
    const known = newestGames(keeper.library.games).find(({ id }) => id === game)
    return known !== undefined && seats >= known.seats.min && seats <= known.seats.max
  }
}
