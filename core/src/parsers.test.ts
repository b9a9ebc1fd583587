import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffApiTokenLifetimeLimit } from '@vitrine/contract/core/staff-api-token.ts';
import fc from 'fast-check';
import { sign } from 'hono/jwt';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileQuery, hostileText } from '../../scripts/tests/hostile-values.ts';
import { readAlertSearch, readQuerySearch } from './alerts/alert-search.ts';
import { CoreProblem } from './http/core-problem.ts';
import { readBounded } from './http/read-bounded.ts';
import { readStaffApiToken } from './http/read-staff-api-token.ts';
import { csvLine } from './leads/staff/csv-line.ts';
import { erasuresFileIn, readErasures } from './persons/erasures-file.ts';
import { readPropertiesQuery } from './routes/read-properties-query.ts';
import { readWebhookAddress } from './webhooks/webhook-address.ts';

const runs = { numRuns: parserCases };
const municipalities = [
  { code: '66023', name: 'Montréal' },
  { code: '23027', name: 'Québec' },
];
const value = fc.oneof(
  hostileText,
  fc.constantFrom('Montréal', '66023', 'condo', '450 000 $', '2', '46.81_-71.21_5', 'year_min=1990'),
);

test(
  'any search of an alert is one with known places and ordered prices, or says no place',
  () => {
    const names = [
      'municipality',
      'property_type',
      'budget_min',
      'budget_max',
      'nb_bedrooms',
      'other_criteria',
      'broker',
      'area',
    ];
    const ofQuery = ['mun', 'type', 'price_min', 'price_max', 'bedrooms', 'area'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), hostileQuery(ofQuery, value), (fields, query) => {
        const asked = readQuerySearch(query.toString(), municipalities, { broker: null, office: null });
        for (const search of [readAlertSearch(fields, municipalities), ...(asked ? [asked] : [])]) {
          for (const code of search.municipality_codes) expect(['66023', '23027']).toContain(code);
          const { price_min: low, price_max: high } = search;
          if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
        }
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any address of a search is a query, or a problem that the caller can mend',
  () => {
    fc.assert(
      fc.property(hostileQuery(['mun', 'format', 'area', 'page', 'limit', 'after', 'zoom'], value), (params) => {
        try {
          expect(readPropertiesQuery(`http://core/properties?${params}`).limit).toBeLessThanOrEqual(100);
        } catch (error) {
          expect(error).toBeInstanceOf(CoreProblem);
        }
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'the address of a webhook is https without a password, unless its host is allowed',
  () => {
    const host = fc.oneof(
      fc.domain(),
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
      fc.constantFrom('localhost', '0x7f.1', '2130706433', '127.1', '[::ffff:10.0.0.1]'),
    );
    const address = fc
      .tuple(fc.constantFrom('https://', 'http://', 'ftp://', '//', 'https:\\\\', 'https://a:b@'), host, hostileText)
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(address, hostileText), (text) => {
        const read = readWebhookAddress(text, new Set());
        if (!(read instanceof URL)) return;
        expect([read.protocol, read.username, read.password]).toEqual(['https:', '', '']);
        if (isIP(read.hostname)) expect(read.hostname).not.toMatch(/^(127|10|0|169\.254|192\.168)\./);
        if (read.hostname.startsWith('['))
          expect(read.hostname).toMatch(/^\[([23][\da-f]{3}:|::ffff:(?!(7f|a)[\da-f]{2}:))/);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a token of staff that was changed, or is too long valid, is none',
  async () => {
    const now = new Date('2026-06-15T12:00:00Z');
    const seconds = now.getTime() / 1000;
    const valid = await sign({ sub: '1', exp: seconds + 60 }, 'key', 'HS256');
    const changed = fc
      .tuple(fc.nat(valid.length - 1), fc.oneof(fc.string({ maxLength: 2 }), hostileText))
      .map(([at, text]) => `${valid.slice(0, at)}${text}${valid.slice(at + 1)}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, hostileText), async (token) => {
        fc.pre(token !== valid);
        expect(await readStaffApiToken(token, 'key', now)).toBeNull();
      }),
      runs,
    );
    const long = await sign({ sub: '1', exp: seconds + staffApiTokenLifetimeLimit + 60 }, 'key', 'HS256');
    expect(await readStaffApiToken(long, 'key', now)).toBeNull();
  },
  parserTimeout,
);

test(
  'a body of any bytes is text of at most the limit, or none',
  async () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 5 });
    async function* streamOf(parts: readonly Uint8Array[]) {
      yield* parts;
    }
    await fc.assert(
      fc.asyncProperty(chunks, fc.nat(100), async (parts, limit) => {
        const text = await readBounded(streamOf(parts), limit);
        expect(text === null).toBe(parts.reduce((sum, part) => sum + part.length, 0) > limit);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a line of CSV has as many cells as it was given, none of which a spreadsheet runs',
  () => {
    const cell = fc.oneof(hostileText, fc.stringMatching(/^[\t\r\n \u00a0]{0,2}[=+\-@|].{0,10}$/));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        const line = csvLine(cells);
        const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, text = '']) =>
          text.replaceAll('""', '"'),
        );
        expect(read.map((text, at) => (text === cells[at] ? text : text.slice(1)))).toEqual(cells);
        for (const text of read) expect(text).not.toMatch(/^\s*[=+\-@|]/);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any list of erasures gives its whole lines, and leaves the others out',
  async () => {
    const line = {
      ...{ number: 'E-20260615-7KQ4MX', at: '2026-06-15T12:00:00.000Z', microsite_ids: null },
      ...{ email_hash: 'a', phone_hash: null, staff_id: '1', locale: 'fr', backups_until: '2026-06-29' },
    };
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-erasures-'));
    const file = erasuresFileIn(folder);
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(hostileText), fc.array(hostileText), async (before, after) => {
          await writeFile(file, [...before, JSON.stringify(line), ...after].join('\n'));
          expect([...(await readErasures(file)).values()]).toEqual([line]);
        }),
        runs,
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  parserTimeout,
);
