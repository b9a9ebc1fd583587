import { link as describeLink } from '@vitrine/contract/kinds/link.ts';
import { expect, test } from 'vitest';
import type { Reading, Writing } from './content-kind.ts';
import { link } from './link.ts';
import { destinationOf } from './link-destination.ts';

const field = describeLink({ fr: 'Lien', en: 'Link' }, { fr: 'Un lien.', en: 'A link.' });
// A link needs no picture and no list.
const written = (value: object) => link.toWire(value, field, {} as Writing);
const both = (text: string) => ({ fr: text, en: text });

test.each([
  [{ page: 3 }, { page: 3 }],
  [
    { page: 3, suffix: '#prix' },
    { page: 3, suffix: '#prix' },
  ],
  [{ url: both('/contact') }, { url: both('/contact') }],
  [
    { page: 3, url: both('/contact') },
    { page: 3, url: both('/contact') },
  ],
  [{ leads_to: 'article', page: 3, article: 4, suffix: '#prix' }, { article: 4 }],
  [{ leads_to: 'person', person: 5 }, { person: 5 }],
  [{ leads_to: 'office', office: 6 }, { office: 6 }],
  [{ leads_to: 'file', file: 7 }, { file: 7 }],
  [{ leads_to: 'listing', listing: '10000001' }, { url: { fr: '/proprietes/10000001', en: '/properties/10000001' } }],
  [{ leads_to: 'listing', listing: '1/../a', text: both('A') }, { text: both('A') }],
  [{ leads_to: 'address', page: 3, url: both('/contact') }, { url: both('/contact') }],
  [{ leads_to: 'email', email: 'a@example.ca', url: both('/contact') }, { url: both('mailto:a@example.ca') }],
  [{ leads_to: 'phone', phone: '(514) 555-0126' }, { url: both('tel:+15145550126') }],
  [{ leads_to: 'phone', phone: '1 514 555-0126, poste 12' }, { url: both('tel:+15145550126;ext=12') }],
  [{ leads_to: 'phone', phone: '+33 1 23 45 67 89' }, { url: both('tel:+33123456789') }],
])('a link of %j leads to %j', (value, expected) => {
  expect(written(value)).toEqual({ cms_component: 'link', ...expected });
});

test('an e-mail or a telephone that is none leads nowhere', () => {
  expect(written({ leads_to: 'email', email: 'a', text: both('A') })).toEqual({
    cms_component: 'link',
    text: both('A'),
  });
  expect(written({ leads_to: 'phone', phone: '911', text: both('A') })).toEqual({
    cms_component: 'link',
    text: both('A'),
  });
});

test('a stored link without a choice leads to its page, or to its address', () => {
  expect(['page', 'address', 'page']).toEqual([{ page: 3, url: '/a' }, { url: { en: '/a' } }, {}].map(destinationOf));
  expect(destinationOf({ leads_to: 'nowhere', url: '/a' })).toBe('address');
});

test('an imported link keeps its page or its address', () => {
  const reading = { locale: 'fr', pageId: ({ fr }: { fr?: string }) => (fr === '/vendre' ? 8 : undefined) };
  const read = (url: string) => link.fromWire({ url: both(url) }, field, reading as unknown as Reading);
  expect(read('/vendre')).toEqual({ page: 8 });
  expect(read('mailto:a@example.ca')).toEqual({ url: 'mailto:a@example.ca' });
});
