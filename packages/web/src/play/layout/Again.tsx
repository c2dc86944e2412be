import clockwiseRotation from 'game-icon:clockwise-rotation'
import { paths } from '@railhead/protocol'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../app/AppContext.js'
import { Icon } from '../../icons/Icon.js'
import { Dialog } from '../../ui/Dialog.js'
import { faultText } from '../../ui/faults.js'
import { usePlay } from '../play.js'

/** The same people again: everybody where they sat, or one seat further. Whoever asks first decides. */
export function Again() {
  const t = useT()
  const { table, info } = usePlay()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  const again = (turned: boolean): void => {
    setFault(null)
    table.rematch(turned).then(answer => navigate(paths.page(answer.table.id)), setFault)
  }
  // Somebody has asked for it already: whoever sat here is waited for there.
  const isOpen = table.kind === 'remote' && info.rematch !== null
  // Drawn seats are drawn anew, and at a table that is open already everybody has a place.
  const choice = table.kind === 'remote' && info.seats.length > 1 && !info.shuffleSeats && !isOpen
  return (
    <>
      <button
        type="button"
        className={isOpen ? 'button small primary' : 'button small'}
        onClick={() => (choice ? setChoosing(true) : again(false))}
      >
        <Icon d={clockwiseRotation} />{' '}
        <span className={isOpen ? undefined : 'word'}>{isOpen ? t('rematch.join') : t('rematch')}</span>
      </button>
      {(choosing || fault !== null) && (
        <Dialog
          title={t('rematch')}
          onClose={() => {
            setChoosing(false)
            setFault(null)
          }}
        >
          <div className="row">
            <button type="button" className="button primary" onClick={() => again(false)}>
              {t('rematch.keep')}
            </button>
            <button type="button" className="button" onClick={() => again(true)}>
              {t('rematch.turn')}
            </button>
          </div>
          {fault !== null && (
            <p className="fault" role="alert">
              {faultText(t, fault)}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
