import type { UnavailableTexts } from '../components/view-notices.tsx';

export type Language = 'fr' | 'en';

interface ListingsTexts {
  title: string;
  intro: string;
  forbidden: string;
  unavailable: UnavailableTexts;
  unknownSite: string;
  offMarket: string;
  offMarketHint: string;
  sold: string;
  soldHint: string;
  soldForGood: string;
  priceHistory: string;
  priceHistoryHint: string;
  save: string;
  saved: string;
  failed: string;
}

export const listingsTexts: Readonly<Record<Language, ListingsTexts>> = {
  fr: {
    title: 'Réglages des propriétés',
    intro:
      'Combien de temps chaque site montre les propriétés qui ont quitté le marché, et s’il montre leurs prix précédents.',
    forbidden: 'Seuls les administrateurs changent ces réglages.',
    unavailable: {
      title: 'Les réglages ne sont pas accessibles pour le moment.',
      detail: 'Ils restent en vigueur\u00a0: seule cette page ne répond pas. Réessayez dans un instant.',
      retry: 'Réessayer',
    },
    unknownSite: 'Le service des propriétés ne connaît pas encore ce site.',
    offMarket: 'Propriété retirée ou expirée\u00a0: page conservée (jours)',
    offMarketHint:
      'De 0 à 730. Pendant ce temps, la page dit que la propriété n’est plus offerte et montre des propriétés semblables. Ensuite, l’adresse répond que la page n’existe plus.',
    sold: 'Propriété vendue\u00a0: page conservée (jours, de 0 à 3650)',
    soldHint: 'Le prix d’une vente n’est jamais montré.',
    soldForGood: 'Garder toujours les propriétés vendues',
    priceHistory: 'Montrer les prix précédents sur la page d’une propriété en vente',
    priceHistoryHint:
      'Pour une propriété d’une source, la source doit le permettre aussi. Vérifiez les règles de votre agence et de l’OACIQ avant de cocher.',
    save: 'Enregistrer',
    saved: 'Réglages enregistrés',
    failed: 'Les réglages n’ont pas été enregistrés\u00a0: le service ne répond pas. Réessayez dans un instant.',
  },
  en: {
    title: 'Listing settings',
    intro: 'How long each site shows listings that have left the market, and whether it shows their previous prices.',
    forbidden: 'Only administrators change these settings.',
    unavailable: {
      title: 'The settings cannot be reached right now.',
      detail: 'They stay in force: only this page does not answer. Try again in a moment.',
      retry: 'Try again',
    },
    unknownSite: 'The service of listings does not know this site yet.',
    offMarket: 'Withdrawn or expired listing: page kept (days)',
    offMarketHint:
      'From 0 to 730. For that time the page says that the listing is off the market and shows similar ones. After that, the address answers that the page is gone.',
    sold: 'Sold listing: page kept (days, from 0 to 3650)',
    soldHint: 'The price of a sale is never shown.',
    soldForGood: 'Always keep sold listings',
    priceHistory: 'Show previous prices on the page of a listing for sale',
    priceHistoryHint:
      'For a listing of a source, the source must allow it too. Check the rules of your brokerage and of the OACIQ before you tick it.',
    save: 'Save',
    saved: 'Settings saved',
    failed: 'The settings were not saved: the service does not answer. Please try again in a moment.',
  },
};

export const listingSettingsPath = '/admin/listing-settings';
