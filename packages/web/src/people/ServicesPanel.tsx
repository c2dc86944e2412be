import {
  type AccountResponse,
  type EndServiceBody,
  type OidcBody,
  type OidcResponse,
  paths,
  type ServiceInfo,
} from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../app/AppContext.js'
import { http } from '../table/http.js'
import { Proof } from './Proof.js'
import { useWords } from './Words.js'

interface ServicesPanelProps {
  readonly account: AccountResponse
  /** The service of others that this server takes, by its name. */
  readonly offered: string | undefined
  readonly onChange: () => Promise<void>
}

/** The services of others by which I can log in: each can be removed, and one that the server takes can be linked. */
export function ServicesPanel({ account, offered, onChange }: ServicesPanelProps) {
  const t = useT()
  const w = useWords()
  const [wish, setWish] = useState<ServiceInfo | 'link' | null>(null)
  const [removed, setRemoved] = useState(false)
  const day = new Intl.DateTimeFormat(t.lang, { dateStyle: 'medium' })
  const mayLink = offered !== undefined && !account.services.some(({ name }) => name === offered)
  if (!mayLink && account.services.length === 0) return null
  const link = async (password: string | undefined): Promise<void> => {
    const body: OidcBody = { link: true, ...(password === undefined ? {} : { password }) }
    const { address } = await http<OidcResponse>('POST', paths.oidc, body)
    location.assign(address)
  }
  const remove = async ({ id }: ServiceInfo, password: string | undefined): Promise<void> => {
    const body: EndServiceBody = password === undefined ? {} : { password }
    await http('DELETE', paths.endService(id), body)
    setWish(null)
    setRemoved(true)
    await onChange()
  }
  return (
    <section className="panel" aria-label={w('services.title')}>
      <h2>{w('services.title')}</h2>
      <p className="quiet">{w('services.lead')}</p>
      <ul className="entries">
        {account.services.map(service => (
          <li key={service.id}>
            <span className="grow">
              {service.name}
              <br />
              <span className="quiet">{w('services.since', { since: day.format(service.createdAt) })}</span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={w('services.removeTitle', { name: service.name })}
              onClick={() => setWish(service)}
            >
              {w('services.remove')}
            </button>
          </li>
        ))}
      </ul>
      {removed && <p role="status">{w('services.removed')}</p>}
      {mayLink && (
        <button type="button" className="button" onClick={() => setWish('link')}>
          {w('login.linkService', { name: offered })}
        </button>
      )}
      {wish === 'link' && offered !== undefined && (
        <Proof
          title={w('login.linkService', { name: offered })}
          text={w('services.linkText', { name: offered })}
          action={w('services.link')}
          account={account}
          onProven={link}
          onClose={() => setWish(null)}
        />
      )}
      {wish !== null && wish !== 'link' && (
        <Proof
          title={w('services.removeTitle', { name: wish.name })}
          text={w('services.removeText', { name: wish.name })}
          action={w('services.remove')}
          account={account}
          onProven={password => remove(wish, password)}
          onClose={() => setWish(null)}
        />
      )}
    </section>
  )
}
