import { Suspense, useState } from 'react'
import { useApp } from '../app/AppContext.js'
import { makeWriter } from '../i18n/index.js'
import { KeysList } from '../play/keys/KeysList.js'
import { Dialog } from '../ui/Dialog.js'
import { late } from '../ui/late.js'
import { Unreached } from '../ui/Unreached.js'
import { ruleTexts } from './texts/index.js'

const TableAid = late(() => import('./TableAid.js'), Unreached)

/** Everything that helps at the table: what the pieces do, and the keys. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useApp()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const [shown, setShown] = useState<'aid' | 'keys'>('aid')
  const tab = (id: 'aid' | 'keys', title: string) => (
    <button type="button" className="button small" aria-pressed={shown === id} onClick={() => setShown(id)}>
      {title}
    </button>
  )
  return (
    <Dialog title={say('rules.help')} onClose={onClose} wide>
      <p className="help-tabs">
        {tab('aid', say('rules.aid'))} {tab('keys', t('keys.title'))}
      </p>
      {shown === 'keys' ? (
        <KeysList />
      ) : (
        <Suspense fallback={<p className="quiet">{t('loading')}</p>}>
          <TableAid />
        </Suspense>
      )}
    </Dialog>
  )
}
