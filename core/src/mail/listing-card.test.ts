import { expect, test } from 'vitest';
import { cardRowOf } from '../../test/card-fixture.ts';
import { moment } from '../../test/core-fixture.ts';
import { listingCard } from './listing-card.ts';

const origin = 'https://www.boreale.example';
const cardOf = (given: Parameters<typeof cardRowOf>[0], locale: 'fr' | 'en' = 'fr') =>
  listingCard(cardRowOf(given), { origin, locale, now: moment });

test('a card says what the website’s says, in the language of the mail, and leads to its page', () => {
  expect(cardOf({})).toMatchObject({
    href: 'https://www.boreale.example/fr/proprietes/maison-1240-rue-des-erables-montreal-10000001',
    address: '1240, rue des Érables, Montréal',
    type: 'Maison',
    price: '450\u00a0000\u00a0$',
    details: ['3\u00a0chambres', '2\u00a0salles de bain', '1\u00a0240\u00a0pi²'],
  });
  expect(cardOf({}, 'en')).toMatchObject({
    href: 'https://www.boreale.example/en/properties/house-1240-des-erables-street-montreal-10000001',
    price: '$450,000',
    details: ['3\u00a0bedrooms', '2\u00a0bathrooms', '1,240\u00a0ft²'],
  });
});

test('a rent is a month’s', () => {
  expect(cardOf({ transaction_type: 'rent', list_price: 1450 }).price).toBe('1\u00a0450\u00a0$\u00a0/\u00a0mois');
});

test('a sold listing tells no price', () => {
  expect(cardOf({ standard_status: 'Closed' }).price).toBeNull();
});

test.each([
  [1, 1, '1\u00a0chambre', '1\u00a0salle de bain'],
  [2, 1.5, '2\u00a0chambres', '1,5\u00a0salle de bain'],
])('%d bedrooms and %d bathrooms are « %s » and « %s »', (bedrooms_total, bathrooms_total, bedrooms, bathrooms) => {
  expect(cardOf({ bedrooms_total, bathrooms_total, living_area: null }).details).toEqual([bedrooms, bathrooms]);
});

test('rooms that there are none of are not counted', () => {
  expect(cardOf({ bedrooms_total: 0, bathrooms_total: 0, living_area: null }).details).toEqual([]);
});

test('what a source asks for stands below its listing, in the language of the mail', () => {
  expect(cardOf({})).not.toHaveProperty('attribution');
  const attribution = {
    badge: { fr: 'Alimenté par REALTOR.ca', en: 'Powered by REALTOR.ca' },
    link: 'https://www.realtor.ca/1',
    brokerages: ['Agence Boréale'],
    disclaimer: { fr: 'Une marque.', en: 'A trademark.' },
  };
  expect(cardOf({ attribution }, 'en').attribution).toEqual([
    'Agence Boréale',
    [{ text: 'Powered by REALTOR.ca', href: 'https://www.realtor.ca/1' }],
    'A trademark.',
  ]);
});
