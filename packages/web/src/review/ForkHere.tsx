import { Suspense, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { usePlay } from '../play/play.js'
import { late } from '../ui/late.js'
import { UnreachedDialog } from '../ui/Unreached.js'

const ForkDialog = late(() => import('./ForkDialog.js'), UnreachedDialog)

/** At a moment of the past: goes on from there in a new match on this device, once this one may be known. */
export function ForkHere() {
  const t = useT()
  const { table, live, scene, time } = usePlay()
  const [open, setOpen] = useState(false)
  if (!time.isPast || (live.outcome === null && table.kind === 'remote')) return null
  return (
    <>
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {t('history.fork')}
      </button>
      {open && (
        <Suspense>
          <ForkDialog
            from={{ table: table.id }}
            file={() => table.file()}
            moment={time.moment}
            names={scene.names}
            seat={scene.seat ?? 0}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
