import { defineTexts } from './define-texts.ts';

/** The error catalogue of `1-shell §8`. */
export const errorTexts = defineTexts({
  fr: {
    titleOf: (status: number) =>
      ({ 403: 'Accès refusé', 404: 'Page introuvable', 503: 'Site en maintenance' })[status] ?? `Erreur ${status}`,
    messageOf: (status: number) =>
      ({
        403: 'Désolé, une erreur d’autorisation est survenue. Veuillez actualiser la page ou réessayer plus tard.',
        404: 'Désolé, la page que vous cherchez est introuvable.',
        421: 'Cette adresse n’est pas celle d’un site que nous servons. Vérifiez-la, puis réessayez.',
        503: 'Nous sommes désolés : notre site est en maintenance et sera de retour très bientôt. Merci de votre patience.',
      })[status] ??
      'Désolé, une erreur de serveur est survenue sur notre site. Nous travaillons à la corriger le plus rapidement possible. Veuillez réessayer plus tard.',
    mishapOf: (mishap: string) =>
      ({
        'unexpected-redirection': 'Réponse de redirection inattendue.',
        'unexpected-status': 'Code d’état inattendu.',
        'unexpected-string': 'Réponse texte inattendue.',
        exception: 'Une grosse erreur est survenue.',
      })[mishap] ?? '',
    exceptionTitle: 'Erreur',
    goHome: 'Retour à l’accueil',
    refresh: 'Actualiser la page',
    request: 'Numéro de la demande',
    debug: 'Détails techniques',
  },
  en: {
    titleOf: (status: number) =>
      ({ 403: 'Access denied', 404: 'Page not found', 503: 'Site under maintenance' })[status] ?? `${status} error`,
    messageOf: (status: number) =>
      ({
        403: 'Sorry, a permissions error has occurred. Please refresh the page or try again later.',
        404: 'Sorry, the page you are looking for could not be found.',
        421: 'This address does not belong to a site that we serve. Please check it and try again.',
        503: 'We are sorry: our site is under maintenance and will be back very soon. Thank you for your patience.',
      })[status] ??
      'Sorry, a server error has occurred on our site. We are working to resolve the issue as quickly as possible. Please try again later.',
    mishapOf: (mishap: string) =>
      ({
        'unexpected-redirection': 'Unexpected redirection response.',
        'unexpected-status': 'Unexpected status code.',
        'unexpected-string': 'Unexpected string output.',
        exception: 'A serious error has occurred.',
      })[mishap] ?? '',
    exceptionTitle: 'Error',
    goHome: 'Back to home',
    refresh: 'Refresh the page',
    request: 'Request number',
    debug: 'Technical details',
  },
});
