import type { Locale } from '@vitrine/contract/locale.ts';

interface FailureTexts {
  noAnswer: string;
  tooLarge: string;
  unavailable: string;
  refused: string;
  savedFiles: (count: number) => string;
  unsavedFiles: (count: number) => string;
}

/** Sentences in place of the words of browsers, proxies and Payload for a save that failed. */
export const failureTexts: Record<Locale, FailureTexts> = {
  fr: {
    noAnswer: 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
    tooLarge: 'Ce fichier est trop lourd pour être envoyé. Choisissez-en un plus léger, puis réessayez.',
    unavailable: 'Le serveur est indisponible pour le moment. Réessayez dans quelques minutes.',
    refused:
      'Le serveur a refusé l’enregistrement. Réessayez\u00a0; si cela se répète, avisez la personne qui s’occupe de l’installation.',
    savedFiles: (count) => (count === 1 ? 'Un fichier est enregistré.' : `${count} fichiers sont enregistrés.`),
    unsavedFiles: (count) =>
      count === 1 ? 'Un fichier n’a pas été enregistré.' : `${count} fichiers n’ont pas été enregistrés.`,
  },
  en: {
    noAnswer: 'The server did not answer. Check your connection, then try again.',
    tooLarge: 'This file is too large to be sent. Choose a smaller one, then try again.',
    unavailable: 'The server is unavailable at the moment. Try again in a few minutes.',
    refused: 'The server refused to save. Try again; if it happens again, tell the person who runs the installation.',
    savedFiles: (count) => (count === 1 ? 'One file was saved.' : `${count} files were saved.`),
    unsavedFiles: (count) => (count === 1 ? 'One file was not saved.' : `${count} files were not saved.`),
  },
};
