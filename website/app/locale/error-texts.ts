import { defineTexts } from './define-texts.ts';

/** The texts of error pages (errors.16). */
export const errorTexts = defineTexts({
  fr: {
    titleOf: (status: number) => (status === 503 ? 'Site en maintenance' : `Erreur ${status}`),
    messageOf: (status: number) =>
      ({
        403: 'Désolé, une erreur d’autorisation est survenue. Veuillez actualiser la page ou réessayer plus tard.',
        404: 'Désolé, la page que vous cherchez est introuvable.',
        421: 'Cette adresse n’est pas celle d’un site que nous servons. Vérifiez-la, puis réessayez.',
        503: 'Nous sommes désolés : notre site est en maintenance et sera de retour très bientôt. Merci de votre patience.',
      })[status] ??
      (status >= 400 && status < 500
        ? 'Désolé, cette demande n’a pas pu être traitée. Veuillez vérifier l’adresse ou revenir à l’accueil.'
        : 'Désolé, une erreur de serveur est survenue sur notre site. Nous travaillons à la corriger le plus rapidement possible. Veuillez réessayer plus tard.'),
    explanationOf: (errorKind: string) =>
      ({
        'unexpected-redirection': 'Réponse de redirection inattendue.',
        'unexpected-status': 'Code d’état inattendu.',
        'unexpected-string': 'Réponse texte inattendue.',
        exception: 'Une grosse erreur est survenue.',
      })[errorKind] ?? '',
    exceptionTitle: 'Erreur',
    backHome: 'Retour à l’accueil',
    goHome: 'Aller à la page d’accueil',
    refresh: 'Actualiser la page',
    returns: 'La page s’affichera d’elle-même dès que le site sera de retour.',
    request: 'Numéro de la demande',
    debug: 'Détails techniques',
  },
  en: {
    titleOf: (status: number) => (status === 503 ? 'Site under maintenance' : `${status} error`),
    messageOf: (status: number) =>
      ({
        403: 'Sorry, a permissions error has occurred. Please refresh the page or try again later.',
        404: 'Sorry, the page you are looking for could not be found.',
        421: 'This address does not belong to a site that we serve. Please check it and try again.',
        503: 'We are sorry: our site is under maintenance and will be back very soon. Thank you for your patience.',
      })[status] ??
      (status >= 400 && status < 500
        ? 'Sorry, this request could not be processed. Please check the address or go back to the home page.'
        : 'Sorry, a server error has occurred on our site. We are working to resolve the issue as quickly as possible. Please try again later.'),
    explanationOf: (errorKind: string) =>
      ({
        'unexpected-redirection': 'Unexpected redirection response.',
        'unexpected-status': 'Unexpected status code.',
        'unexpected-string': 'Unexpected string output.',
        exception: 'A serious error has occurred.',
      })[errorKind] ?? '',
    exceptionTitle: 'Error',
    backHome: 'Back to home',
    goHome: 'Go to home page',
    refresh: 'Refresh the page',
    returns: 'The page will appear by itself as soon as the site is back.',
    request: 'Request number',
    debug: 'Technical details',
  },
});
