import type { FigureTotals } from '@vitrine/contract/core/figures.ts';
import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import type { NotFoundTexts, UnavailableTexts } from '../components/view-notices.tsx';
import type { Language } from '../leads/staff-api.ts';

export type FigureName = keyof FigureTotals;

interface FigureTexts {
  title: string;
  intro: string;
  unavailable: UnavailableTexts;
  notFound: NotFoundTexts;
  noSite: string;
  names: Record<FigureName, string>;
  /** The count of a day, for a chart: `12 vues`. */
  counts: Record<FigureName, (count: number) => string>;
  periods: { label: string; days: (days: number) => string };
  sites: string;
  broker: { label: string; all: string; show: string };
  exportCsv: string;
  compared: {
    same: string;
    more: (percent: string) => string;
    less: (percent: string) => string;
    none: (days: number) => string;
  };
  before: (days: number, count: string) => string;
  chart: {
    summary: (name: string, total: string, days: number, most: string, day: string) => string;
    empty: string;
    table: string;
    day: string;
  };
  listings: {
    title: string;
    listing: string;
    byDay: string;
    none: string;
    spark: (views: string, days: number) => string;
  };
  statuses: Record<PropertyStatus, string>;
  pages: { label: string; next: string; previous: string; shown: (from: number, to: number, total: number) => string };
  searches: {
    title: string;
    hint: string;
    search: string;
    count: string;
    none: string;
    anyPlace: string;
    anyType: string;
  };
  see: string;
}

/** Returns the words of a search: `Condo, Montréal`. */
export function searchText(
  language: Language,
  search: { place: string | null; property_type: keyof typeof propertyTypeLabels | null },
): string {
  const { anyPlace, anyType } = figureTexts[language].searches;
  return `${search.property_type ? propertyTypeLabels[search.property_type][language] : anyType}, ${search.place ?? anyPlace}`;
}

const french = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('fr-CA')}\u00a0${count > 1 ? many : one}`;
const english = (one: string, many: string) => (count: number) =>
  `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;

export const figureTexts: Record<Language, FigureTexts> = {
  fr: {
    title: 'Statistiques',
    intro:
      'Compté sans témoins et sans suivre personne\u00a0: les robots, l’équipe et les aperçus sont laissés de côté. Les visiteurs qui bloquent les scripts ou demandent la confidentialité n’y sont pas.',
    unavailable: {
      title: 'Les statistiques ne sont pas accessibles pour le moment.',
      detail: 'Le service qui les garde ne répond pas. Réessayez dans un instant.',
      retry: 'Réessayer',
    },
    notFound: {
      title: 'Propriété introuvable',
      detail: 'Elle n’est pas sur ce site, ou le site ne vous est pas confié.',
      back: 'Retour aux statistiques',
    },
    noSite: 'Aucun site ne vous est confié.',
    names: { view: 'Vues', heart: 'Favoris', share: 'Partages', sheet: 'Fiches PDF', lead: 'Demandes' },
    counts: {
      view: french('vue', 'vues'),
      heart: french('ajout aux favoris', 'ajouts aux favoris'),
      share: french('partage', 'partages'),
      sheet: french('fiche ouverte', 'fiches ouvertes'),
      lead: french('demande', 'demandes'),
    },
    periods: {
      label: 'Période',
      days: (days) => (days === 7 ? '7\u00a0jours' : days === 28 ? '4\u00a0semaines' : '13\u00a0semaines'),
    },
    sites: 'Sites',
    broker: { label: 'Courtier', all: 'Tous les courtiers', show: 'Afficher' },
    exportCsv: 'Exporter (CSV)',
    compared: {
      same: 'Comme la période d’avant',
      more: (percent) => `${percent} de plus`,
      less: (percent) => `${percent} de moins`,
      none: (days) => `Rien les ${days}\u00a0jours d’avant`,
    },
    before: (days, count) => `${count} les ${days}\u00a0jours d’avant`,
    chart: {
      summary: (name, total, days, most, day) =>
        `${name} par jour\u00a0: ${total} en ${days}\u00a0jours, au plus ${most}, le ${day}.`,
      empty: 'Rien n’a encore été compté pendant cette période.',
      table: 'Voir les chiffres de chaque jour',
      day: 'Jour',
    },
    listings: {
      title: 'Propriétés',
      listing: 'Propriété',
      byDay: 'Vues par jour',
      none: 'Aucune propriété à afficher.',
      spark: (views, days) => `${views} en ${days}\u00a0jours`,
    },
    statuses: { active: 'En vente', sold: 'Vendue', off_market: 'Retirée du marché', gone: 'Retirée du site' },
    pages: {
      label: 'Pages',
      next: 'Suivantes',
      previous: 'Précédentes',
      shown: (from, to, total) => `${from} à ${to} sur ${total.toLocaleString('fr-CA')}`,
    },
    searches: {
      title: 'Ce que les visiteurs cherchent',
      hint: 'Les recherches d’un seul endroit ou d’un seul type, sur tout le site. Ni les budgets ni les autres critères ne sont comptés.',
      search: 'Recherche',
      count: 'Fois',
      none: 'Aucune recherche comptée pendant cette période.',
      anyPlace: 'partout',
      anyType: 'Tous les types',
    },
    see: 'Voir la page',
  },
  en: {
    title: 'Statistics',
    intro:
      'Counted without cookies and without following anybody. Robots, staff and previews are left out, and so are visitors who block scripts or ask for privacy.',
    unavailable: {
      title: 'Statistics cannot be reached right now.',
      detail: 'The service that keeps them does not answer. Try again in a moment.',
      retry: 'Try again',
    },
    notFound: {
      title: 'Listing not found',
      detail: 'It is not on this site, or the site is not yours.',
      back: 'Back to statistics',
    },
    noSite: 'No site has been given to you.',
    names: { view: 'Views', heart: 'Favourites', share: 'Shares', sheet: 'PDF sheets', lead: 'Leads' },
    counts: {
      view: english('view', 'views'),
      heart: english('added to favourites', 'added to favourites'),
      share: english('share', 'shares'),
      sheet: english('sheet opened', 'sheets opened'),
      lead: english('lead', 'leads'),
    },
    periods: { label: 'Period', days: (days) => (days === 7 ? '7 days' : days === 28 ? '4 weeks' : '13 weeks') },
    sites: 'Sites',
    broker: { label: 'Broker', all: 'All brokers', show: 'Show' },
    exportCsv: 'Export (CSV)',
    compared: {
      same: 'Same as the period before',
      more: (percent) => `${percent} more`,
      less: (percent) => `${percent} less`,
      none: (days) => `None in the ${days} days before`,
    },
    before: (days, count) => `${count} in the ${days} days before`,
    chart: {
      summary: (name, total, days, most, day) =>
        `${name} by day: ${total} in ${days} days, at most ${most}, on ${day}.`,
      empty: 'Nothing has been counted in this period yet.',
      table: 'See the numbers of each day',
      day: 'Day',
    },
    listings: {
      title: 'Listings',
      listing: 'Listing',
      byDay: 'Views by day',
      none: 'No listing to show.',
      spark: (views, days) => `${views} in ${days} days`,
    },
    statuses: { active: 'For sale', sold: 'Sold', off_market: 'Off the market', gone: 'Gone from the site' },
    pages: {
      label: 'Pages',
      next: 'Next',
      previous: 'Previous',
      shown: (from, to, total) => `${from} to ${to} of ${total.toLocaleString('en-CA')}`,
    },
    searches: {
      title: 'What visitors search for',
      hint: 'Searches with one place or one type, on the whole site. Neither budgets nor other criteria are counted.',
      search: 'Search',
      count: 'Times',
      none: 'No search was counted in this period.',
      anyPlace: 'anywhere',
      anyType: 'Any type',
    },
    see: 'See the page',
  },
};
