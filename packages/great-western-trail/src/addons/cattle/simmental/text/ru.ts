import type { Translated } from '../../../../text/en.js'
import type { simmental as english } from './en.js'

export const simmental: Translated<typeof english> = {
  'card.second.simmentalCalf': 'Симментальский телёнок',
  'card.second.simmentalHeifer': 'Симментальская тёлка',
  'card.second.simmentalCow': 'Симментальская корова',
  'card.first.simmentalCalf': 'Симментальский телёнок',
  'card.first.simmentalHeifer': 'Симментальская тёлка',
  'card.first.simmentalCow': 'Симментальская корова',
  'config.cattle.simmental': 'Симментальский',
  'option.pass.raiseSimmental': 'Никого не растить',
  'option.raise':
    '{stage, select, calf {Вырастить из {count, plural, one {# телёнка тёлку} few {# телят тёлок} many {# телят тёлок} other {# телёнка тёлок}}} other {Вырастить из {count, plural, one {# тёлки корову} few {# тёлок коров} many {# тёлок коров} other {# тёлки коров}}}}',
  'prompt.raiseSimmental':
    '{stage, select, calf {Вырастите из симментальских телят тёлок или откажитесь (в запасе {left}).} other {Вырастите из симментальских тёлок коров или откажитесь (в запасе {left}).}}',
  'event.raised':
    '{stage, select, calf {{who} растит из {count, plural, one {# телёнка тёлку} few {# телят тёлок} many {# телят тёлок} other {# телёнка тёлок}}.} other {{who} растит из {count, plural, one {# тёлки корову} few {# тёлок коров} many {# тёлок коров} other {# тёлки коров}}.}}',
  'change.tokensWhileRaising':
    'Жетоны обмена действуют между доходом и заменой карточек симментальского скота, и для них есть пауза.',
  'chip.raise': 'Вырастить {count}',
  'ruling.simmentalCalfPoints': 'Сколько очков приносит симментальский телёнок?',
  'ruling.simmentalHeiferPoints': 'Сколько очков приносит симментальская тёлка?',
  'ruling.simmentalCowPoints': 'Сколько очков приносит симментальская корова?',
  'ruling.simmentalCalfValue': 'Какова племенная ценность симментальского телёнка?',
  'ruling.simmentalHeiferValue': 'Какова племенная ценность симментальской тёлки?',
  'ruling.simmentalCowValue': 'Какова племенная ценность симментальской коровы?',
}
