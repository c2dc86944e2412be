import { useT } from '../../app/AppContext.js'
import { makeWriter } from '../../i18n/index.js'
import { ruleTexts } from '../../rules/texts/index.js'

/** Opens the player aid and the list of keys. */
export function KeysButton({ open }: { readonly open: () => void }) {
  const { lang } = useT()
  const title = makeWriter(lang, ruleTexts[lang])('rules.help')
  return (
    <button
      type="button"
      className="button small plain keys-button"
      aria-label={title}
      title={`${title} (?)`}
      onClick={open}
    >
      ?
    </button>
  )
}
