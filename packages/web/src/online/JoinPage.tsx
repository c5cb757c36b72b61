import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ServerError, server } from '../server/api.ts'
import { identify } from '../server/identity.ts'
import { useOnlineTexts } from '../texts/index.ts'
import './online.css'

/** The address of an invitation: finds the table with this code and goes there. */
export default function JoinPage({ code }: { readonly code: string }): ReactNode {
  const o = useOnlineTexts()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState<'code' | 'server'>()
  useEffect(() => {
    const find = async (): Promise<void> => {
      if ((await identify()) === undefined) throw new ServerError(0)
      const { table } = await server.invite(code)
      navigate(`/online/${table}?code=${encodeURIComponent(code)}`, { replace: true })
    }
    find().catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error
      setFailed(error.status === 404 ? 'code' : 'server')
    })
  }, [code, navigate])
  if (failed === undefined) {
    return (
      <main className="loading" aria-busy="true">
        <p>{o.wait.loading}</p>
      </main>
    )
  }
  return (
    <main className="failed">
      <div className="panel">
        <h1>{failed === 'code' ? o.lobby.badCode : o.lobby.unreachable}</h1>
        <div className="row-buttons">
          <Link href="/online" className="btn primary">
            {o.lobby.title}
          </Link>
        </div>
      </div>
    </main>
  )
}
