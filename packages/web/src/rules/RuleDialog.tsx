import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { isGameId } from '../games/registry.js'
import { makeWriter } from '../i18n/index.js'
import { usePlay } from '../play/play.js'
import { Dialog } from '../ui/Dialog.js'
import { ruleAddress } from './address.js'
import { partsOf } from './find.js'
import { openRule } from './opened.js'
import { useBook } from './rulebooks.js'
import { SectionView } from './SectionView.js'
import { ruleTexts } from './texts/index.js'
import '../styles/rules.css'

/** One section, and what this match changes in it, beside the match itself. */
export default function RuleDialog({ section }: { readonly section: string }) {
  const { t } = useApp()
  const { game, info, scene } = usePlay()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const book = useBook(isGameId(game.id) ? game.id : undefined)
  const config = useMemo(() => game.config.parse(info.config), [game, info])
  const readings = useMemo(() => {
    if (!book) return []
    const all = partsOf(book, config, t.lang).flatMap(part => part.readings)
    const main = all.find(reading => reading.section.id === section)
    if (!main) return []
    return [main, ...main.changedBy.flatMap(other => all.filter(reading => reading.section === other))]
  }, [book, config, section, t.lang])
  return (
    <Dialog title={say('rules.title')} onClose={() => openRule(null)} wide>
      {book ? (
        readings.map(reading => (
          <SectionView
            key={reading.section.id}
            book={book}
            scene={scene}
            config={config}
            reading={{ ...reading, changedBy: [] }}
            wanted={[]}
          />
        ))
      ) : (
        <p className="quiet">{t('loading')}</p>
      )}
      <p>
        <Link className="button" to={ruleAddress(game, section, info.config)} target="_blank">
          {say('rules.whole')}
        </Link>
      </p>
    </Dialog>
  )
}
