import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parserCases, parserTimeout } from '../../scripts/tests/generated-runs.ts';
import { hostileJson, hostileQuery, hostileText, mutated } from '../../scripts/tests/hostile-values.ts';
import { blockDescriptions, findBlock } from './blocks/index-of-blocks.ts';
import { readAlertFacts } from './core/alert-facts.ts';
import { areaPath, readAreaPath } from './core/area-path.ts';
import { areaPattern } from './core/area-pattern.ts';
import { readPhone } from './core/contact-patterns.ts';
import { decodeMarkers, encodeMarkers } from './core/marker-columns.ts';
import { markerColumns } from './core/properties.ts';
import { propertiesQuery, readParameters } from './core/properties-query.ts';
import { readBoroughCode } from './core/quebec-boroughs.ts';
import { factLimits, readFacts, readOpenHouse } from './core/read-facts.ts';
import { pageResponse } from './page.ts';
import { maxBlockDepth, type ParsedBlock, parseBlocks } from './parse-block.ts';
import { parseTolerant } from './parse-tolerant.ts';
import { readEditorState } from './preview-messages.ts';
import { readPreviewToken, signPreviewToken } from './preview-token.ts';
import { typeExamples } from './reference/wire-examples.ts';
import { wireTypes } from './reference/wire-types.ts';
import { parseColor } from './theme/color.ts';

const runs = { numRuns: parserCases };
const blocks = (raw: unknown) => parseBlocks(raw, findBlock, () => undefined);

/** Nested enough, and with enough kinds of fields, that a change hits each reader. */
const exampleBlocks = [...(typeExamples.Page as { content: { fields: unknown[] } }).content.fields, typeExamples.Block];

function expectKnown(parsed: readonly ParsedBlock[], depth = 1): void {
  expect(depth).toBeLessThanOrEqual(maxBlockDepth);
  for (const { type, fields } of parsed) {
    const description = blockDescriptions.find((known) => known.type === type);
    if (!description) continue;
    expect(Object.keys(fields).filter((name) => !Object.hasOwn(description.fields, name))).toEqual([]);
    for (const [name, field] of Object.entries(description.fields)) {
      const value = fields[name];
      if (field.kind === 'blocks') expectKnown(value as ParsedBlock[], depth + 1);
      if ('max' in field && field.max !== null) expect((value as unknown[]).length).toBeLessThanOrEqual(field.max);
    }
  }
}

test(
  'blocks of any JSON are left out or have the fields of their descriptions',
  () => {
    fc.assert(
      fc.property(fc.oneof(mutated(exampleBlocks), hostileJson), (raw) => {
        const parsed = blocks(raw);
        for (const { type } of parsed) expect(findBlock(type)).toBeDefined();
        expectKnown(parsed);
      }),
      runs,
    );
  },
  parserTimeout,
);

test('blocks within blocks, however deep, end at the deepest level that is allowed', () => {
  const nested = (levels: number): unknown =>
    levels === 0
      ? []
      : [
          {
            block_type: 'test_block',
            fields: { tabs_repeater: [{ block_type: 'tab_item', fields: { blocks_repeater: nested(levels - 1) } }] },
          },
        ];
  expect(() => blocks(nested(1000))).not.toThrow();
});

test(
  'a page of any JSON is refused, or one of which the wrong parts were removed',
  () => {
    const example = typeExamples.Page;
    fc.assert(
      fc.property(fc.oneof(mutated(example), hostileJson), (raw) => {
        const before = JSON.stringify(raw);
        const { data } = parseTolerant(pageResponse, raw, () => undefined);
        expect(JSON.stringify(raw)).toBe(before);
        if (data) expect(pageResponse.safeParse(JSON.parse(JSON.stringify(data))).success).toBe(true);
      }),
      runs,
    );
  },
  parserTimeout,
);

const answers = Object.entries(typeExamples).flatMap(([name, example]) => {
  const type = Object.values(wireTypes).find((types) => Object.hasOwn(types, name))?.[name];
  return type ? [[name, type.schema, example] as const] : [];
});
const answerCases = Math.ceil(parserCases / answers.length);

test.each(answers)(
  'a value of any JSON is refused, or a %s that is one again',
  (_, schema, example) => {
    fc.assert(
      fc.property(fc.oneof(mutated(example), hostileJson), (raw) => {
        const { data, success } = schema.safeParse(raw);
        if (success) expect(schema.safeParse(data).success).toBe(true);
      }),
      { numRuns: answerCases },
    );
  },
  parserTimeout,
);

test(
  'the parameters of a search are refused for their area or format alone, and within their limits',
  () => {
    const names = Object.keys(propertiesQuery.in.shape);
    const value = fc.oneof(
      hostileText,
      fc.constantFrom('45.5', '-73.5', 'condo', 'map', '66023', '450 000', 'asc', 'A_B'),
    );
    fc.assert(
      fc.property(hostileQuery(names, value), (params) => {
        const { data, error } = propertiesQuery.safeParse(readParameters(params));
        for (const { path } of error?.issues ?? []) expect(['area', 'format']).toContain(path[0]);
        if (!data) return;
        expect(data.limit).toBeLessThanOrEqual(100);
        expect(data.page).toBeGreaterThanOrEqual(1);
        for (const list of [data.mun, data.type, data.broker, data.office])
          for (const each of list) expect(each).toMatch(/^[\w-]{1,60}$/);
        if (data.price_min !== null && data.price_max !== null)
          expect(data.price_min).toBeLessThanOrEqual(data.price_max);
        if (data.area !== null) expect(data.area).toMatch(areaPattern);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'facts of a query are numbers within their limits',
  () => {
    fc.assert(
      fc.property(
        hostileQuery(Object.keys(factLimits).flatMap((name) => [name, `${name}_min`, `${name}_max`])),
        (params) => {
          const facts = { ...readFacts((name) => params.get(name)), ...readAlertFacts(params.toString()) };
          for (const value of Object.values(facts))
            expect(value === null || typeof value === 'boolean' || (Number.isFinite(value) && Number(value) >= 0)).toBe(
              true,
            );
          expect([null, 'any', 'weekend', 'week']).toContain(readOpenHouse(params.get('open_house')));
        },
      ),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a path is no area, or the address of the area that it names',
  () => {
    const parts = fc.array(
      fc.oneof(fc.constantFrom('fr', 'en', 'a-vendre', 'for-sale', 'montreal', 'verdun', 'condos', ''), hostileText),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, (names) => {
        const path = `/${names.join('/')}`;
        const key = readAreaPath(path);
        if (key) expect([areaPath(key, 'fr'), areaPath(key, 'en')]).toContain(path);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'phone numbers, colours and codes of boroughs are none, or have the form that is promised',
  () => {
    const digits = fc.stringMatching(/^\+?\(?\d{1,3}\)? ?[\d -]{0,18}(?: (?:poste|x|#) ?\d{0,8})?$/);
    const color = fc.stringMatching(/^(#[\da-f]{0,9}|rgba?\([\d ,./%]{0,30}\))$/);
    fc.assert(
      fc.property(fc.oneof(hostileText, digits, color), (text) => {
        expect(readPhone(text)?.e164 ?? '+10').toMatch(/^\+\d{2,15}$/);
        for (const channel of parseColor(text) ?? []) expect(channel).toBeGreaterThanOrEqual(0);
        expect(readBoroughCode(text)?.slug).not.toBe('');
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'columns of markers that the schema accepts are markers, one for each number',
  () => {
    const example = encodeMarkers([
      { uls: '10000001', coords: [45.5, -73.5], price: 450_000, badge: 'sold' },
      { uls: '00123', coords: [46.5, -71.5], price: null, badge: null },
    ]);
    fc.assert(
      fc.property(mutated(example), (raw) => {
        const { data } = markerColumns.safeParse(raw);
        if (data) expect(decodeMarkers(data)).toHaveLength(data.uls.length);
      }),
      runs,
    );
  },
  parserTimeout,
);

test(
  'a token that was changed shows no draft',
  async () => {
    const claims = { purpose: 'link', kind: 'article', id: '12', variant: 'a', expires: 2_000_000_000 } as const;
    const valid = await signPreviewToken('key', 'site', claims);
    const change = fc.tuple(fc.nat(valid.length - 1), fc.oneof(fc.string({ maxLength: 2 }), hostileText));
    const changed = change.map(([at, text]) => `${valid.slice(0, at)}${text}${valid.slice(at + 1)}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, hostileText), async (token) => {
        fc.pre(token !== valid);
        expect(await readPreviewToken('key', 'site', token, 0)).toBeNull();
      }),
      runs,
    );
    expect(await readPreviewToken('key', 'site', valid, 0)).toEqual(claims);
  },
  parserTimeout,
);

test(
  'a message of another window is no state of a form, or one of texts and flags',
  () => {
    const example = {
      language: 'fr',
      blocks: [{ id: '1', label: 'a', pictures: [{ path: 'a.b', label: 'c' }] }],
      variants: [{ key: 'k', name: 'n' }],
    };
    fc.assert(
      fc.property(fc.oneof(mutated(example), hostileJson), (message) => {
        for (const block of readEditorState(message)?.blocks ?? []) {
          expect([typeof block.id, typeof block.label, typeof block.isHidden]).toEqual(['string', 'string', 'boolean']);
        }
      }),
      runs,
    );
  },
  parserTimeout,
);
