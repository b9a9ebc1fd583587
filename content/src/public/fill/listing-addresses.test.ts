import type { Listing } from '@vitrine/contract/core/listing.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { expect, test } from 'vitest';
import { siteRecord } from '../../../test/site-record.ts';
import { type CoreClient, CoreUnavailableError } from '../core/core-client.ts';
import { withListingAddresses } from './listing-addresses.ts';

const linkTo = (number: string, more: object = {}) => ({
  cms_component: 'link',
  text: { fr: 'Voir' },
  url: { fr: `/proprietes/${number}`, en: `/properties/${number}` },
  ...more,
});
const blockOf = (cta: object): WireBlock => ({ block_type: 'text_block_1', fields: { cta } });
const cardOf = (locale: Locale, number: string) =>
  ({ url: locale === 'fr' ? `/proprietes/maison-${number}` : `/properties/house-${number}` }) as Listing;

const states: CoreClient['findListingStates'] = async (_, locale, numbers) =>
  numbers
    .filter((uls) => uls !== '10000009')
    .map((uls) => ({
      ...{ uls, status: 'active', has_conditional_offer: false, shows_previous_prices: false },
      card: uls === '10000003' ? null : cardOf(locale, uls),
      successor: uls === '10000002' ? cardOf(locale, '10000012') : null,
    }));

const linkOf = async (link: object, findListingStates = states) => {
  const { blocks, usesCore } = await withListingAddresses({ findListingStates }, siteRecord, [blockOf(link)]);
  return { link: blocks[0]?.fields?.cta as { url?: object } | undefined, usesCore };
};

test.each([
  ['10000001', { fr: '/proprietes/maison-10000001', en: '/properties/house-10000001' }],
  ['10000002', { fr: '/proprietes/maison-10000012', en: '/properties/house-10000012' }],
])('a link to the listing %s leads to its page in each language, or to that of its new number', async (number, url) => {
  expect(await linkOf(linkTo(number))).toMatchObject({ link: { url, text: { fr: 'Voir' } }, usesCore: true });
});

test.each(['10000003', '10000009'])('a link to the listing %s, whose page is gone, is left out', async (number) => {
  expect((await linkOf(linkTo(number))).link).toBeUndefined();
});

test('while core does not answer, a link to a listing keeps its number', async () => {
  const failing = () => Promise.reject(new CoreUnavailableError());
  expect(await linkOf(linkTo('10000001'), failing)).toMatchObject({ link: linkTo('10000001'), usesCore: true });
});

test('any other link stays, and asks core for nothing', async () => {
  const never = () => expect.unreachable();
  const link = linkTo('maison-10000001');
  expect(await linkOf(link, never)).toEqual({ link, usesCore: false });
});
