import type { Locale } from '@vitrine/contract/locale.ts';

interface ListingTexts {
  search: string;
  none: (words: string) => string;
  failed: string;
  noSite: string;
  loading: string;
  unknown: (uls: string) => string;
  sold: string;
  offMarket: string;
  choose: (name: string) => string;
  remove: (name: string) => string;
  found: (count: number) => string;
}

export const listingTexts: Readonly<Record<Locale, ListingTexts>> = {
  fr: {
    search: 'Rue, ville ou numéro de la propriété',
    none: (words) => `Aucune propriété ne correspond à «\u00a0${words}\u00a0».`,
    failed: 'Les propriétés ne peuvent pas être cherchées pour l’instant. Celle qui est choisie reste.',
    noSite: 'Choisissez d’abord le site du document.',
    loading: 'Recherche…',
    unknown: (uls) => `Propriété ${uls}, que le site n’a plus. Les visiteurs ne verront pas le lien.`,
    sold: 'vendue',
    offMarket: 'hors marché',
    choose: (name) => `Choisir ${name}`,
    remove: (name) => `Retirer ${name}`,
    found: (count) => (count === 1 ? '1 propriété trouvée' : `${count} propriétés trouvées`),
  },
  en: {
    search: 'Street, city or number of the listing',
    none: (words) => `No listing matches “${words}”.`,
    failed: 'Listings cannot be searched at the moment. The chosen one stays.',
    noSite: 'Choose the site of the document first.',
    loading: 'Searching…',
    unknown: (uls) => `Listing ${uls}, which the site no longer has. Visitors will not see the link.`,
    sold: 'sold',
    offMarket: 'off the market',
    choose: (name) => `Choose ${name}`,
    remove: (name) => `Remove ${name}`,
    found: (count) => (count === 1 ? '1 listing found' : `${count} listings found`),
  },
};
