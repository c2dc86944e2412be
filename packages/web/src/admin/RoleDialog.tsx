import { type AccountResponse, type AdminPerson, paths, type RoleBody } from '@railhead/protocol'
import { Proof } from '../people/Proof.js'
import { Words } from '../people/Words.js'
import { http } from '../table/http.js'
import { useLoaded } from './useLoaded.js'
import { useWords } from './words.js'

export const ROLES = ['none', 'moderator', 'admin'] as const

interface RoleDialogProps {
  readonly person: AdminPerson
  readonly role: (typeof ROLES)[number]
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Gives somebody a role, or takes it, when the administrator has shown that it is them. */
export function RoleDialog({ person, role, onDone, onClose }: RoleDialogProps) {
  const w = useWords()
  const { answer: account } = useLoaded<AccountResponse>(paths.account)
  if (!account) return null
  const change = async (password: string | undefined): Promise<void> => {
    const body: RoleBody = {
      role: role === 'none' ? null : role,
      ...(password === undefined ? {} : { password }),
    }
    await http('PUT', paths.adminRole(person.id), body)
    await onDone()
    onClose()
  }
  return (
    <Words silent>
      <Proof
        title={w('roleTitle', { name: person.name, role: w(`role.${role}`) })}
        text={w('roleProof')}
        action={w('roleChange')}
        account={account}
        onProven={change}
        onClose={onClose}
      />
    </Words>
  )
}
