import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArchive } from '@vitrine/demo/maps/write-archive.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'maps-'));
const folder = join(dataDir, 'maps');
const archive = (attribution?: string) =>
  writeArchive([{ z: 14, x: 4840, y: 5860, bytes: Buffer.from('a tile') }], {
    bounds: [-74.1, 45.2, -73.2, 45.9],
    minZoom: 11,
    maxZoom: 14,
    metadata: { attribution },
  });
const put = (name: string, bytes: Uint8Array, seconds: number) => {
  writeFileSync(join(folder, name), bytes);
  utimesSync(join(folder, name), seconds, seconds);
};

let find: typeof import('./map-archive.server.ts').findMapArchive;
let log: typeof import('./log.server.ts').log;
let get: typeof import('../routes/api/map-archive.ts').get;
beforeAll(async () => {
  vi.stubEnv('CONTENT_API_KEY', 'key');
  vi.stubEnv('SITE_ID', '1');
  vi.stubEnv('DATA_DIR', dataDir);
  ({ findMapArchive: find } = await import('./map-archive.server.ts'));
  ({ log } = await import('./log.server.ts'));
  ({ get } = await import('../routes/api/map-archive.ts'));
});
beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mkdir(folder);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the archive of map tiles', () => {
  test('is found with its bounds, its zooms and its attribution without HTML', () => {
    put('quebec.pmtiles', archive('<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>'), 1000);
    expect(find()?.archive).toEqual({
      url: expect.stringMatching(/^\/api\/maps\/quebec\.pmtiles\?v=/),
      bounds: { SouthWest_lat: 45.2, SouthWest_lng: -74.1, NorthEast_lat: 45.9, NorthEast_lng: -73.2 },
      minZoom: 11,
      maxZoom: 14,
      attribution: '© OpenStreetMap',
    });
  });

  test('is none without a file, and the newest of several', () => {
    expect(find()).toBeNull();
    put('a.pmtiles', archive(), 2000);
    put('b.pmtiles', archive(), 1000);
    put('c.txt', archive(), 3000);
    expect(find()?.name).toBe('a.pmtiles');
  });

  test('has another address once it has been replaced', () => {
    put('quebec.pmtiles', archive(), 1000);
    const before = find()?.archive.url;
    put('quebec.pmtiles', archive('© OpenStreetMap'), 2000);
    expect(find()?.archive.url).not.toBe(before);
  });

  test('that cannot be read is no archive, and the log says so', () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    put('quebec.pmtiles', Buffer.from('not an archive'), 1000);
    expect(find()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a request for the archive', () => {
  const ask = (
    headers: Record<string, string> = {},
    { name = 'quebec.pmtiles', address = find()?.archive.url ?? '/' } = {},
  ) => {
    const request = new Request(`https://www.example.ca${address}`, { headers });
    const context = {
      requestId: '1',
      hostname: 'www.example.ca',
      origin: 'https://www.example.ca',
      clientIp: undefined,
      localeCookie: undefined,
    };
    return get({ request, url: new URL(request.url), isDocument: true, params: { file: name }, context });
  };
  const bytes = archive();
  beforeEach(() => put('quebec.pmtiles', bytes, 1000));

  test('gets the part that it names, which may be kept for a year', async () => {
    const answer = ask({ range: 'bytes=0-6' });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('PMTiles');
    expect(answer.headers.get('content-range')).toBe(`bytes 0-6/${bytes.length}`);
    expect(answer.headers.get('content-length')).toBe('7');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('gets the whole file without a range, and when its version is another one', async () => {
    expect((await ask().bytes()).length).toBe(bytes.length);
    expect(ask({ range: 'bytes=0-6', 'if-range': '"other"' }).status).toBe(200);
    expect(ask({}, { address: '/api/maps/quebec.pmtiles?v=old' }).headers.get('cache-control')).toBe('no-cache');
  });

  test('gets 304 for what it has, and 416 for a part beyond the end', () => {
    expect(ask({ 'if-none-match': find()?.etag ?? '' }).status).toBe(304);
    const beyond = ask({ range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  test.each(['..%2Fkeys.json', 'keys.json', '.demo.pmtiles.part', 'other.pmtiles'])('for %s gets nothing', (name) => {
    expect(ask({}, { name }).status).toBe(404);
  });
});
