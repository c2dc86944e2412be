import type { WordKey } from './en.js'

export const fr: Readonly<Record<WordKey, string>> = {
  'cli.welcome': 'Tapez le numéro d’une option ou une commande ; « aide » en donne la liste.',
  'cli.player': 'Joueur {number}',
  'cli.board': 'La table :',
  'cli.hint.best': 'Le meilleur, {number} : {option}. {reason}',
  'cli.hint.other':
    'Ou bien {number} : {option} ({value, plural, one {# point} other {# points}} par rapport au meilleur). {reason}',
  'cli.houseRules': 'Règles maison et corrections de cette partie :',
  'cli.houseRule': '{question} – {value}',
  'cli.circle': '{who} tourne en rond et joue au hasard jusqu’à ce que la partie avance.',
  'cli.noQuery': 'Ce jeu n’a rien à dire à « {input} ».',
  'cli.nothing': 'Rien.',
  'cli.yes': 'oui',
  'cli.scores': 'Points pour l’instant : {scores}',
  'cli.score': '{who} {points}',
  'cli.question': '{who} : {prompt}',
  'cli.anyTime': 'À tout moment : {prompt}',
  'cli.noOption':
    '« {input} » n’est ni une option (1 à {count}) ni une commande. « aide » donne la liste des commandes.',
  'cli.nothingRefused': 'Rien de ce qu’on pourrait attendre n’est refusé en ce moment.',
  'cli.refusal': '{what} : {why}',
  'cli.undone': 'Annulé.',
  'cli.nothingToUndo': 'Vous n’avez rien à annuler.',
  'cli.consent':
    'Cela annule {count, plural, one {# action} other {# actions}} ; depuis, quelque chose a été révélé ou d’autres ont joué. Tout le monde est d’accord ? (oui, non)',
  'cli.notUndone': 'Rien n’a été annulé.',
  'cli.saved': 'Enregistré dans « {file} ». Pour continuer : railhead play --load {file}',
  'cli.saveWhere': '« enregistrer » demande un nom de fichier.',
  'cli.notSaved': 'Non enregistré dans « {file} » : {reason}',
  'cli.noAnyTime': '{who} ne peut rien faire hors de son tour.',
  'cli.noSeat': '« place » demande le numéro d’une place tenue par une personne : {seats}.',
  'cli.over': 'La partie est terminée.',
  'cli.winners': 'Victoire : {who}.',
  'cli.lost': 'Victoire de {who}, l’adversaire des règles.',
  'cli.left': 'La partie n’est pas terminée.',
  'cli.help.number': 'choisir cette option',
}
