import { newestGames } from '@orrery/kernel'
import { type Answers, type DeviceGame, requests } from '@orrery/protocol'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { addDeviceGames } from '../store/device-games.ts'
import { accountOf } from '../store/people.ts'
import { HttpError, parse, requirePerson } from './answer.ts'

/** The clock of a device may be wrong by this much. */
const DAY = 86_400_000

/** Games against bots happen on devices; an account gathers what all devices of a person report. They are never rated. */
export function deviceGamesRoutes(app: FastifyInstance, server: ServerContext): void {
  const { store, keeper } = server

  app.post('/api/v1/me/device-games', async (request): Promise<Answers['deviceGames']> => {
    const person = await requirePerson(server, request)
    const { games } = parse(requests.deviceGames, request.body)
    const wrong = games.findIndex((game) => !isPossible(game))
    if (wrong >= 0)
      throw new HttpError(400, { code: 'bad-message', message: 'there is no such game', field: `games.${wrong}` })
    if ((await accountOf(store, person.id)) === undefined)
      throw new HttpError(403, { code: 'forbidden', message: 'only an account can keep games of devices' })
    return { count: await addDeviceGames(store, person.id, games) }
  })

  function isPossible({ game, seats, finishedAt }: DeviceGame): boolean {
    const known = newestGames(keeper.library.games).find(({ id }) => id === game)
    if (known === undefined || finishedAt > server.clock.now() + DAY) return false
    return seats >= known.seats.min && seats <= known.seats.max
  }
}
