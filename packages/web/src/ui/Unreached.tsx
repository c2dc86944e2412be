import { useT } from '../app/AppContext.js'
import { Dialog } from './Dialog.js'

/** In the place of a part that could not be fetched: what is around it stays. */
export function Unreached() {
  const t = useT()
  return (
    <p className="row" role="alert">
      <span className="fault">{t('fault.offline')}</span>
      <Again />
    </p>
  )
}

function Again() {
  const t = useT()
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      {t('offline.again')}
    </button>
  )
}

/** The same in the place of a window. */
export function UnreachedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('fault.offline')} onClose={onClose}>
      <Again />
    </Dialog>
  )
}
