import { Choice } from '@orrery/board/choice'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { Dialog } from '../design/Dialog.tsx'
import { Form } from '../design/Form.tsx'
import { ServerError, server } from '../server/api.ts'
import { joinDeviceGames } from '../server/device-games.ts'
import { clearIdentity, identify, setIdentity, takeName } from '../server/identity.ts'
import { isGuestName, useIdentity } from '../server/who.ts'
import { type OnlineTexts, useOnlineTexts, usePlayerTexts } from '../texts/index.ts'
import { NameField } from './NameField.tsx'

/** Why a request failed, in words. */
function errorText(error: unknown, t: OnlineTexts): string {
  if (!(error instanceof ServerError)) throw error
  if (error.status === 429) return t.account.slow
  if (error.status === 409) return t.account.taken
  if (error.status === 403) return t.account.wrong
  return error.status === 0 ? t.lobby.unreachable : t.account.failed
}

/** The user's name, and an account that can be used on several devices. */
export default function AccountDialog({ onClose }: { onClose(): void }): ReactNode {
  const t = useOnlineTexts()
  const p = usePlayerTexts()
  const { me } = useIdentity()
  const [name, setName] = useState(me === undefined || isGuestName(me.name) ? '' : me.name)
  const [message, setMessage] = useState('')
  const save = async (): Promise<void> => {
    try {
      await takeName(name)
      setMessage(t.account.saved)
    } catch (error) {
      setMessage(errorText(error, t))
    }
  }
  const logOut = async (): Promise<void> => {
    await server.logout()
    clearIdentity()
    await identify()
    onClose()
  }
  return (
    <Dialog title={t.account.title} onClose={onClose}>
      <Form className="setup-form" onSubmit={() => void save()}>
        <NameField value={name} onChange={setName} />
        <div className="row-buttons">
          <button type="submit" className="btn" disabled={name.trim() === '' || name.trim() === me?.name}>
            {t.account.save}
          </button>
          <Link className="btn" href="/player/me">
            {p.mine}
          </Link>
        </div>
        <p className="note" role="status">
          {message}
        </p>
      </Form>
      {me?.account === undefined ? (
        <Credentials onDone={onClose} />
      ) : (
        <div className="account">
          <p>
            <b>{t.account.has({ name: me.account })}</b> {t.account.hasHint}
          </p>
          <button type="button" className="btn" onClick={() => void logOut()} data-testid="log-out">
            {t.account.logout}
          </button>
        </div>
      )}
    </Dialog>
  )
}

/** Creates an account for the present guest, or logs in to an existing one. */
function Credentials({ onDone }: { onDone(): void }): ReactNode {
  const t = useOnlineTexts()
  const [kind, setKind] = useState<'make' | 'login'>('make')
  const [account, setAccount] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const [message, setMessage] = useState('')
  const go = async (): Promise<void> => {
    try {
      const me =
        kind === 'make'
          ? await server.makeAccount(account, passphrase)
          : { ...(await server.login(account, passphrase)), account: account.toLowerCase() }
      // Games against bots that were played here are the account's from now on; if this fails, the next page tries again.
      await joinDeviceGames(me).catch(() => undefined)
      setIdentity(me)
      onDone()
    } catch (error) {
      setMessage(errorText(error, t))
    }
  }
  return (
    <Form className="setup-form account" onSubmit={() => void go()}>
      <p>{t.account.guest}</p>
      <Choice<'make' | 'login'>
        label={t.account.tabs}
        quiet
        value={kind}
        of={[
          { value: 'make', text: t.account.make },
          { value: 'login', text: t.account.login },
        ]}
        onChange={setKind}
      />
      <label className="field">
        <span>{t.account.account}</span>
        <input
          type="text"
          value={account}
          required
          minLength={3}
          maxLength={24}
          pattern="[\p{L}\p{N}._\-]{3,24}"
          autoComplete="username"
          data-testid="account-name"
          onChange={(event) => setAccount(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{t.account.passphrase}</span>
        <input
          type="password"
          value={passphrase}
          required
          minLength={8}
          maxLength={200}
          autoComplete={kind === 'make' ? 'new-password' : 'current-password'}
          data-testid="passphrase"
          onChange={(event) => setPassphrase(event.target.value)}
        />
        {kind === 'make' ? <small>{t.account.rule}</small> : undefined}
      </label>
      {message === '' ? undefined : <p className="note warn">{message}</p>}
      <button type="submit" className="btn primary start" data-testid="account-go">
        {kind === 'make' ? t.account.make : t.account.login}
      </button>
    </Form>
  )
}
