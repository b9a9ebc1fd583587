import type { Badge } from '@vitrine/contract/core/listing.ts';
import { examplesOf, linkTo, textOf, withParams } from '../../block-framework/fixtures/fixtures.ts';
import { searchFilters } from '../../block-framework/fixtures/property-fixtures.ts';

/** Returns a drawn house as a data URL, so that the examples need no picture file. */
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
  {
    ...listing(102, 389_000, '77, rue Saint-Jean', 'open-house'),
    open_houses: [{ start: '2099-11-29T19:00:00Z', end: '2099-11-29T21:00:00Z' }],
  },
  listing(103, 1450, '14, avenue Cartier', 'rent'),
  listing(104, null, '902, chemin Sainte-Foy', 'sold'),
  listing(105, 1_250_000, '5, Grande Allée', 'collection'),
  { ...listing(106, 245_000, '31, 3e Rue', null), specs: {}, property_image: null },
];

/** Bodies of `GET properties` and `GET search-filters`, in place of the answers that the server loads for an address. */
const results = (propertiesListing: readonly object[] = listings, total = 812) => ({
  core_data: { listing: { data: { propertiesListing, total } }, filters: searchFilters },
});

export const fixtures = examplesOf(
  'search_properties_block',
  withParams(results(), { main_title: textOf('Propriétés à vendre et à louer', 'Properties for sale and for rent') }),
  {
    everything: withParams(
      { color_scheme: 'normal-grey' },
      { empty_cta: linkTo('Demander à un courtier', 'Ask a broker', '/contact') },
    ),
    'with a page of alerts': {
      alert_cta: linkTo(
        'Créez une alerte avec ces critères',
        'Create an alert with these criteria',
        '/acheter#property_alert',
      ),
    },
    'sold and rent': withParams(results(listings.slice(2, 4), 2)),
    'of a broker and an office': withParams({
      core_data: {
        listing: { data: { propertiesListing: listings.slice(0, 2), total: 2 } },
        filters: {
          data: {
            ...searchFilters.data,
            brokers: [{ slug: 'maude-gagnon', name: 'Maude Gagnon' }],
            offices: [{ slug: 'plateau', name: 'Plateau' }],
          },
        },
      },
    }),
    'one result': withParams(results(listings.slice(0, 1), 1)),
    'no results': withParams(results([], 0)),
    'core is away': withParams({ core_data: { failed: true } }),
    'very long French title': {
      main_title: textOf(
        'Maisons, condos, immeubles à revenus, chalets, fermes et terrains à vendre ou à louer partout au Québec',
        'Houses, condos, income properties, cottages, farms and land',
      ),
    },
    'nothing optional': { main_title: null },
  },
);
