import type { LobbyKey } from './en.js'

export const ru: Readonly<Record<LobbyKey, string>> = {
  'great-western-trail.name': 'Great Western Trail',
  'great-western-trail.text':
    'Перегоняйте скот в Канзас-Сити круг за кругом и отправляйте его по железной дороге всё дальше.',
  'great-western-trail.credit': 'автор — Александр Пфистер',
  'great-western-trail.first.title': 'Первая партия',
  'great-western-trail.first.text':
    'Второе издание, всё расставлено для новичков, двое игроков: около 40 минут.',
  'great-western-trail.classic.title': 'Классика',
  'great-western-trail.classic.text':
    'Нейтральные постройки и стороны частных — случайно, без дополнений, трое игроков.',
  'great-western-trail.everything.title': 'Всё сразу',
  'great-western-trail.everything.text':
    '«Рельсы на север», покерный стол и симментальский скот, всё случайно: долгий вечер.',
  'great-western-trail.solo.title': 'В одиночку против Сэма',
  'great-western-trail.solo.text': 'Одиночный режим второго издания: один человек и соперник-автомат.',
  'great-western-trail.firstEdition.title': 'Первое издание',
  'great-western-trail.firstEdition.text': 'Поле, скот и постройки из первой коробки, двое игроков.',
  'carson-city.name': 'Carson City',
  'carson-city.text': 'Четыре раунда: участки, здания и дуэли, пока не вырастет город.',
  'carson-city.credit': 'автор — Ксавье Жорж',
  'carson-city.first.title': 'Первая партия',
  'carson-city.first.text': 'Трое игроков, дуэли на кубиках, жёлтые стороны персонажей.',
  'carson-city.tokens.title': 'Дуэль умов',
  'carson-city.tokens.text': 'Четверо игроков, красные стороны и дуэли с фишками вместо кубиков.',
  'carson-city.everything.title': 'Всё сразу',
  'carson-city.everything.text':
    'Пятеро игроков, обе стороны персонажей, фишки, и все расставляют одновременно.',
}
