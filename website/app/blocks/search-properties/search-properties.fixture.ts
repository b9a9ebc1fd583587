import type { Badge } from '@vitrine/contract/core/listing.ts';
import type { FinishedImage } from '../../cms/finished.ts';
import type { ListingSummary } from '../../items/listing-summary.ts';
import { type BlockFixtures, linkTo, words } from '../fixtures.ts';
import type { SearchPageData } from './search-page-data.ts';

/** A house in two colours, so that the examples need no picture from anywhere. */
const house = (sky: string, wall: string): FinishedImage => ({
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${sky}"/><path d="M0 25h40v5H0z" fill="#7d8a66"/><path d="M10 14h20v12H10z" fill="${wall}"/><path d="m8 15 12-9 12 9z" fill="#4a4441"/><path d="M18 19h4v7h-4z" fill="#4a4441"/></svg>`,
  )}`,
  alt: '',
  width: 400,
  height: 300,
  sources: [],
  center: { x: 50, y: 50 },
  filter: null,
  placeholder: null,
});

const listing = (uls: number, price: string, street: string, badge: Badge | null): ListingSummary => ({
  uls: String(uls),
  href: `/fr/proprietes/condo-${uls}`,
  type: 'Condo',
  price,
  street,
  municipality: 'Québec',
  badge,
  specs: { bed: '2', bath: '1', area: '980 pi²' },
  picture: uls % 2 ? house('#bcd3e2', '#e8e0d2') : house('#e6d3c3', '#a9b7a2'),
});

const listings = [
  listing(101, '450\u00a0000\u00a0$', '128, rue Crémazie', 'new'),
  listing(102, '389\u00a0000\u00a0$', '77, rue Saint-Jean', 'open-house'),
  listing(103, '1\u00a0450\u00a0$\u00a0/\u00a0mois', '14, avenue Cartier', 'rent'),
  listing(104, '', '902, chemin Sainte-Foy', 'sold'),
  listing(105, '1\u00a0250\u00a0000\u00a0$', '5, Grande Allée', 'collection'),
  { ...listing(106, '245\u00a0000\u00a0$', '31, 3e Rue', null), specs: { bed: '', bath: '', area: '' }, picture: null },
];

const data: SearchPageData = {
  query: '',
  listings,
  total: 812,
  municipalities: [
    { code: '25213', label: 'Lévis' },
    { code: '66023', label: 'Montréal' },
    { code: '23027', label: 'Québec' },
  ],
  types: [
    { code: 'maison', label: 'Maisons' },
    { code: 'condo', label: 'Condos' },
    { code: 'chalet', label: 'Chalets' },
  ],
};

const title = words('Propriétés à vendre et à louer', 'Properties for sale and for rent');

const example = (found: SearchPageData, fields: Record<string, unknown> = {}) => ({
  block_type: 'search_properties_block',
  // What the server loads for an address stands where any data for the block itself does.
  block_params: { core_data: { listing: found } },
  fields: { main_title: title, ...fields },
});

export const fixtures: BlockFixtures = {
  default: example(data),
  everything: {
    ...example(data, { empty_cta: linkTo('Demander à un courtier', 'Ask a broker', '/contact') }),
    block_params: { color_scheme: 'normal-grey', core_data: { listing: data } },
  },
  'sold and rent': example({ ...data, listings: listings.slice(2, 4), total: 2 }),
  'one result': example({ ...data, listings: listings.slice(0, 1), total: 1 }),
  'no results': example({ ...data, listings: [], total: 0 }),
  'core is away': {
    block_type: 'search_properties_block',
    block_params: { core_data: { failed: true } },
    fields: { main_title: title },
  },
  'very long French title': example(data, {
    main_title: words(
      'Maisons, condos, immeubles à revenus, chalets, fermes et terrains à vendre ou à louer partout au Québec',
      'Houses, condos, income properties, cottages, farms and land',
    ),
  }),
};
