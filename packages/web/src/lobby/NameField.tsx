import { LIMITS } from '@railhead/protocol'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { faultText } from '../ui/faults.js'
import { guestName, rememberGuestName } from './guestName.js'

/** Who I am at the tables; no account needed. */
export function NameField() {
  const { t, me, signIn } = useApp()
  const id = useId()
  const [name, setName] = useState(me?.name ?? guestName())
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    if (me) setName(me.name)
  }, [me])
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFault(null)
    try {
      await signIn(name.trim())
    } catch (error) {
      setFault(error)
    }
  }
  const unchanged = me?.name === name.trim()
  return (
    <form className="field name-field" onSubmit={event => void save(event)}>
      <label className="label" htmlFor={id}>
        {t('lobby.name')}
      </label>
      <div className="row">
        <input
          id={id}
          type="text"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          onChange={event => {
            setName(event.target.value)
            rememberGuestName(event.target.value)
          }}
        />
        {me && !unchanged && name.trim() !== '' && (
          <button type="submit" className="button">
            {t('save')}
          </button>
        )}
      </div>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </form>
  )
}
