import type { FieldErrorCode } from '@vitrine/contract/core/contact.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

export const problemStatuses = {
  unauthorized: 401,
  'not-staff': 401,
  'admins-only': 403,
  'note-of-other': 403,
  'unknown-site': 404,
  'unknown-listing': 404,
  'unknown-area': 404,
  'unknown-lead': 404,
  'unknown-note': 404,
  'unknown-alert': 404,
  'unknown-report': 404,
  'unknown-source': 404,
  'unknown-photo': 404,
  'unknown-run': 404,
  'unknown-failure': 404,
  'unknown-person': 404,
  'unknown-erasure': 404,
  'unknown-route': 404,
  'lead-changed': 409,
  'too-many-notes': 409,
  'alert-fixed': 409,
  'report-fixed': 409,
  'report-exists': 409,
  'site-exists': 409,
  'source-paused': 409,
  'list-replaced': 409,
  'too-large': 413,
  'invalid-query': 422,
  'invalid-body': 422,
  'invalid-fields': 422,
  'unknown-assignee': 422,
  'erasure-unconfirmed': 422,
  'captcha-failed': 422,
  'idempotency-key-reused': 422,
  'too-many-calls': 429,
  internal: 500,
  unavailable: 503,
} as const;
export type ProblemKind = keyof typeof problemStatuses;

interface ProblemText {
  title: string;
  detail: string;
}

/** Texts of each problem; `detail` says what to do next. */
export const problemTexts: Record<Locale, Record<ProblemKind, ProblemText>> = {
  en: {
    unauthorized: { title: 'Unauthorized', detail: 'Send the site key of this microsite in X-Site-Key.' },
    'not-staff': { title: 'Unauthorized', detail: 'Send a valid staff token as bearer.' },
    'admins-only': { title: 'Not allowed', detail: 'Only who looks after all sites may do this.' },
    'unknown-site': { title: 'Unknown site', detail: 'There is no microsite of this id.' },
    'unknown-listing': { title: 'Unknown listing', detail: 'This listing does not exist or is no longer shown.' },
    'unknown-area': { title: 'Unknown area', detail: 'There is no municipality of this name.' },
    'unknown-lead': { title: 'Unknown lead', detail: 'This lead does not exist or has been deleted.' },
    'unknown-note': { title: 'Unknown note', detail: 'This note does not exist or has been deleted.' },
    'note-of-other': {
      title: 'Note of somebody else',
      detail: 'Only its author and administrators may change this note.',
    },
    'too-many-notes': {
      title: 'Too many notes',
      detail: 'This lead has as many notes as it can have. Delete one first.',
    },
    'lead-changed': { title: 'Changed meanwhile', detail: 'Somebody else has changed this lead. Look at it again.' },
    'unknown-assignee': { title: 'Unknown assignee', detail: 'This is none of the recipients of the lead’s site.' },
    'unknown-erasure': { title: 'Unknown receipt', detail: 'There is no receipt of this number on your sites.' },
    'erasure-unconfirmed': {
      title: 'Not confirmed',
      detail: 'Nothing was erased: repeat the e-mail address, or the phone number, of the person.',
    },
    'unknown-report': { title: 'Unknown report', detail: 'This link leads to no report. It may have been deleted.' },
    'report-fixed': { title: 'This report has ended', detail: 'To send it again, add the seller once more.' },
    'report-exists': { title: 'Already added', detail: 'This seller already gets the report of this listing.' },
    'unknown-alert': { title: 'Unknown alert', detail: 'This link leads to no property alert. It may have expired.' },
    'alert-fixed': {
      title: 'This alert cannot be changed so',
      detail: 'It has ended, or has not been confirmed yet. To receive listings again, create a new alert.',
    },
    'site-exists': { title: 'Site exists', detail: 'A site has this id already.' },
    'unknown-run': { title: 'Unknown read', detail: 'This read does not exist or was deleted with age.' },
    'unknown-failure': { title: 'Nothing failed', detail: 'This listing has been read meanwhile, or left the source.' },
    'unknown-source': { title: 'Unknown source', detail: 'This source of listings does not exist or was removed.' },
    'unknown-person': {
      title: 'Unknown person',
      detail: 'No listing of this source names this person or office any more, or the source gives no photo of them.',
    },
    'unknown-photo': { title: 'Unknown photo', detail: 'There is no such photo, or no listing shows it any more.' },
    'source-paused': { title: 'Paused', detail: 'This source is paused. Activate it first.' },
    'list-replaced': {
      title: 'Changed meanwhile',
      detail: 'Another list has come, or a colleague has decided on this one. Look at the source again.',
    },
    'unknown-route': { title: 'Not found', detail: 'There is nothing at this address. See /docs.' },
    'too-large': { title: 'Too large', detail: 'The message is too large to be sent. Please shorten it.' },
    'invalid-query': { title: 'Invalid query', detail: 'A parameter of the address is not valid.' },
    'invalid-body': { title: 'Invalid body', detail: 'The body cannot be read. See /docs for what it has to be.' },
    'invalid-fields': { title: 'The request could not be submitted', detail: 'Some fields need your attention.' },
    'captcha-failed': {
      title: 'The request could not be submitted',
      detail: 'We could not verify that you are not a robot. Please try again.',
    },
    'idempotency-key-reused': {
      title: 'Idempotency key reused',
      detail: 'This Idempotency-Key was used for another message. Use a new one.',
    },
    'too-many-calls': { title: 'Too many requests', detail: 'Please wait a few minutes and try again.' },
    internal: {
      title: 'Server error',
      detail: 'Sorry, a server error has occurred. Please try again later.',
    },
    unavailable: { title: 'Temporarily unavailable', detail: 'The service cannot answer now. Please try again later.' },
  },
  fr: {
    unauthorized: { title: 'Non autorisé', detail: 'Fournissez la clé de ce microsite dans X-Site-Key.' },
    'not-staff': {
      title: 'Non autorisé',
      detail: 'Fournissez un jeton du personnel valide (Bearer).',
    },
    'admins-only': {
      title: 'Accès refusé',
      detail: 'Seules les personnes qui gèrent tous les sites peuvent faire cela.',
    },
    'unknown-site': { title: 'Site inconnu', detail: 'Aucun microsite ne porte cet identifiant.' },
    'unknown-listing': {
      title: 'Propriété introuvable',
      detail: 'Cette propriété n’existe pas ou n’est plus affichée.',
    },
    'unknown-area': { title: 'Secteur inconnu', detail: 'Aucune municipalité ne porte ce nom.' },
    'unknown-lead': { title: 'Demande introuvable', detail: 'Cette demande n’existe pas ou a été supprimée.' },
    'unknown-note': { title: 'Note introuvable', detail: 'Cette note n’existe pas ou a été supprimée.' },
    'note-of-other': {
      title: 'Note d’une autre personne',
      detail: 'Seules la personne qui l’a écrite et l’administration peuvent changer cette note.',
    },
    'too-many-notes': {
      title: 'Trop de notes',
      detail: 'Cette demande a le plus grand nombre de notes possible. Supprimez-en une d’abord.',
    },
    'lead-changed': {
      title: 'Modifiée entre-temps',
      detail: 'Une autre personne a modifié cette demande. Consultez-la de nouveau.',
    },
    'unknown-assignee': {
      title: 'Destinataire inconnu',
      detail: 'Cette personne ne fait pas partie des destinataires du site de la demande.',
    },
    'unknown-erasure': { title: 'Reçu introuvable', detail: 'Aucun reçu de vos sites ne porte ce numéro.' },
    'erasure-unconfirmed': {
      title: 'Non confirmé',
      detail: 'Rien n’a été effacé\u00a0: répétez l’adresse courriel, ou le numéro de téléphone, de la personne.',
    },
    'unknown-report': {
      title: 'Rapport inconnu',
      detail: 'Ce lien ne mène à aucun rapport. Il a peut-être été supprimé.',
    },
    'report-fixed': { title: 'Ce rapport a pris fin', detail: 'Pour l’envoyer de nouveau, ajoutez encore le vendeur.' },
    'report-exists': { title: 'Déjà ajouté', detail: 'Ce vendeur reçoit déjà le rapport de cette propriété.' },
    'unknown-alert': {
      title: 'Alerte introuvable',
      detail: 'Ce lien ne mène à aucune alerte immobilière. Il est peut-être expiré.',
    },
    'alert-fixed': {
      title: 'Cette alerte ne peut pas être modifiée ainsi',
      detail:
        'Elle a pris fin ou n’a pas encore été confirmée. Pour recevoir des propriétés, créez une nouvelle alerte.',
    },
    'site-exists': { title: 'Site existant', detail: 'Un site porte déjà cet identifiant.' },
    'unknown-run': {
      title: 'Lecture inconnue',
      detail: 'Cette lecture n’existe pas, ou a été supprimée avec le temps.',
    },
    'unknown-failure': {
      title: 'Plus rien en échec',
      detail: 'Cette inscription a été lue entre-temps, ou a quitté la source.',
    },
    'unknown-source': {
      title: 'Source introuvable',
      detail: 'Cette source d’inscriptions n’existe pas ou a été retirée.',
    },
    'unknown-person': {
      title: 'Personne introuvable',
      detail:
        'Aucune propriété de cette source ne nomme plus cette personne ou ce bureau, ou la source n’en donne pas la photo.',
    },
    'unknown-photo': {
      title: 'Photo introuvable',
      detail: 'Cette photo n’existe pas, ou aucune propriété ne la montre plus.',
    },
    'source-paused': { title: 'En pause', detail: 'Cette source est en pause. Réactivez-la d’abord.' },
    'list-replaced': {
      title: 'Remplacée entre-temps',
      detail: 'Une autre liste est arrivée, ou un collègue a tranché. Consultez de nouveau la source.',
    },
    'unknown-route': { title: 'Introuvable', detail: 'Il n’y a rien à cette adresse. Consultez /docs.' },
    'too-large': { title: 'Message trop volumineux', detail: 'Votre message est trop long. Veuillez le raccourcir.' },
    'invalid-query': { title: 'Requête invalide', detail: 'Un paramètre de l’adresse n’est pas valide.' },
    'invalid-body': { title: 'Contenu illisible', detail: 'Le contenu est illisible. Consultez /docs pour sa forme.' },
    'invalid-fields': { title: 'La demande n’a pas pu être envoyée', detail: 'Certains champs sont à corriger.' },
    'captcha-failed': {
      title: 'La demande n’a pas pu être envoyée',
      detail: 'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Veuillez réessayer.',
    },
    'idempotency-key-reused': {
      title: 'Clé d’idempotence déjà utilisée',
      detail: 'Cette Idempotency-Key a servi pour un autre message. Utilisez-en une nouvelle.',
    },
    'too-many-calls': { title: 'Trop de demandes', detail: 'Veuillez patienter quelques minutes, puis réessayer.' },
    internal: {
      title: 'Erreur du serveur',
      detail: 'Désolé, une erreur est survenue sur le serveur. Veuillez réessayer plus tard.',
    },
    unavailable: {
      title: 'Service momentanément indisponible',
      detail: 'Le service ne peut pas répondre pour le moment. Veuillez réessayer plus tard.',
    },
  },
};

const fieldNames: Record<Locale, Record<string, string>> = {
  en: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email Address',
    message: 'message',
    phone: 'Phone',
    address: 'Address',
    postal_code: 'Postal code',
    city: 'City',
    municipality: 'Municipality',
  },
  fr: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Courriel',
    message: 'Message',
    phone: 'Téléphone',
    address: 'Adresse',
    postal_code: 'Code postal',
    city: 'Ville',
    municipality: 'Municipalité',
  },
};

/** Texts (contact.12) that differ from the general pattern. */
const invalidTexts: Record<Locale, Record<string, string>> = {
  en: { email: 'The email address field is invalid', phone: 'The phone number field is invalid' },
  fr: {
    email: 'L’adresse courriel n’est pas valide',
    phone: 'Le numéro de téléphone n’est pas valide',
  },
};

const fieldTexts: Record<Locale, Record<FieldErrorCode, (name?: string) => string>> = {
  en: {
    required: (name) => (name ? `The ${name} field is required` : 'This field is required'),
    invalid: (name) => (name ? `The ${name} field is invalid` : 'This field is invalid'),
    too_long: (name) => (name ? `The ${name} field is too long` : 'This field is too long'),
  },
  fr: {
    required: (name) => (name ? `Le champ ${name} est obligatoire` : 'Ce champ est obligatoire'),
    invalid: (name) => (name ? `Le champ ${name} n’est pas valide` : 'Ce champ n’est pas valide'),
    too_long: (name) => (name ? `Le champ ${name} est trop long` : 'Ce champ est trop long'),
  },
};

/** Returns the message for an invalid field of `POST contact`. */
export const fieldText = (locale: Locale, field: string, code: FieldErrorCode): string =>
  (code === 'invalid' && invalidTexts[locale][field]) || fieldTexts[locale][code](fieldNames[locale][field]);
