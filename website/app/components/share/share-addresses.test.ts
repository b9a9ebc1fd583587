import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('a title and an address reach the networks whole, whatever stands in them', () => {
  const { twitter, mail } = shareAddresses(
    'https://www.example.ca/fr/blogue/a-12?variant=4',
    'Acheter & vendre : « oui » ?',
  );
  const query = new URL(twitter).searchParams;
  expect(query.get('url')).toBe('https://www.example.ca/fr/blogue/a-12?variant=4');
  expect(query.get('text')).toBe('Acheter & vendre : « oui » ?');
  expect(new URL(mail).searchParams.get('subject')).toBe('Acheter & vendre : « oui » ?');
});
