import type { ServerKey } from './en.js'

export const fr: Readonly<Record<ServerKey, string>> = {
  'login.subject': 'Railhead : votre lien de connexion',
  'login.before': 'Ce lien vous connecte. Il fonctionne une fois, pendant 20 minutes :',
  'login.after': 'Si vous ne l’avez pas demandé, ignorez ce courriel.',
  'login.as': 'Vous vous connectez en tant que {mail}.',
  'login.comeAlong': 'Les parties que vous jouez en invité dans ce navigateur rejoindront ce compte.',
  'login.button': 'Se connecter à Railhead',
  'login.tooLate': 'Ce lien a déjà servi, ou il est trop ancien.',
  'login.another': 'En demander un autre',
  'service.subject': 'Railhead : votre façon de vous connecter a changé',
  'service.linked': 'Vous pouvez désormais vous connecter aussi à votre compte Railhead avec {name}.',
  'service.unlinked': 'La connexion à votre compte Railhead avec {name} a été retirée.',
  'service.notMe':
    'Si ce n’était pas vous, connectez-vous par un lien envoyé par courriel et choisissez un nouveau mot de passe sur la page du compte : il met fin à toutes les autres connexions.',
  'yourTurn.title': 'Railhead : à vous de jouer',
  'yourTurn.text': 'C’est à vous de jouer : {name}',
  'finished.title': 'Railhead : une partie est finie',
  'finished.text': 'La partie est finie : {name}',
}
