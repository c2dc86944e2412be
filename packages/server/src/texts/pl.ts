import type { ServerKey } from './en.js'

export const pl: Readonly<Record<ServerKey, string>> = {
  'login.subject': 'Railhead: link do logowania',
  'login.before': 'Tym linkiem się zalogujesz. Działa raz, przez 20 minut:',
  'login.after': 'Jeśli to nie twoja prośba, zignoruj tę wiadomość.',
  'login.as': 'Logujesz się jako {mail}.',
  'login.comeAlong': 'Partie, w które grasz w tej przeglądarce jako gość, przejdą na to konto.',
  'login.button': 'Zaloguj się do Railhead',
  'login.tooLate': 'Ten link został już użyty albo jest za stary.',
  'login.another': 'Poproś o nowy',
  'service.subject': 'Railhead: zmieniono sposób logowania',
  'service.linked': 'Od teraz możesz się logować na swoje konto Railhead także przez {name}.',
  'service.unlinked': 'Logowanie na twoje konto Railhead przez {name} zostało usunięte.',
  'service.notMe':
    'Jeśli to nie ty, zaloguj się linkiem z wiadomości i ustaw nowe hasło na stronie konta: to kończy wszystkie inne sesje.',
  'yourTurn.title': 'Railhead: twoja kolej',
  'yourTurn.text': 'Twoja kolej: {name}',
  'finished.title': 'Railhead: partia skończona',
  'finished.text': 'Partia skończona: {name}',
}
