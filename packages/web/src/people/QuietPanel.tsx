import { useId, useState } from 'react'
import { useT } from '../app/AppContext.js'
import { settings } from '../app/settings.js'
import { MOST_QUIET, type Quiet, quietCounts, quietOf } from './quiet.js'
import { useAttempt } from './useAttempt.js'
import { Fault, useWords } from './Words.js'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Time zones the browser knows, with the chosen one in any case. */
function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(chosen) ? known : [chosen, ...known]
}

/** Hours that do not count for my deadlines, in my time zone. */
export function QuietPanel() {
  const t = useT()
  const w = useWords()
  const id = useId()
  const { busy, fault, attempt } = useAttempt()
  const [quiet, setQuiet] = useState<Quiet | undefined>(() => quietOf(settings.kept()))
  const [saved, setSaved] = useState(false)
  const clock = new Intl.DateTimeFormat(t.lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const change = (wanted: Quiet | undefined): void => {
    setQuiet(wanted)
    setSaved(false)
    if (wanted && !quietCounts(wanted)) return
    void attempt(async () => {
      await settings.keep({
        quietFrom: wanted?.from,
        quietTo: wanted?.to,
        timeZone: wanted?.timeZone,
      })
      setSaved(true)
    })
  }
  return (
    <section className="panel" aria-label={w('quiet.title')}>
      <h2>{w('quiet.title')}</h2>
      <p className="quiet">{w('quiet.lead')}</p>
      <fieldset className="choices stacked">
        <legend className="visually-hidden">{w('quiet.title')}</legend>
        <label>
          <input
            type="checkbox"
            checked={quiet !== undefined}
            disabled={busy}
            onChange={event =>
              change(
                event.target.checked
                  ? { from: 22, to: 7, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
                  : undefined,
              )
            }
          />
          {w('quiet.on')}
        </label>
      </fieldset>
      {quiet && (
        <>
          <div className="row hours">
            {(['from', 'to'] as const).map(end => (
              <label key={end}>
                {w(`quiet.${end}`)}{' '}
                <select
                  value={quiet[end]}
                  onChange={event => change({ ...quiet, [end]: Number(event.target.value) })}
                >
                  {HOURS.map(hour => (
                    <option key={hour} value={hour}>
                      {clock.format(hour * 3_600_000)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <div className="field after">
            <label className="label" htmlFor={id}>
              {w('quiet.zone')}
            </label>
            <select
              id={id}
              value={quiet.timeZone}
              onChange={event => change({ ...quiet, timeZone: event.target.value })}
            >
              {zonesWith(quiet.timeZone).map(zone => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
          </div>
          {!quietCounts(quiet) && <p className="fault">{w('quiet.tooLong', { hours: MOST_QUIET })}</p>}
        </>
      )}
      <Fault fault={fault} />
      {saved && (
        <p className="quiet" role="status">
          {w('quiet.saved')}
        </p>
      )}
    </section>
  )
}
