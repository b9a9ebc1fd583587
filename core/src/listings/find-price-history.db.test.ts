import { propertyAnswer } from '@vitrine/contract/core/property.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startCore } from '../../test/core-fixture.ts';
import { usePriceDatabase } from '../../test/price-fixture.ts';

const { url, database, allow, put } = usePriceDatabase('core_price_history');
/** Asks a process that has not cached the site. */
const ask = async (path: string) => {
  const core = startCore(url());
  const text = await (await core.get(path)).text();
  await core.close();
  return text;
};
const history = async () =>
  propertyAnswer.parse(JSON.parse(await ask('property/10000001'))).data.price_history.map(({ price }) => price);

test('the previous prices of a listing are kept, the latest first', async () => {
  await put(
    { ListPrice: 500_000 },
    { ListPrice: 480_000 },
    { ListPrice: 480_000, YearBuilt: 1960 },
    { ListPrice: 450_000 },
  );
  expect(await history()).toEqual([480_000, 500_000]);
});

test('a page shows the last twelve previous prices', async () => {
  const prices = Array.from({ length: 14 }, (_, index) => 500_000 - index * 1000);
  await put(...prices.map((ListPrice) => ({ ListPrice })));
  expect(await history()).toEqual(prices.slice(1, 13).reverse());
});

test('a change by SQL counts like an import', async () => {
  await put({ ListPrice: 500_000 });
  await sql`update listing set list_price = 470000`.execute(database());
  expect(await history()).toEqual([500_000]);
});

test('a site shows none unless its setting says so', async () => {
  await put({ ListPrice: 500_000 }, { ListPrice: 480_000 });
  await allow(false);
  expect(await history()).toEqual([]);
});

test('a sold listing, and one off the market, show none, and the price of a sale is never kept', async () => {
  await put({ ListPrice: 500_000 }, { ListPrice: 480_000 }, { StandardStatus: 'Closed', ListPrice: 471_111 });
  expect(await ask('property/10000001')).not.toMatch(/500000|480000|471111/);
  await put({ StandardStatus: 'Withdrawn', ListPrice: 480_000 });
  expect(await ask('property/10000001')).not.toMatch(/500000|480000|471111/);
  await put({ ListPrice: 480_000 });
  expect(await history()).toEqual([500_000]);
});

test('no list, card, map or popup has previous prices', async () => {
  await put({ ListPrice: 512_345 }, { ListPrice: 480_000 });
  for (const path of ['properties', 'properties?format=map', 'property/10000001/tooltip', 'sitemap-entries']) {
    expect(await ask(path)).not.toContain('512345');
  }
});

test('a listing of a source shows none unless the source allows it', async () => {
  await put({ ListPrice: 500_000 }, { ListPrice: 480_000 });
  await sql`
    with source as (
      insert into feed_source (name, kind, settings) values ('DDF', 'ddf', '{"kind": "ddf"}') returning id
    )
    insert into feed_record (source_id, source_key, listing_key, state, time_zone, member_keys, office_keys)
    select id, 'a', '10000001', 'shown', 'America/Toronto', '{}', '{}' from source`.execute(database());
  expect(await history()).toEqual([]);
  await sql`update feed_source set settings = settings || '{"showsPriceHistory": true}'`.execute(database());
  expect(await history()).toEqual([500_000]);
});

test('what is deleted leaves no price behind', async () => {
  await put({ ListPrice: 500_000 }, { ListPrice: 480_000 });
  await sql`delete from listing`.execute(database());
  expect((await sql`select from listing_price`.execute(database())).rows).toEqual([]);
});
