import type { Badge } from '@vitrine/contract/core/listing.ts';
import { type BlockFixtures, linkTo, words } from '../fixtures.ts';

/** A house in two colours, drawn here so that the examples need no picture file. */
const house = (sky: string, wall: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${sky}"/><path d="M0 25h40v5H0z" fill="#7d8a66"/><path d="M10 14h20v12H10z" fill="${wall}"/><path d="m8 15 12-9 12 9z" fill="#4a4441"/><path d="M18 19h4v7h-4z" fill="#4a4441"/></svg>`,
  )}`;

const listing = (uls: number, price: number | null, street: string, badge: Badge | null) => ({
  uls: String(uls),
  url: `/proprietes/condo-${uls}`,
  type: 'Condo',
  price,
  price_period: badge === 'rent' ? 'month' : null,
  address: `${street}, Québec`,
  badge,
  specs: { bed: '2', bath: '1', area: '980 pi²' },
  property_image: uls % 2 ? house('#bcd3e2', '#e8e0d2') : house('#e6d3c3', '#a9b7a2'),
});

const listings = [
  listing(101, 450_000, '128, rue Crémazie', 'new'),
  listing(102, 389_000, '77, rue Saint-Jean', 'open-house'),
  listing(103, 1450, '14, avenue Cartier', 'rent'),
  listing(104, null, '902, chemin Sainte-Foy', 'sold'),
  listing(105, 1_250_000, '5, Grande Allée', 'collection'),
  { ...listing(106, 245_000, '31, 3e Rue', null), specs: {}, property_image: null },
];

/** Bodies of `GET properties` and `GET search-filters`, in place of the answers that the server loads for an address. */
const coreData = (propertiesListing: readonly object[] = listings, total = 812) => ({
  listing: { data: { propertiesListing, total } },
  filters: {
    data: {
      municipalities: [
        { MUN_CODE: '25213', DESCRIPTION: 'Lévis' },
        { MUN_CODE: '66023', DESCRIPTION: 'Montréal' },
        { MUN_CODE: '23027', DESCRIPTION: 'Québec' },
      ],
      property_types: [
        { code: 'maison', label: { fr: 'Maisons', en: 'Houses' } },
        { code: 'condo', label: { fr: 'Condos', en: 'Condos' } },
        { code: 'chalet', label: { fr: 'Chalets', en: 'Cottages' } },
      ],
    },
  },
});

const title = words('Propriétés à vendre et à louer', 'Properties for sale and for rent');

const example = (core_data: object, fields: Record<string, unknown> = {}) => ({
  block_type: 'search_properties_block',
  block_params: { core_data },
  fields: { main_title: title, ...fields },
});

export const fixtures: BlockFixtures = {
  default: example(coreData()),
  everything: {
    ...example(coreData(), { empty_cta: linkTo('Demander à un courtier', 'Ask a broker', '/contact') }),
    block_params: { color_scheme: 'normal-grey', core_data: coreData() },
  },
  'sold and rent': example(coreData(listings.slice(2, 4), 2)),
  'one result': example(coreData(listings.slice(0, 1), 1)),
  'no results': example(coreData([], 0)),
  'core is away': {
    block_type: 'search_properties_block',
    block_params: { core_data: { failed: true } },
    fields: { main_title: title },
  },
  'very long French title': example(coreData(), {
    main_title: words(
      'Maisons, condos, immeubles à revenus, chalets, fermes et terrains à vendre ou à louer partout au Québec',
      'Houses, condos, income properties, cottages, farms and land',
    ),
  }),
};
