import { type FactRange, factFlags, factRanges, type OpenHouseTime } from './core/fact-filters.ts';
import { factTexts } from './core/fact-texts.ts';
import type { sortOrders } from './core/properties-query.ts';
import { propertyTypeLabels } from './core/property-type-labels.ts';
import { factLimits } from './core/read-facts.ts';
import type { CoreDataSource } from './fields.ts';
import type { Bilingual } from './locale.ts';

/** Describes the query of `core_data` (wire.10), from which the admin makes its form. Readers ignore other keys. */

/** Names that a criterion offers: of core, for listings, and of the site's own content. */
export const nameLists = ['municipalities', 'brokers', 'offices', 'siteOffices', 'categories'] as const;
export type NameList = (typeof nameLists)[number];

type Choices = Readonly<Record<string, Bilingual>>;

export type Criterion = {
  readonly label: Bilingual;
  readonly help?: Bilingual;
  /** True for a criterion that few blocks use; the form collapses it. */
  readonly isFolded?: boolean;
} /** `none` names what holds without a choice. */ /** `former` names the choice for each value that forms have stored before. */ & (
  | {
      readonly kind: 'choice';
      readonly choices: Choices;
      readonly none?: Bilingual;
      readonly former?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'choices'; readonly choices: Choices }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  /** `list` says which names can be chosen; `isOne` is true for a single value instead of a list. */
  | { readonly kind: 'names'; readonly list: NameList; readonly isOne?: boolean }
  /** A path of the site in each language. */
  | { readonly kind: 'paths' }
);
export type Criteria = Readonly<Record<string, Criterion>>;

const orderLabels: Readonly<Record<(typeof sortOrders)[number], Bilingual>> = {
  newest: { fr: 'Les plus récentes d’abord', en: 'Newest first' },
  oldest: { fr: 'Les plus anciennes d’abord', en: 'Oldest first' },
  'price-desc': { fr: 'Du prix le plus haut au plus bas', en: 'Highest price first' },
  'price-asc': { fr: 'Du prix le plus bas au plus haut', en: 'Lowest price first' },
};

const price = (fr: string, en: string): Criterion => ({
  ...{ kind: 'number', min: 0, max: 1e12, label: { fr, en } },
});
const degrees = (fr: string, en: string, max: number): Criterion => ({
  ...{ kind: 'number', min: -max, max, isFolded: true, label: { fr, en } },
});

const factUnits: Record<FactRange, Bilingual> = {
  year: { fr: '', en: '' },
  area: { fr: ' (m²)', en: ' (m²)' },
  lot: { fr: ' (m²)', en: ' (m²)' },
  unit_price: { fr: ' ($ par m²)', en: ' ($ per m²)' },
};
const factNames = { fr: factTexts.fr.names, en: factTexts.en.names };
const metricNames: Partial<Record<FactRange, Bilingual>> = {
  unit_price: { fr: 'Prix au mètre carré', en: 'Price per square metre' },
};

/** Criteria by facts of a listing, which few blocks use. */
const facts: Criteria = Object.fromEntries([
  ...factRanges.flatMap((fact) =>
    (['min', 'max'] as const).map((side): [string, Criterion] => {
      const name = metricNames[fact] ?? { fr: factNames.fr[fact], en: factNames.en[fact] };
      const to = side === 'min' ? { fr: 'à partir de', en: 'from' } : { fr: 'jusqu’à', en: 'up to' };
      const label = {
        fr: `${name.fr}, ${to.fr}${factUnits[fact].fr}`,
        en: `${name.en} ${to.en}${factUnits[fact].en}`,
      };
      return [`${fact}_${side}`, { kind: 'number', min: 0, max: factLimits[fact], isFolded: true, label }];
    }),
  ),
  [
    'parking',
    {
      ...{ kind: 'number', min: 1, max: factLimits.parking, isFolded: true },
      label: { fr: 'Places de stationnement, au moins', en: 'Parking spaces, at least' },
    },
  ],
  [
    'days',
    {
      ...{ kind: 'number', min: 1, max: factLimits.days, isFolded: true },
      label: { fr: 'Jours sur le marché, au plus', en: 'Days on the market, at most' },
    },
  ],
  ...factFlags.map((flag): [string, Criterion] => [
    flag,
    { kind: 'flag', isFolded: true, label: { fr: factNames.fr[flag], en: factNames.en[flag] } },
  ]),
] satisfies [string, Criterion][]);

const openHouses: Readonly<Record<OpenHouseTime, Bilingual>> = {
  any: { fr: 'Seulement avec une visite libre à venir', en: 'Only with an upcoming open house' },
  weekend: { fr: 'Seulement avec une visite libre cette fin de semaine', en: 'Only with an open house this weekend' },
  week: {
    fr: 'Seulement avec une visite libre d’ici 7\u00a0jours',
    en: 'Only with an open house in the next 7\u00a0days',
  },
};

const properties: Criteria = {
  status: {
    kind: 'choice',
    label: { fr: 'État', en: 'State' },
    none: { fr: 'Par défaut\u00a0: sur le marché', en: 'By default: on the market' },
    choices: { active: { fr: 'Sur le marché', en: 'On the market' }, sold: { fr: 'Vendues', en: 'Sold' } },
  },
  forSaleForRent: {
    kind: 'choice',
    label: { fr: 'Transaction', en: 'Transaction' },
    choices: { buy: { fr: 'À vendre', en: 'For sale' }, rent: { fr: 'À louer', en: 'For rent' } },
  },
  type: { kind: 'choices', label: { fr: 'Types de propriétés', en: 'Property types' }, choices: propertyTypeLabels },
  mun: { kind: 'names', list: 'municipalities', label: { fr: 'Municipalités', en: 'Municipalities' } },
  price_min: price('Prix, à partir de ($)', 'Price from ($)'),
  price_max: price('Prix, jusqu’à ($)', 'Price up to ($)'),
  bedrooms: { kind: 'number', min: 1, max: 99, label: { fr: 'Chambres, au moins', en: 'Bedrooms, at least' } },
  bathrooms: { kind: 'number', min: 1, max: 99, label: { fr: 'Salles de bain, au moins', en: 'Bathrooms, at least' } },
  open_house: {
    kind: 'choice',
    label: { fr: 'Visites libres', en: 'Open houses' },
    none: { fr: 'Peu importe', en: 'With or without' },
    choices: openHouses,
    former: { true: 'any', '1': 'any' },
  },
  ...facts,
  broker: { kind: 'names', list: 'brokers', label: { fr: 'Courtiers', en: 'Brokers' } },
  office: { kind: 'names', list: 'offices', label: { fr: 'Bureaux', en: 'Offices' } },
  order_by: {
    kind: 'choice',
    label: { fr: 'Ordre', en: 'Order' },
    choices: orderLabels,
    none: { fr: 'Par défaut\u00a0: celui du site', en: 'By default: that of the site' },
  },
  SouthWest_lat: degrees('Carte, bord sud (°)', 'Map, south edge (°)', 90),
  NorthEast_lat: degrees('Carte, bord nord (°)', 'Map, north edge (°)', 90),
  SouthWest_lng: degrees('Carte, bord ouest (°)', 'Map, west edge (°)', 180),
  NorthEast_lng: degrees('Carte, bord est (°)', 'Map, east edge (°)', 180),
};

const pages: Criterion = {
  kind: 'paths',
  label: { fr: 'Chemin de leurs pages', en: 'Path of their pages' },
  help: {
    fr: 'Chaque fiche mène à une page sous ce chemin, par exemple /equipe.',
    en: 'Each card leads to a page below this path, such as /team.',
  },
};

const people: Criteria = {
  kind: {
    kind: 'choice',
    label: { fr: 'Rôle', en: 'Role' },
    choices: {
      broker: { fr: 'Courtiers', en: 'Brokers' },
      team: { fr: 'Équipes', en: 'Teams' },
      admin: { fr: 'Administration', en: 'Administration' },
      director: { fr: 'Direction', en: 'Management' },
    },
  },
  office: { kind: 'names', list: 'siteOffices', isOne: true, label: { fr: 'Bureau', en: 'Office' } },
  pages,
};

const articles: Criteria = {
  categories: { kind: 'names', list: 'categories', label: { fr: 'Catégories', en: 'Categories' } },
  order: {
    kind: 'choice',
    label: { fr: 'Ordre', en: 'Order' },
    none: { fr: 'Par défaut\u00a0: les plus récents d’abord', en: 'By default: newest first' },
    choices: {
      desc: { fr: 'Les plus récents d’abord', en: 'Newest first' },
      asc: { fr: 'Les plus anciens d’abord', en: 'Oldest first' },
    },
  },
};

/** The market of one place. */
const area: Criteria = {
  place: {
    kind: 'names',
    list: 'municipalities',
    isOne: true,
    label: { fr: 'Municipalité ou arrondissement', en: 'Municipality or borough' },
  },
  transaction: {
    kind: 'choice',
    label: { fr: 'Transaction', en: 'Transaction' },
    none: { fr: 'Par défaut\u00a0: à vendre', en: 'By default: for sale' },
    choices: { buy: { fr: 'À vendre', en: 'For sale' }, rent: { fr: 'À louer', en: 'For rent' } },
  },
};

export const queryCriteria: Readonly<Record<CoreDataSource, Criteria>> = {
  properties,
  people,
  offices: { pages },
  articles,
  area,
};
