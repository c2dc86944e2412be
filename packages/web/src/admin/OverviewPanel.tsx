import { type AdminOverview, paths } from '@railhead/protocol'
import { useT } from '../app/AppContext.js'
import { gameName } from '../lobby/gameName.js'
import { levelName } from '../lobby/levels.js'
import { Panel } from './Panel.js'
import { useLoaded } from './useLoaded.js'
import { useWhen, useWords } from './words.js'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Bytes as people read them. */
function bytes(lang: string, count: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3))
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(count / 1000 ** step)
}

/** How the server fares. */
export function OverviewPanel() {
  const t = useT()
  const w = useWords()
  const when = useWhen()
  const { answer, fault } = useLoaded<AdminOverview>(paths.adminOverview)
  return (
    <Panel title={w('overview')} fault={fault}>
      {answer && (
        <dl className="facts">
          <Fact name={w('build')}>{answer.build}</Fact>
          <Fact name={w('started')}>{when(answer.startedAt)}</Fact>
          <Fact name={w('store')}>{w(`store.${answer.store}`)}</Fact>
          <Fact name={w('disk')}>{diskWords(answer.disk)}</Fact>
          <Fact name={w('tables')}>{w('tablesCount', answer.tables)}</Fact>
          <Fact name={w('people')}>{w('peopleCount', answer.people)}</Fact>
          <Fact name={w('reports')}>
            {w('reportsCount', { kept: answer.reports, most: answer.reportsMost })}
          </Fact>
          <Fact name={w('connections')}>
            {w('connectionsCount', { sockets: answer.sockets, rooms: answer.rooms })}
          </Fact>
          <Fact name={w('bots')}>
            {w('botsNow', {
              thinking: answer.bots.thinking,
              waiting: answer.bots.waiting,
              processes: answer.bots.processes,
            })}
          </Fact>
          {answer.bots.times.map(({ game, level, answers, seconds }) => (
            <Fact key={`${game} ${level}`} name={`${gameName(t, game)}: ${levelName(t, level)}`}>
              {w('botTime', { answers, seconds: (seconds / Math.max(1, answers)).toFixed(2) })}
            </Fact>
          ))}
        </dl>
      )}
    </Panel>
  )

  function diskWords({ used, free }: AdminOverview['disk']): string {
    if (used === null) return '–'
    if (free === null) return w('diskUsed', { used: bytes(w.lang, used) })
    return w('diskFree', { used: bytes(w.lang, used), free: bytes(w.lang, free) })
  }
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
