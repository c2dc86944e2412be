import type { Translated } from '../../../../text/en.js'
import type { simmental as english } from './en.js'

export const simmental: Translated<typeof english> = {
  'card.second.simmentalCalf': 'veau Simmental',
  'card.second.simmentalHeifer': 'génisse Simmental',
  'card.second.simmentalCow': 'vache Simmental',
  'card.first.simmentalCalf': 'veau Simmental',
  'card.first.simmentalHeifer': 'génisse Simmental',
  'card.first.simmentalCow': 'vache Simmental',
  'config.cattle.simmental': 'Simmental',
  'option.pass.raiseSimmental': 'N’élever aucune bête',
  'option.raise':
    '{stage, select, calf {Élever {count, plural, one {# veau en génisse} other {# veaux en génisses}}} other {Élever {count, plural, one {# génisse en vache} other {# génisses en vaches}}}}',
  'prompt.raiseSimmental':
    '{stage, select, calf {Élevez des veaux Simmental en génisses, ou renoncez (réserve : {left}).} other {Élevez des génisses Simmental en vaches, ou renoncez (réserve : {left}).}}',
  'event.raised':
    '{stage, select, calf {{who} élève {count, plural, one {# veau en génisse} other {# veaux en génisses}}.} other {{who} élève {count, plural, one {# génisse en vache} other {# génisses en vaches}}.}}',
  'change.tokensWhileRaising':
    'Les jetons Échange servent entre le revenu et l’élevage des Simmental, et une pause leur est laissée.',
  'chip.raise': 'Élever {count}',
  'ruling.simmentalCalfPoints': 'Combien de points vaut un veau Simmental ?',
  'ruling.simmentalHeiferPoints': 'Combien de points vaut une génisse Simmental ?',
  'ruling.simmentalCowPoints': 'Combien de points vaut une vache Simmental ?',
  'ruling.simmentalCalfValue': 'Quelle est la valeur d’élevage d’un veau Simmental ?',
  'ruling.simmentalHeiferValue': 'Quelle est la valeur d’élevage d’une génisse Simmental ?',
  'ruling.simmentalCowValue': 'Quelle est la valeur d’élevage d’une vache Simmental ?',
}
