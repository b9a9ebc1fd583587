import { openHouseTimes } from '@vitrine/contract/core/fact-filters.ts';
import { typeExamples } from '@vitrine/contract/reference/wire-examples.ts';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileJson, hostileQuery, hostileText, mutated } from '../../scripts/tests/hostile-values.ts';
import { parseHost } from '../server/allowed-hosts.ts';
import { readNotice } from './alerts/alert-notice.ts';
import { readAlertForm } from './alerts/read-alert-form.ts';
import { readArchiveQuery, writeArchiveQuery } from './blocks/blog-posts-archive/blog-posts-archive-data.ts';
import { finishArchivePage } from './blocks/blog-posts-archive/parts/finish-archive.server.ts';
import { readProperty } from './blocks/property-detail/property-detail.server.ts';
import { readHeight } from './blocks/property-iframe/parts/read-height.ts';
import { readIframe } from './blocks/property-iframe/property-iframe.server.ts';
import { readByteRange } from './byte-range.ts';
import { comparedNumbers } from './compare/compared-numbers.ts';
import { parseFavourites } from './components/favourites/favourite.ts';
import { parseKeptCards } from './components/kept-cards/kept-cards.ts';
import { readListings } from './components/listing-card/read-listings.server.ts';
import { readSharedList } from './favourites/shared-list.ts';
import { readContactProblem } from './forms/read-contact-problem.ts';
import { readRecipient } from './forms/recipient.ts';
import { readSheetPath, sheetPath } from './locale/sheet-path.ts';
import { readAmount, readRate } from './mortgage/read-terms.ts';
import { readEntry } from './navigation/history-entry.ts';
import { pageOutcome } from './page/page-outcome.ts';
import { readQaSettings } from './qa/qa-settings.ts';
import { readEditedBlocks } from './qa/wire-block.server.ts';
import { readFilterChoices } from './search/filter-choices.server.ts';
import { searchKeys, writeFilters } from './search/filters.ts';
import { placeNames } from './search/phrase/place-names.server.ts';
import { readPhrase } from './search/phrase/read-phrase.server.ts';
import { testPlaces } from './search/phrase/test/test-places.ts';
import { readSearch } from './search/read-search.ts';
import { readViewport } from './search/viewport-query.ts';
import { phraseIn, wholeQuery } from './site/known-query.ts';

const runs = { numRuns: parserCases };
const isListing = /^\d{4,12}$/;
const asset = (url: string) => `https://assets.test${url}`;
const context = { locale: 'fr' as const, asset, warn: () => undefined };

const searchValue = fc.oneof(
  hostileText,
  fc.constantFrom(
    '450 000',
    '2',
    'condo',
    'map',
    'asc',
    'buy',
    '1',
    '66023',
    '46.81_-71.21_5',
    'ABABAB',
    ...openHouseTimes,
  ),
  fc
    .array(fc.oneof(fc.integer({ min: -200, max: 200 }).map(String), hostileText), { maxLength: 5 })
    .map((parts) => parts.join('_')),
);

test(
  'any address of the search is a search, whose own address says the same',
  () => {
    fc.assert(
      fc.property(
        hostileQuery(
          ['bounds', 'zoom', 'order_by', 'page', 'view', 'words', 'reset_filters', ...searchKeys],
          searchValue,
        ),
        (params) => {
          const search = readSearch(params);
          const again = readSearch(writeFilters(search.filters));
          expect(again.filters).toEqual(search.filters);
          expect(search.page).toBeGreaterThanOrEqual(1);
          expect(search.words?.length ?? 0).toBeLessThanOrEqual(120);
          const { bounds } = readViewport(params) ?? {};
          if (bounds)
            expect(bounds.SouthWest_lat < bounds.NorthEast_lat && bounds.SouthWest_lng < bounds.NorthEast_lng).toBe(
              true,
            );
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any phrase is read into filters within their limits',
  () => {
    const names = placeNames(testPlaces);
    const words =
      'condo|moins de|450 000 $|2|chambres|near|Magog|h2x|1y4|½|/|-|entre|et|k|M|rue|Saint|de la|é|,|#|10000001|libre|x'.split(
        '|',
      );
    const phrase = fc.oneof(
      hostileText,
      fc.array(fc.oneof(fc.constantFrom(...words), hostileText), { maxLength: 30 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(phrase, fc.constantFrom('fr' as const, 'en' as const), (text, locale) => {
        const { filters, places, unknown, listing } = readPhrase(text, names, locale);
        const { price_min: low, price_max: high } = filters;
        for (const price of [low, high])
          expect(price === null || (Number.isSafeInteger(price) && price > 0)).toBe(true);
        if (low !== null && high !== null) expect(low).toBeLessThanOrEqual(high);
        if (listing !== null) expect(listing).toMatch(isListing);
        expect(places.length + unknown.length).toBeLessThanOrEqual(text.length);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any query is one that the content service takes, and has bounded parts',
  () => {
    fc.assert(
      fc.property(hostileQuery(['q', 'q_dialog', 'uls', 'categories', 'order', 'page', 'variant']), (params) => {
        expect(Object.keys(wholeQuery(params)).length).toBeLessThanOrEqual(50);
        expect(phraseIn(params)).toBe(phraseIn(params).trim());
        for (const uls of comparedNumbers(params)) expect(uls).toMatch(isListing);
        const archive = readArchiveQuery(params);
        expect(readArchiveQuery(writeArchiveQuery(archive))).toEqual(archive);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a form of an alert asks for a change that core knows, or for none',
  () => {
    fc.assert(
      fc.property(
        hostileQuery(
          ['do', 'frequency', ...searchKeys],
          fc.oneof(searchValue, fc.constantFrom('change', 'save', 'pause', 'daily')),
        ),
        (params) => {
          const form = new FormData();
          for (const [name, value] of params) form.append(name, value);
          const { change = 'end' } = readAlertForm(form) ?? {};
          if (change !== 'end' && 'query' in change)
            expect(readSearch(new URLSearchParams(change.query)).filters).toBeDefined();
          expect([null, 'confirm', 'save', 'change', 'pause', 'resume', 'unsubscribe', 'failed']).toContain(
            readNotice(params.get('do'), 'active'),
          );
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any answer of the content service is a page or an error, and never throws',
  () => {
    const statuses = fc.constantFrom(200, 301, 302, 403, 404, 410, 418, 500, 503);
    const body = fc.oneof(
      mutated(typeExamples.Page),
      mutated({ location: '/fr' }),
      mutated(typeExamples.PageError),
      hostileJson,
    );
    fc.assert(
      fc.property(body, statuses, fc.boolean(), (given, status, isJson) => {
        const text = JSON.stringify(given) ?? '';
        const answer = {
          kind: 'answered' as const,
          status,
          body: isJson ? given : text,
          isJson,
          text,
          headers: new Headers(),
        };
        const outcome = pageOutcome(answer as never, () => undefined);
        expect(['page', 'redirect', 'error']).toContain(outcome.kind);
        if (outcome.kind === 'error') expect(outcome.status).toBeGreaterThanOrEqual(400);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'any answer of core is read in part or not at all, and never throws',
  () => {
    const warn = vi.fn();
    const answers = fc.oneof(
      mutated({ data: { propertiesListing: [typeExamples.Listing], total: 1, next: null } }),
      mutated(typeExamples.Listing),
      mutated({
        data: {
          municipalities: [typeExamples.Municipality],
          property_types: [typeExamples.PropertyType],
          brokers: [],
          offices: [],
        },
      }),
      mutated({ articles: [typeExamples.Article], total: 1, categories: [{ id: '1', label: { fr: 'a' } }] }),
      mutated({
        iframeUrl: { fr: 'https://a.example/x', en: 'https://a.example/y' },
        iframeQueryParams: { a: 'b', c: null },
      }),
      hostileJson,
    );
    fc.assert(
      fc.property(answers, (body) => {
        for (const { href } of readListings(body, context)?.listings ?? []) expect(href).toMatch(/^\/(?!\/)/);
        for (const { href } of finishArchivePage(body, context)?.articles ?? [])
          expect(href ?? '/').toMatch(/^\/(?!\/)/);
        readProperty(body, { ...context, warn } as never);
        readFilterChoices(body, 'fr');
        const frame = readIframe(body, context);
        if (frame)
          expect(frame.src).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)[:/]/);
      }),
      runs,
    );
  },
  parserTimeout,
);

const jsonText = (example: unknown) =>
  fc.oneof(
    mutated(example).map((value) => JSON.stringify(value) ?? ''),
    hostileText,
  );

test(
  'what the storage of the browser holds is read in part, whoever wrote it',
  () => {
    const card = { street: 'a', municipality: 'b', type: 'c', price: 'd', href: '/fr/x', source: '' };
    const favourite = { uls: '10000001', status: 'active', price: 1, savedAt: 1 };
    fc.assert(
      fc.property(
        jsonText([favourite]),
        jsonText({ 10000001: { fr: card, at: 1 } }),
        hostileJson,
        (favourites, cards, entry) => {
          for (const { uls } of parseFavourites(favourites)) expect(uls).toMatch(isListing);
          for (const [, { fr, en }] of parseKeptCards(cards, 2))
            for (const each of [fr, en]) expect(each?.href ?? '/fr/').toMatch(/^\/(fr|en)\//);
          const { key = '', index = 0 } = readEntry(entry) ?? {};
          expect([typeof key, typeof index]).toEqual(['string', 'number']);
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'messages of other windows, and problems of forms, are read into bounded values',
  () => {
    const message = fc.oneof(
      mutated({ event_id: 'height', height: { height: 1840 } }),
      jsonText({ type: 'resize', value: 200 }),
      hostileJson,
    );
    const problem = mutated({ detail: 'x', errors: [{ field: 'email', code: 'invalid' }] });
    fc.assert(
      fc.property(
        message,
        problem,
        jsonText({ type: 'broker', slug: 'a', avatar: { src: '/a.jpg' } }),
        (said, body, recipient) => {
          const height = readHeight(said);
          expect(height === null || (height >= 100 && height <= 20_000)).toBe(true);
          const read = readContactProblem(body);
          if (read.kind === 'refused')
            for (const { code } of read.errors) expect(['required', 'invalid', 'too_long']).toContain(code);
          expect(readRecipient(recipient)?.type).not.toBe('');
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'headers and small addresses are read into bounded values, or not at all',
  () => {
    const digits = fc.stringMatching(/^(bytes=)?\d{0,25}-?\d{0,25}$/);
    const host = fc.oneof(hostileText, fc.domain(), fc.stringMatching(/^[[\]a-z0-9.:-]{0,40}$/));
    const list = fc.oneof(hostileText, fc.stringMatching(/^#(liste|list)=[\d,%2C]{0,60}$/));
    fc.assert(
      fc.property(digits, fc.nat(), host, list, (range, size, header, hash) => {
        const read = readByteRange(range, size);
        if (read !== null && read !== 'unsatisfiable')
          expect(read.start >= 0 && read.start <= read.end && read.end < size).toBe(true);
        expect(parseHost(header)?.host ?? 'a').toMatch(/^[a-z0-9.:[\]-]+$/);
        for (const uls of readSharedList(hash) ?? []) expect(uls).toMatch(isListing);
        const sheet = readSheetPath(`/fr/${header}/fiche.pdf`);
        expect(sheet && sheetPath(sheet.listingPath, sheet.locale, sheet.form)).toBe(`/fr/${header}/fiche.pdf`);
        expect(
          Object.values(readQaSettings(`a=b; vitrine_qa_settings=${header}`)).every(
            (flag) => typeof flag === 'boolean',
          ),
        ).toBe(true);
        expect(Number.isNaN(readAmount(header))).toBe(false);
        expect(Number.isFinite(readRate(header) ?? 0)).toBe(true);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'blocks that an editor sends are a bounded list of blocks, or none',
  () => {
    fc.assert(
      fc.property(mutated([{ id: 'a', block_type: 'text_block_1', fields: { a: 1 } }]), (value) => {
        for (const { id, block_type } of readEditedBlocks(value) ?? [])
          expect([typeof id, typeof block_type]).toEqual(['string', 'string']);
      }),
      runs,
    );
  },
  parserTimeout,
);
