import { useMemo } from 'react'
import { Link } from 'react-router'
import { useApp } from '../app/AppContext.js'
import { isGameId } from '../games/registry.js'
import { makeWriter } from '../i18n/index.js'
import { usePlay } from '../play/play.js'
import { Aid } from './Aid.js'
import { ruleAddress } from './address.js'
import { useBook } from './rulebooks.js'
import { ruleTexts } from './texts/index.js'
import '../styles/rules.css'

/** The player aid of the match on the screen. */
export default function TableAid() {
  const { t } = useApp()
  const { game, info } = usePlay()
  const say = makeWriter(t.lang, ruleTexts[t.lang])
  const book = useBook(isGameId(game.id) ? game.id : undefined)
  const config = useMemo(() => game.config.parse(info.config), [game, info])
  if (!book) return <p className="quiet">{t('loading')}</p>
  return (
    <>
      <Link className="button" to={ruleAddress(game, undefined, info.config)} target="_blank">
        {say('rules.whole')}
      </Link>
      <Aid book={book} match={config} />
    </>
  )
}
