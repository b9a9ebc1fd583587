import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { readNewSource } from './read-new-source.ts';

let feeds: FeedDatabase;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_new_source');
});
afterAll(() => feeds.close());

const settings = { kind: 'ddf', destinations: [{ id: '', micrositeIds: ['m-1'] }] };
const read = (source: unknown) =>
  readNewSource(feeds.database, typeof source === 'string' ? source : JSON.stringify(source));

test('a source is read with its settings', async () => {
  expect(await read({ name: ' DDF ', every_minutes: 30, settings })).toMatchObject({
    name: 'DDF',
    everyMinutes: 30,
    settings: { kind: 'ddf', photos: 'embed' },
  });
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /^The file is not JSON: [^\n]+\.$/],
  ['no object', '7', /^The source is not valid: file: [^\n]+\.$/],
  ['no name', { settings }, /^The source is not valid: name: [^\n]+\.$/],
  ['too often', { name: 'A', every_minutes: 1, settings }, /^The source is not valid: every_minutes: [^\n]+\.$/],
  [
    'a wrong setting',
    { name: 'A', settings: { ...settings, photos: 'steal' } },
    /^The source is not valid: settings\.photos: [^\n]+\.$/,
  ],
  [
    'an unknown site',
    { name: 'A', settings: { ...settings, destinations: [{ id: '', micrositeIds: ['m-1', 'm-99'] }] } },
    /^There is no site m-99\.$/,
  ],
])('a source with %s is refused in one sentence that says so', async (_, source, sentence) => {
  await expect(read(source)).rejects.toThrow(sentence);
});
