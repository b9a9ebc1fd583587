import { propertiesPageAnswer } from '@vitrine/contract/core/properties.ts';
import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { tooltipAnswer } from '@vitrine/contract/core/tooltip.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startCore } from '../../test/core-fixture.ts';
import { usePriceDatabase } from '../../test/price-fixture.ts';
import { refreshReductions } from './price-reduction.ts';

const { url, database, allow, put } = usePriceDatabase('core_price_reduction');

/** Returns whether the card of a search, the popup, the page and a card of a similar listing say that the price fell. */
async function signs(now = new Date()): Promise<boolean[]> {
  // A process that has not cached the site.
  const core = startCore(url(), { now: () => now });
  const read = async (path: string) => (await core.get(path)).json();
  const { propertiesListing } = propertiesPageAnswer.parse(await read('properties')).data;
  const searched = propertiesListing.find(({ uls }) => uls === '10000001');
  const popup = tooltipAnswer.parse(await read('property/10000001/tooltip')).data;
  const page = propertyAnswer.parse(await read('property/10000001')).data;
  const similar = propertyAnswer.parse(await read('property/10000002')).data.similar;
  await core.close();
  return [searched, popup, page, similar.find((each) => Object(each).uls === '10000001')].map(
    (each) => typeof Object(each).price_reduced_at === 'string',
  );
}
const everywhere = [true, true, true, true];
const nowhere = [false, false, false, false];

const neighbour = { ListingKey: '10000002', ListPrice: 470_000 };

test('a price that fell has its sign on cards, in the popup and on the page, for a month', async () => {
  await put(neighbour, { ListPrice: 500_000 });
  expect(await signs()).toEqual(nowhere);
  await put({ ListPrice: 480_000 }, { ListPrice: 480_000, YearBuilt: 1960 });
  expect(await signs()).toEqual(everywhere);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(await signs(days(29))).toEqual(everywhere);
  expect(await signs(days(31))).toEqual(nowhere);
});

test('a price that rises again, another transaction and a listing that left the market take the sign away', async () => {
  await put(neighbour, { ListPrice: 500_000 }, { ListPrice: 480_000 }, { ListPrice: 490_000 });
  expect(await signs()).toEqual(nowhere);
  await put({ ListPrice: 480_000 }, { StandardStatus: 'Withdrawn', ListPrice: 480_000 }, { ListPrice: 480_000 });
  expect(await signs()).toEqual(nowhere);
  await put({ ListPrice: 1800, TransactionType: 'rent' });
  expect(await signs()).not.toContain(true);
});

test('a sold listing has none', async () => {
  await put({ ListPrice: 500_000 }, { ListPrice: 480_000 }, { StandardStatus: 'Closed', ListPrice: 470_000 });
  const core = startCore(url());
  for (const path of ['properties?status=sold', 'property/10000001', 'property/10000001/tooltip'])
    expect(await (await core.get(path)).text()).not.toContain('price_reduced_at');
  await core.close();
});

test('a site that shows no earlier prices shows no sign', async () => {
  await put(neighbour, { ListPrice: 500_000 }, { ListPrice: 480_000 });
  await allow(false);
  expect(await signs()).toEqual(nowhere);
});

test('a listing of a source has a sign only while the source allows it', async () => {
  await put(neighbour, { ListPrice: 500_000 });
  const { rows } = await sql<{ id: string }>`
    with source as (
      insert into feed_source (name, kind, settings) values ('DDF', 'ddf', '{"kind": "ddf"}') returning id
    ), record as (
      insert into feed_record (source_id, source_key, listing_key, state, time_zone, member_keys, office_keys)
      select id, 'a', '10000001', 'shown', 'America/Toronto', '{}', '{}' from source
    ) select id from source`.execute(database());
  const id = rows[0]?.id ?? '';
  await put({ ListPrice: 480_000 });
  expect(await signs()).toEqual(nowhere);
  const change = async (isAllowed: boolean) => {
    await sql`update feed_source set settings = settings || jsonb_build_object('showsPriceHistory', ${isAllowed}::boolean)`.execute(
      database(),
    );
    await refreshReductions(database(), id);
  };
  await change(true);
  expect(await signs()).toEqual(everywhere);
  await put({ ListPrice: 470_000 });
  await change(false);
  expect(await signs()).toEqual(nowhere);
});
