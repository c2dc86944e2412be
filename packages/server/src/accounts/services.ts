import type { ServiceInfo } from '@railhead/protocol'
import { Refused } from '../errors.js'
import type { Service } from '../http/app.js'
import { sha256 } from '../ids.js'
import { langAmong } from '../languages.js'
import { accountOf } from '../storage/accounts.js'
import { forgetIdentity, identitiesOf, type LinkedIdentity } from '../storage/identities.js'
import type { PersonRow } from '../storage/schema/people.js'
import type { Queries } from '../storage/store.js'
import { mustStillBeIn } from './proof.js'

/** Names what a service knows somebody by without telling it. */
const idOf = ({ issuer, subject }: LinkedIdentity): string => sha256(`${issuer} ${subject}`).slice(0, 22)

/** The services of others by which somebody can log in. */
export async function servicesOf(service: Service, personId: string): Promise<ServiceInfo[]> {
  return (await identitiesOf(service.store.db, personId)).map(identity => ({
    id: idOf(identity),
    name: nameOf(service, identity),
    createdAt: identity.created_at,
  }))
}

/** What people call the service; one that this server does not take any more goes by its host. */
function nameOf({ loginService }: Service, { issuer }: LinkedIdentity): string {
  if (loginService?.is(issuer)) return loginService.name
  return URL.canParse(issuer) ? new URL(issuer).hostname : '?'
}

/** The account is not reached by that service any more, unless nothing else led into it. */
export async function endService(
  service: Service,
  me: PersonRow,
  id: string,
  session: string | undefined,
): Promise<void> {
  const { store } = service
  const ended = await store.db.transaction().execute(async db => {
    // Of two that are removed at once, on whatever process, the second one may be the last.
    await mustStillBeIn(db, me.id, session)
    const identities = await identitiesOf(db, me.id)
    const found = identities.find(identity => idOf(identity) === id)
    if (!found) throw new Refused('notFound', 'No such service leads to your account.')
    const others = identities.filter(identity => identity !== found)
    if (!(await isReached(service, db, me.id, others)))
      throw new Refused('lastWayIn', 'Nothing else leads into your account: it stays.')
    await forgetIdentity(db, me.id, found)
    return found
  })
  await tellOwner(service, me, 'unlinked', nameOf(service, ended))
}

/** Whether the person can log in: by password, by a mailed link, or by one of these services. */
async function isReached(
  { settings, loginService }: Service,
  db: Queries,
  personId: string,
  identities: readonly LinkedIdentity[],
): Promise<boolean> {
  if (identities.some(({ issuer }) => loginService?.is(issuer))) return true
  const account = await accountOf(db, personId)
  return account?.password_hash != null || (account?.verified === 1 && settings.smtpUrl !== undefined)
}

/** A letter to the address of the account: whoever did not do this learns of it. */
export async function tellOwner(
  { jobs, settings }: Service,
  { id, preferences }: PersonRow,
  what: 'linked' | 'unlinked',
  name: string,
): Promise<void> {
  if (settings.smtpUrl === undefined) return
  await jobs.add({ kind: 'service', person: id, what, name, lang: langAmong(preferences) ?? 'en' })
}
