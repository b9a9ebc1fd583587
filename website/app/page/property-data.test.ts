import { describe, expect, test } from 'vitest';
import { fixtures } from '../blocks/property-detail/property-detail.fixture.ts';
import { finishProperty } from './property-data.server.ts';

const context = {
  locale: 'fr' as const,
  asset: (url: string) => `http://assets${url}`,
  warn: (message: string) => expect.unreachable(message),
};
const raw = (name: string): object => {
  const listing = fixtures[name]?.block_params?.core_data;
  if (typeof listing !== 'object' || listing === null || !('listing' in listing))
    throw new Error(`No listing: ${name}`);
  return Object(listing.listing);
};

describe('the page of a listing', () => {
  test('has its facts in the units and words of the language', () => {
    const detail = finishProperty(raw('default'), context);
    expect(detail?.facts).toContainEqual({ name: 'living', value: '1\u00a0820\u00a0pi²' });
    expect(detail?.facts).toContainEqual({ name: 'year', value: '1927' });
    const english = finishProperty(raw('default'), { ...context, locale: 'en' });
    expect(english?.facts).toContainEqual({ name: 'living', value: '1,820\u00a0ft²' });
  });

  test('says when it can be visited', () => {
    expect(finishProperty(raw('default'), context)?.openHouses[0]?.text).toMatch(/^dimanche 22 novembre.*14.*16/);
  });

  test('never shows the price of a sold listing, to people or to machines', () => {
    const detail = finishProperty({ ...raw('sold, inverted'), price: 450_000 }, context);
    expect(detail?.summary.price).toBe('');
    expect(detail?.isSold).toBe(true);
    expect(JSON.stringify(detail)).not.toContain('450');
  });

  test('keeps markup of an address out of the script element', () => {
    const detail = finishProperty({ ...raw('default'), address: '</script><b>, Montréal' }, context);
    expect(detail?.structuredData).not.toContain('<');
  });

  test('leaves out a similar listing that cannot be read, alone', () => {
    const [first] = finishProperty(raw('default'), context)?.similar ?? [];
    const similar = [{ uls: 1 }, ...('similar' in raw('default') ? Object(raw('default')).similar : [])];
    expect(finishProperty({ ...raw('default'), similar }, context)?.similar[0]).toEqual(first);
  });

  test('is not shown, with a warning, when it cannot be read', () => {
    const warnings: string[] = [];
    const detail = finishProperty({ uls: 4 }, { ...context, warn: (message) => warnings.push(message) });
    expect(detail).toBeNull();
    expect(warnings[0]).toContain('The listing cannot be read');
  });
});
