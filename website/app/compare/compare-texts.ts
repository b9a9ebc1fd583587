import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import { defineTexts } from '../locale/define-texts.ts';

type Shown = PropertyStatus | 'conditional';

/** Texts of the page that compares listings. */
export const compareTexts = defineTexts({
  fr: {
    title: 'Comparer des propriétés',
    lead: 'Cette page se partage par son adresse. Les différences sont marquées d’un trait.',
    table: 'Caractéristiques des propriétés, côte à côte',
    status: 'État',
    statusOf: (status: Shown): string =>
      ({
        active: 'Sur le marché',
        conditional: 'Promesse d’achat acceptée sous conditions',
        sold: 'Vendue',
        off_market: 'N’est plus sur le marché',
        gone: 'N’est plus sur le marché',
      })[status],
    price: 'Prix',
    perYear: (label: string): string => `${label}, par année`,
    unknown: 'Non indiqué',
    differs: ' (différent)',
    onlyDifferent: 'Seulement les différences',
    remove: 'Retirer de la comparaison',
    about: (name: string): string => `\u00a0: ${name}`,
    print: 'Imprimer',
    favourites: 'Mes favoris',
    missing: (numbers: string): string => `N’est plus offerte sur ce site\u00a0: inscription ${numbers}.`,
    one: 'Ajoutez une deuxième propriété à partir de vos favoris pour voir ce qui les distingue.',
    empty: 'Aucune propriété à comparer',
    emptyHint: 'Dans vos favoris, cochez de deux à quatre propriétés, puis choisissez «\u00a0Comparer\u00a0».',
    failed: 'Les propriétés ne peuvent pas être affichées',
    failedHint: 'Réessayez dans un instant.',
  },
  en: {
    title: 'Compare properties',
    lead: 'Share this page by its address. Differences are marked with a line.',
    table: 'Facts of the properties, side by side',
    status: 'Status',
    statusOf: (status: Shown): string =>
      ({
        active: 'On the market',
        conditional: 'Conditionally sold',
        sold: 'Sold',
        off_market: 'No longer on the market',
        gone: 'No longer on the market',
      })[status],
    price: 'Price',
    perYear: (label: string): string => `${label}, per year`,
    unknown: 'Not stated',
    differs: ' (different)',
    onlyDifferent: 'Differences only',
    remove: 'Remove from the comparison',
    about: (name: string): string => `: ${name}`,
    print: 'Print',
    favourites: 'My favourites',
    missing: (numbers: string): string => `No longer offered on this site: listing ${numbers}.`,
    one: 'Add a second property from your favourites to see what sets them apart.',
    empty: 'No properties to compare',
    emptyHint: 'Among your favourites, tick two to four properties, then choose “Compare”.',
    failed: 'The properties cannot be shown',
    failedHint: 'Please try again in a moment.',
  },
});
