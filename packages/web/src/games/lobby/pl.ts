import type { LobbyKey } from './en.js'

export const pl: Readonly<Record<LobbyKey, string>> = {
  'great-western-trail.name': 'Great Western Trail',
  'great-western-trail.text':
    'Pędź bydło do Kansas City, okrążenie za okrążeniem, i wysyłaj je koleją coraz dalej.',
  'great-western-trail.credit': 'projekt: Alexander Pfister',
  'great-western-trail.first.title': 'Pierwsza partia',
  'great-western-trail.first.text':
    'Druga edycja, ustawienie dla początkujących, dwoje graczy: około 40 minut.',
  'great-western-trail.classic.title': 'Klasyka',
  'great-western-trail.classic.text':
    'Budynki neutralne i strony prywatnych losowo, bez dodatków, troje graczy.',
  'great-western-trail.everything.title': 'Wszystko',
  'great-western-trail.everything.text':
    '„Kolej na Północ”, stół do pokera i bydło simentalskie, wszystko losowo: długi wieczór.',
  'great-western-trail.solo.title': 'Solo przeciw Samowi',
  'great-western-trail.solo.text': 'Tryb solo drugiej edycji: jedna osoba i automatyczny ranczer.',
  'great-western-trail.firstEdition.title': 'Pierwsza edycja',
  'great-western-trail.firstEdition.text': 'Plansza, bydło i budynki z pierwszego pudełka, dwoje graczy.',
  'carson-city.name': 'Carson City',
  'carson-city.text': 'Cztery rundy: parcele, budynki i pojedynki, aż wyrośnie miasto.',
  'carson-city.credit': 'projekt: Xavier Georges',
  'carson-city.first.title': 'Pierwsza partia',
  'carson-city.first.text': 'Troje graczy, pojedynki na kości, żółte strony postaci.',
  'carson-city.tokens.title': 'Pojedynek umysłów',
  'carson-city.tokens.text': 'Czworo graczy, czerwone strony i pojedynki na żetony zamiast kości.',
  'carson-city.everything.title': 'Wszystko',
  'carson-city.everything.text':
    'Pięcioro graczy, obie strony postaci, żetony i wszyscy rozstawiają jednocześnie.',
}
