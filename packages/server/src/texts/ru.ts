import type { ServerKey } from './en.js'

export const ru: Readonly<Record<ServerKey, string>> = {
  'login.subject': 'Railhead: ссылка для входа',
  'login.before': 'По этой ссылке вы войдёте. Она действует один раз, 20 минут:',
  'login.after': 'Если вы её не запрашивали, не обращайте внимания на это письмо.',
  'login.as': 'Вы входите как {mail}.',
  'login.comeAlong': 'Партии, которые вы играете в этом браузере как гость, перейдут в этот аккаунт.',
  'login.button': 'Войти в Railhead',
  'login.tooLate': 'Эта ссылка уже использована или устарела.',
  'login.another': 'Запросить другую',
  'service.subject': 'Railhead: изменён способ входа',
  'service.linked': 'Теперь в ваш аккаунт Railhead можно войти и через {name}.',
  'service.unlinked': 'Вход в ваш аккаунт Railhead через {name} удалён.',
  'service.notMe':
    'Если это были не вы, войдите по ссылке из письма и задайте на странице аккаунта новый пароль: все остальные сеансы завершатся.',
  'yourTurn.title': 'Railhead: ваш ход',
  'yourTurn.text': 'Ваш ход: {name}',
  'finished.title': 'Railhead: партия окончена',
  'finished.text': 'Партия окончена: {name}',
}
