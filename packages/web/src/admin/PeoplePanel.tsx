import { type AdminPeopleResponse, type AdminPerson, LIMITS, paths, type Role } from '@railhead/protocol'
import { useState } from 'react'
import { useT } from '../app/AppContext.js'
import { Field } from '../people/Field.js'
import { useAttempt } from '../people/useAttempt.js'
import { http } from '../table/http.js'
import { Dialog } from '../ui/Dialog.js'
import { faultText } from '../ui/faults.js'
import { Panel } from './Panel.js'
import { ROLES, RoleDialog } from './RoleDialog.js'
import { useLoaded } from './useLoaded.js'
import { useWhen, useWords } from './words.js'

/** People by name or address; bans, and for administrators roles. */
export function PeoplePanel({ role }: { readonly role: Role }) {
  const w = useWords()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [rude, setRude] = useState<AdminPerson | null>(null)
  const { answer, fault, again } = useLoaded<AdminPeopleResponse>(paths.adminPeople(search))
  return (
    <Panel title={w('people')} fault={fault}>
      <form
        className="row"
        onSubmit={event => {
          event.preventDefault()
          setSearch(text.trim())
        }}
      >
        <Field label={w('search')} type="search" value={text} onChange={setText} />
        <button type="submit" className="button">
          {w('find')}
        </button>
      </form>
      {answer?.people.length === 0 && <p className="quiet">{w('none')}</p>}
      <ul className="admin-list">
        {answer?.people.map(person => (
          <Line key={person.id} person={person} role={role} onBan={() => setRude(person)} onChange={again} />
        ))}
      </ul>
      {rude && (
        <BanDialog
          person={rude}
          onClose={() => {
            setRude(null)
            void again()
          }}
        />
      )}
    </Panel>
  )
}

interface LineProps {
  readonly person: AdminPerson
  readonly role: Role
  readonly onBan: () => void
  readonly onChange: () => Promise<void>
}

function Line({ person, role, onBan, onChange }: LineProps) {
  const t = useT()
  const w = useWords()
  const when = useWhen()
  const { fault, attempt } = useAttempt()
  const [wanted, setWanted] = useState<(typeof ROLES)[number] | null>(null)
  const { id, name, kind, mail, seenAt, ban } = person
  const change = (method: 'PUT' | 'DELETE', address: string, body?: object): Promise<void> =>
    attempt(async () => {
      await http(method, address, body)
      await onChange()
    })
  return (
    <li>
      <div>
        <strong>{name}</strong> · {kind === 'guest' ? w('guest') : (mail ?? '–')}
        <p className="quiet">{seenAt === null ? '–' : w('seen', { when: when(seenAt) })}</p>
        {ban && (
          <p className="fault">
            {ban.until === null
              ? w('banned', { reason: ban.reason })
              : w('bannedUntil', { reason: ban.reason, when: when(ban.until) })}
          </p>
        )}
        {fault !== null && (
          <p className="fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
      </div>
      {role === 'admin' && kind === 'account' && (
        <select
          aria-label={`${w('role')}: ${name}`}
          value={person.role ?? 'none'}
          onChange={({ target: { value } }) => setWanted(ROLES.find(one => one === value) ?? null)}
        >
          {ROLES.map(one => (
            <option key={one} value={one}>
              {w(`role.${one}`)}
            </option>
          ))}
        </select>
      )}
      {ban ? (
        <button
          type="button"
          className="button small"
          onClick={() => void change('DELETE', paths.adminBan(id))}
        >
          {w('unban')}
        </button>
      ) : (
        person.role === null && (
          <button type="button" className="button small danger" onClick={onBan}>
            {w('ban')}
          </button>
        )
      )}
      {wanted !== null && (
        <RoleDialog person={person} role={wanted} onDone={onChange} onClose={() => setWanted(null)} />
      )}
    </li>
  )
}

function BanDialog({ person, onClose }: { readonly person: AdminPerson; readonly onClose: () => void }) {
  const t = useT()
  const w = useWords()
  const { busy, fault, attempt } = useAttempt()
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('')
  const wanted = { reason, ...(days === '' ? {} : { days: Number(days) }) }
  return (
    <Dialog title={w('banTitle', { name: person.name })} onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          void attempt(async () => {
            await http('PUT', paths.adminBan(person.id), wanted)
            onClose()
          })
        }}
      >
        <p>{w('banHelp')}</p>
        <Field label={w('reason')} required maxLength={LIMITS.words} value={reason} onChange={setReason} />
        <Field label={w('days')} type="number" min={1} max={3650} value={days} onChange={setDays} />
        {fault !== null && (
          <p className="fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
        <button type="submit" className="button danger" disabled={busy}>
          {w('ban')}
        </button>
      </form>
    </Dialog>
  )
}
