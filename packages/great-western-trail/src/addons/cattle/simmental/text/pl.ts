import type { Translated } from '../../../../text/en.js'
import type { simmental as english } from './en.js'

export const simmental: Translated<typeof english> = {
  'card.second.simmentalCalf': 'simentalskie cielę',
  'card.second.simmentalHeifer': 'simentalska jałówka',
  'card.second.simmentalCow': 'simentalska krowa',
  'card.first.simmentalCalf': 'simentalskie cielę',
  'card.first.simmentalHeifer': 'simentalska jałówka',
  'card.first.simmentalCow': 'simentalska krowa',
  'config.cattle.simmental': 'Simentalskie',
  'option.pass.raiseSimmental': 'Nie hoduj',
  'option.raise':
    '{stage, select, calf {Wyhoduj z {count, plural, one {# cielęcia jałówkę} few {# cieląt jałówki} many {# cieląt jałówki} other {# cielęcia jałówki}}} other {Wyhoduj z {count, plural, one {# jałówki krowę} few {# jałówek krowy} many {# jałówek krowy} other {# jałówki krowy}}}}',
  'prompt.raiseSimmental':
    '{stage, select, calf {Wyhoduj z simentalskich cieląt jałówki albo zrezygnuj (w zapasie {left}).} other {Wyhoduj z simentalskich jałówek krowy albo zrezygnuj (w zapasie {left}).}}',
  'event.raised':
    '{stage, select, calf {{who} hoduje z {count, plural, one {# cielęcia jałówkę} few {# cieląt jałówki} many {# cieląt jałówki} other {# cielęcia jałówki}}.} other {{who} hoduje z {count, plural, one {# jałówki krowę} few {# jałówek krowy} many {# jałówek krowy} other {# jałówki krowy}}.}}',
  'change.tokensWhileRaising':
    'Żetony wymiany działają między dochodem a hodowlą bydła simentalskiego i jest na nie przerwa.',
  'chip.raise': 'Wyhoduj {count}',
  'ruling.simmentalCalfPoints': 'Ile punktów jest warte simentalskie cielę?',
  'ruling.simmentalHeiferPoints': 'Ile punktów jest warta simentalska jałówka?',
  'ruling.simmentalCowPoints': 'Ile punktów jest warta simentalska krowa?',
  'ruling.simmentalCalfValue': 'Jaka jest wartość hodowlana simentalskiego cielęcia?',
  'ruling.simmentalHeiferValue': 'Jaka jest wartość hodowlana simentalskiej jałówki?',
  'ruling.simmentalCowValue': 'Jaka jest wartość hodowlana simentalskiej krowy?',
}
