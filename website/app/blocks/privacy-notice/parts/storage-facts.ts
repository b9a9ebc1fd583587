import { asksConsent, type Fact, hasForm, period, takesMessages } from './notice.ts';

/** A cookie, or something that the browser stores for the site. */
export interface StorageRow {
  names: readonly string[];
  purpose: string;
  duration: string;
}

const visit = { fr: 'Le temps de votre visite.', en: 'For the length of your visit.' };
const untilRemoved = {
  fr: 'Jusqu’à ce que vous les retiriez.',
  en: 'Until you remove them.',
};
const hasListings: Fact<StorageRow>['isSo'] = ({ has_listings }) => has_listings;
const usesSteps: Fact<StorageRow>['isSo'] = (notice) =>
  hasForm('property_valuation')(notice) || hasForm('property_alert')(notice);

/** What stays in the visitor’s browser: cookies first. A test compares the names with those of the code. */
export const storageFacts: readonly Fact<StorageRow>[] = [
  {
    isSo: () => true,
    fr: () => ({
      names: ['i18n_redirected'],
      purpose: 'Témoin qui retient votre langue.',
      duration: `${period(365, 'fr')}.`,
    }),
    en: () => ({
      names: ['i18n_redirected'],
      purpose: 'Cookie that remembers your language.',
      duration: `${period(365, 'en')}.`,
    }),
  },
  {
    isSo: (notice) => asksConsent(notice) && !notice.outside.usesDidomi,
    fr: () => ({
      names: ['consent'],
      purpose: 'Témoin qui retient vos choix de consentement.',
      duration: `${period(182, 'fr')}.`,
    }),
    en: () => ({
      names: ['consent'],
      purpose: 'Cookie that remembers your consent choices.',
      duration: `${period(182, 'en')}.`,
    }),
  },
  {
    isSo: ({ outside }) => outside.usesDidomi,
    fr: () => ({
      names: ['didomi_token', 'euconsent-v2'],
      purpose: 'Témoins de Didomi qui retiennent vos choix de consentement.',
      duration: `${period(365, 'fr')} au plus.`,
    }),
    en: () => ({
      names: ['didomi_token', 'euconsent-v2'],
      purpose: 'Cookies of Didomi that remember your consent choices.',
      duration: `${period(365, 'en')} at most.`,
    }),
  },
  {
    isSo: ({ outside, forms }) => outside.usesRecaptcha && forms.length > 0,
    fr: () => ({
      names: ['_GRECAPTCHA'],
      purpose: 'Témoin de Google qui distingue les personnes des robots, sur les pages qui ont un formulaire.',
      duration: `${period(180, 'fr')}.`,
    }),
    en: () => ({
      names: ['_GRECAPTCHA'],
      purpose: 'Cookie of Google that tells people from robots, on pages with a form.',
      duration: `${period(180, 'en')}.`,
    }),
  },
  {
    isSo: hasListings,
    fr: () => ({
      names: ['vitrine.favourites', 'vitrine.favourites-visit'],
      purpose:
        'Vos propriétés favorites, et ce qui y a changé depuis votre visite. Elles ne sont liées à aucun compte.',
      duration: untilRemoved.fr,
    }),
    en: () => ({
      names: ['vitrine.favourites', 'vitrine.favourites-visit'],
      purpose: 'Your favourite properties, and what has changed since your visit. They are tied to no account.',
      duration: untilRemoved.en,
    }),
  },
  {
    isSo: hasListings,
    fr: () => ({
      names: ['vitrine.viewed'],
      purpose: 'Les douze dernières propriétés que vous avez vues.',
      duration: untilRemoved.fr,
    }),
    en: () => ({
      names: ['vitrine.viewed'],
      purpose: 'The last twelve properties that you have viewed.',
      duration: untilRemoved.en,
    }),
  },
  {
    isSo: ({ outside, has_listings }) => has_listings && outside.isInstallable,
    fr: () => ({
      names: ['vitrine.kept-cards'],
      purpose: 'L’essentiel de vos favorites, pour les lire sans réseau, avec la page qui les montre alors.',
      duration: `${period(30, 'fr')} après la dernière mise à jour.`,
    }),
    en: () => ({
      names: ['vitrine.kept-cards'],
      purpose: 'The essentials of your favourites, to read without a network, with the page that then shows them.',
      duration: `${period(30, 'en')} after the last update.`,
    }),
  },
  {
    isSo: hasListings,
    fr: () => ({
      names: ['vitrine.search', 'vitrine.counted'],
      purpose: 'Vos critères de recherche, et ce qui a déjà été compté, pour ne rien compter deux fois.',
      duration: visit.fr,
    }),
    en: () => ({
      names: ['vitrine.search', 'vitrine.counted'],
      purpose: 'Your search criteria, and what was counted already, so that nothing is counted twice.',
      duration: visit.en,
    }),
  },
  {
    isSo: ({ reports }) => reports !== 'never',
    fr: () => ({
      names: ['vitrine.views'],
      purpose: 'Les propriétés dont la vue a déjà été signalée.',
      duration: visit.fr,
    }),
    en: () => ({
      names: ['vitrine.views'],
      purpose: 'The properties of which a view was reported already.',
      duration: visit.en,
    }),
  },
  {
    isSo: takesMessages,
    fr: () => ({
      names: ['vitrine.visitor'],
      purpose: 'Vos coordonnées, pour ne pas les taper à chaque formulaire.',
      duration: visit.fr,
    }),
    en: () => ({
      names: ['vitrine.visitor'],
      purpose: 'Your contact details, so that you do not type them in each form.',
      duration: visit.en,
    }),
  },
  {
    isSo: usesSteps,
    fr: () => ({
      names: ['vitrine.steps.*'],
      purpose: 'Vos réponses dans un formulaire à étapes, jusqu’à l’envoi.',
      duration: visit.fr,
    }),
    en: () => ({
      names: ['vitrine.steps.*'],
      purpose: 'Your answers in a form of several steps, until it is sent.',
      duration: visit.en,
    }),
  },
  {
    isSo: () => true,
    fr: () => ({
      names: ['scroll-positions', 'chunkReload'],
      purpose: 'L’endroit où vous en étiez dans une page, et si elle a dû être rechargée.',
      duration: visit.fr,
    }),
    en: () => ({
      names: ['scroll-positions', 'chunkReload'],
      purpose: 'How far you had read a page, and whether it had to be loaded again.',
      duration: visit.en,
    }),
  },
];
