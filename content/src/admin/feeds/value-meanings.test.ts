import { feedDetail } from '@vitrine/contract/core/staff-feeds.ts';
import { expect, test } from 'vitest';
import { isPictureHost, meaningIn, meaningsOf, withMeaning, withPictureHost } from './value-meanings.ts';

const source = feedDetail.parse({
  id: '1',
  name: 'CSV',
  kind: 'file',
  state: 'ok',
  sites: [],
  every_minutes: 60,
  shown: 1,
  failures: 0,
  last_run: null,
  requested_at: null,
  checked_at: null,
  next_run_at: '2026-06-15T12:00:00Z',
  watermark: null,
  verified_at: null,
  alarms: [],
  settings: {
    kind: 'file',
    layout: 'generic',
    path: 'm-1/a.csv',
    destinations: [{ id: '', micrositeIds: ['m-1'] }],
    mapping: { values: { PropertySubType: { Tipi: 'Chalet' } } },
    pictureHosts: ['m.example'],
  },
  has_credentials: false,
  is_active: true,
  runs: [],
  held_lists: [],
  failed: [],
  photos: null,
  board_leads: null,
  unknown_values: [],
});
const unknown = (field: string, value: string, reason: 'unknown-value' | 'unreadable' = 'unknown-value') => ({
  ...{ field, value, reason },
  count: 1,
});
const yurt = unknown('PropertySubType', 'Yourte');

test('a value gets a meaning beside the others, and loses it', () => {
  const { settings } = withMeaning(source, yurt, 'Chalet');
  expect(settings.mapping?.values).toEqual({ PropertySubType: { Tipi: 'Chalet', Yourte: 'Chalet' } });
  const without = withMeaning(source, unknown('PropertySubType', 'Tipi'), '');
  expect(without.settings.mapping?.values).toEqual({ PropertySubType: {} });
  expect(meaningIn(source, unknown('PropertySubType', 'Tipi'))).toBe('Chalet');
  expect(meaningIn(source, yurt)).toBe('');
});

test('values of lookups have meanings in the language of the person, and values that cannot be read have none', () => {
  expect(meaningsOf(yurt, 'fr')).toMatchObject({ Chalet: 'Chalets', Condo: 'Condos' });
  expect(meaningsOf(unknown('StandardStatus', 'En suspens'), 'en')).toMatchObject({ Closed: 'Sold' });
  expect(meaningsOf(unknown('YearBuilt', '3000', 'unreadable'), 'fr')).toBeNull();
  expect(meaningsOf(unknown('Elevator', 'yes'), 'fr')).toBeNull();
});

test('a host of photos is let in once', () => {
  const host = unknown('MediaURL', 'cdn.example');
  expect(isPictureHost(host)).toBe(true);
  expect(withPictureHost(source, host).settings.pictureHosts).toEqual(['m.example', 'cdn.example']);
  expect(withPictureHost(source, unknown('MediaURL', 'm.example')).settings.pictureHosts).toEqual(['m.example']);
});
