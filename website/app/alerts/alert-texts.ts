import type { AlertFrequency, AlertStatus } from '@vitrine/contract/core/alerts.ts';
import { defineTexts } from '../locale/define-texts.ts';
import type { AlertAction, AlertNotice } from './alert-view.ts';

/** Texts of the page on which a visitor confirms, manages and ends an alert. */
export const alertTexts = defineTexts({
  fr: {
    name: 'Alerte immobilière',
    badgeOf: (status: AlertStatus): string =>
      ({ pending: 'À confirmer', active: 'Active', paused: 'En pause', unsubscribed: 'Terminée' })[status],
    titleOf: (status: AlertStatus): string =>
      ({
        pending: 'Plus qu’un clic, et c’est parti',
        active: 'Votre alerte veille pour vous',
        paused: 'Votre alerte est en pause',
        unsubscribed: 'Votre désabonnement est fait',
      })[status],
    leadOf: (status: AlertStatus, frequency: AlertFrequency, email: string): string =>
      ({
        pending: `Confirmez que vous voulez recevoir à ${email} les propriétés qui correspondent à votre recherche. Sans votre accord, nous n’enverrons rien.`,
        active: `${rhythms.fr[frequency]} à ${email}.`,
        paused: `Nous gardons votre recherche, mais n’envoyons plus rien à ${email}. Reprenez quand vous voudrez.`,
        unsubscribed: `Cette alerte n’enverra plus de propriétés à ${email}.`,
      })[status],
    actionOf: (action: AlertAction): string =>
      ({
        confirm: 'Confirmer mon alerte',
        save: 'Enregistrer',
        change: 'Enregistrer les critères',
        pause: 'Mettre en pause',
        resume: 'Reprendre mon alerte',
        unsubscribe: 'Me désabonner',
      })[action],
    noticeOf: (notice: AlertNotice): string =>
      ({
        confirm: 'C’est confirmé. Merci\u00a0!',
        save: 'Votre choix est enregistré.',
        change: 'Vos critères sont enregistrés\u00a0: ils valent pour les prochaines propriétés.',
        pause: 'C’est noté\u00a0: plus de courriels pour le moment.',
        resume: 'C’est reparti\u00a0: votre alerte veille de nouveau.',
        unsubscribe: 'C’est fait\u00a0: vous ne recevrez plus rien de cette alerte.',
        failed: 'Le changement n’a pas pu être enregistré. Réessayez dans un instant.',
      })[notice],
    notYou: 'Vous n’avez rien demandé\u00a0? Fermez simplement cette page\u00a0: aucun autre courriel ne suivra.',
    search: 'Votre recherche',
    inDrawnArea: 'Dans la zone dessinée',
    areaMap: 'Carte de la zone dessinée',
    areaNote: 'Décochez la case pour chercher plutôt dans des municipalités.',
    anything: 'Toutes les propriétés à vendre',
    unknownPlaces: (names: string): string => `Nous ne connaissons pas ce lieu et n’y trouverons rien\u00a0: ${names}.`,
    seeSearch: 'Voir ces propriétés',
    seeAll: 'Voir toutes les propriétés',
    email: 'Courriel',
    since: 'Créée le',
    matches: 'Propriétés envoyées',
    settings: 'Réglages',
    changeCriteria: 'Modifier les critères',
    moreCriteria: 'Année, superficies, garage et autres critères',
    propertyType: 'Type de propriété',
    priceFrom: 'Prix, de',
    priceTo: 'Prix, à',
    bedrooms: 'Chambres',
    bathrooms: 'Salles de bains',
    any: 'Peu importe',
    frequency: 'Quand vous écrire\u00a0?',
    frequencyOf: (frequency: AlertFrequency): string =>
      ({ at_once: 'Dès la parution', daily: 'Chaque jour', weekly: 'Chaque semaine' })[frequency],
    pauseNote: 'Nous gardons votre recherche et n’écrivons plus.',
    unsubscribeNote: 'Votre recherche est effacée, pour de bon.',
    next: 'Et maintenant\u00a0?',
    kept: 'Vos critères sont effacés. De cette alerte, nous ne gardons que la preuve de votre accord et de votre désabonnement, comme la loi le demande.',
    broker: 'Les échanges que vous avez avec votre courtier ne changent pas.',
    again:
      'Vous changez d’avis\u00a0? Créez une nouvelle alerte quand vous voulez\u00a0: il faudra la confirmer par courriel, comme la première fois.',
    signUp: 'Créer une nouvelle alerte',
    contact: 'Nous joindre',
    unknownTitle: 'Alerte introuvable',
    unknown:
      'Ce lien ne mène à aucune alerte. Il est peut-être incomplet\u00a0: ouvrez-le à partir du dernier courriel reçu. Une alerte qui n’est pas confirmée dans les 30\u00a0jours s’efface d’elle-même\u00a0: vous pouvez alors en créer une autre.',
    awayTitle: 'Revenez dans un instant',
    away: 'Votre alerte ne peut pas être affichée pour le moment. Rien n’est perdu\u00a0: attendez un peu, puis réessayez.',
    retry: 'Réessayer',
  },
  en: {
    name: 'Property alert',
    badgeOf: (status) => ({ pending: 'To confirm', active: 'Active', paused: 'Paused', unsubscribed: 'Ended' })[status],
    titleOf: (status) =>
      ({
        pending: 'One click and you are set',
        active: 'Your alert is on the lookout',
        paused: 'Your alert is paused',
        unsubscribed: 'You are unsubscribed',
      })[status],
    leadOf: (status, frequency, email) =>
      ({
        pending: `Confirm that you want to receive the properties that match your search at ${email}. Without your word, we will send nothing.`,
        active: `${rhythms.en[frequency]} at ${email}.`,
        paused: `We keep your search and send nothing more to ${email}. Resume whenever you like.`,
        unsubscribed: `This alert will send no more properties to ${email}.`,
      })[status],
    actionOf: (action) =>
      ({
        confirm: 'Confirm my alert',
        save: 'Save',
        change: 'Save the criteria',
        pause: 'Pause',
        resume: 'Resume my alert',
        unsubscribe: 'Unsubscribe',
      })[action],
    noticeOf: (notice) =>
      ({
        confirm: 'Confirmed. Thank you!',
        save: 'Your choice is saved.',
        change: 'Your criteria are saved: they apply to the next properties.',
        pause: 'Done: no more emails for now.',
        resume: 'Your alert is on the lookout again.',
        unsubscribe: 'Done: you will receive nothing more from this alert.',
        failed: 'The change could not be saved. Please try again in a moment.',
      })[notice],
    notYou: 'You did not ask for this? Simply close this page: no other email will follow.',
    search: 'Your search',
    inDrawnArea: 'In the area you drew',
    areaMap: 'Map of the area you drew',
    areaNote: 'Untick the box to look in municipalities instead.',
    anything: 'All properties for sale',
    unknownPlaces: (names) => `We do not know this place and will find nothing there: ${names}.`,
    seeSearch: 'See these properties',
    seeAll: 'See all properties',
    email: 'Email',
    since: 'Created on',
    matches: 'Properties sent',
    settings: 'Settings',
    changeCriteria: 'Change the criteria',
    moreCriteria: 'Year, areas, garage and other criteria',
    propertyType: 'Property type',
    priceFrom: 'Price, from',
    priceTo: 'Price, to',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    any: 'Any',
    frequency: 'When should we write to you?',
    frequencyOf: (frequency) =>
      ({ at_once: 'As soon as they appear', daily: 'Every day', weekly: 'Every week' })[frequency],
    pauseNote: 'We keep your search and stop writing.',
    unsubscribeNote: 'Your search is erased, for good.',
    next: 'What happens now?',
    kept: 'Your criteria are erased. Of this alert we keep nothing but the proof of your consent and of your unsubscribing, as the law requires.',
    broker: 'Your exchanges with your broker do not change.',
    again:
      'Changed your mind? Create a new alert whenever you like: it is confirmed by email, as it was the first time.',
    signUp: 'Create a new alert',
    contact: 'Contact us',
    unknownTitle: 'Alert not found',
    unknown:
      'This link leads to no alert. It may be incomplete: please open it from the last email that you received. An alert that is not confirmed within 30 days goes by itself; you can then create another.',
    awayTitle: 'Back in a moment',
    away: 'Your alert cannot be shown right now. Nothing is lost: please wait a little and try again.',
    retry: 'Try again',
  },
});

/** Start of the sentence about an active alert; the e-mail address follows. */
const rhythms: Readonly<Record<'fr' | 'en', Readonly<Record<AlertFrequency, string>>>> = {
  fr: {
    at_once: 'Dès qu’une propriété correspond à votre recherche, nous vous l’envoyons',
    daily: 'Chaque matin où des propriétés correspondent à votre recherche, nous vous les envoyons',
    weekly: 'Chaque lundi matin, nous vous envoyons les propriétés qui correspondent à votre recherche',
  },
  en: {
    at_once: 'As soon as a property matches your search, we send it to you',
    daily: 'Every morning on which properties match your search, we send them to you',
    weekly: 'Every Monday morning, we send you the properties that match your search',
  },
};
