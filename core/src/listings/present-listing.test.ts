import { expect, test } from 'vitest';
import { cardRowOf } from '../../test/card-fixture.ts';
import { cardWords } from './present-listing.ts';

test('a listing whose address is hidden is shown under its municipality, also in its address', () => {
  const hidden = cardRowOf({ street_address_fr: '', street_address_en: '' });
  expect(cardWords(hidden, 'fr')).toMatchObject({
    address: 'Montréal',
    url: '/proprietes/maison-montreal-10000001',
  });
});
