import type { ComponentFixtures } from '../../ui/component-fixtures.ts';
import { examplePicture } from '../example-picture.ts';
import { oddPicture } from '../odd-pictures.ts';
import { ListingCard } from './listing-card.tsx';
import type { ListingSummary } from './listing-summary.ts';

/** A house as a card, a popup and other examples show it. */
export const exampleListing: ListingSummary = {
  uls: '20145678',
  href: '#maison',
  type: 'Maison en rangée',
  price: '1 249 000 $',
  street: '4318, rue Fabre',
  municipality: 'Montréal',
  badge: 'new',
  specs: { bed: '4', bath: '2', area: '1 820 pi²' },
  picture: examplePicture('Maison de brique à deux étages'),
};

const card = (changes: Partial<ListingSummary>) => () => (
  <ListingCard listing={{ ...exampleListing, ...changes }} sizes="24rem" />
);

export const fixtures: ComponentFixtures = {
  default: card({}),
  'an open house': card({ badge: 'open-house', openHouse: 'Visite libre dim. 29 nov., 14 h à 16 h' }),
  'a reduced price': card({ reduced: { day: '26 novembre 2026', date: '2026-11-26T15:00:00.000Z' } }),
  'sold, without a price': card({ badge: 'sold', price: '' }),
  'nothing but its place': card({
    price: '',
    street: '',
    badge: null,
    specs: { bed: '', bath: '', area: '' },
    picture: null,
  }),
  'a tall photo': card({ picture: oddPicture('tall') }),
  'a panorama': card({ picture: oddPicture('panorama') }),
  'a dark photo': card({ picture: oddPicture('dark') }),
  'a small photo': card({ picture: oddPicture('small') }),
  'a huge photo': card({ picture: oddPicture('huge') }),
};
