import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseTolerant } from './parse-tolerant.ts';

const schema = z.object({
  id: z.string(),
  seo: z
    .object({ title: z.string().nullish(), image: z.object({ url: z.string(), width: z.number().nullish() }) })
    .nullish(),
  paths: z.array(z.object({ locale: z.enum(['fr', 'en']), path: z.string() })).nullish(),
  colors: z.record(z.string(), z.string()).nullish(),
  captcha: z.union([z.object({ key: z.string(), version: z.enum(['v2', 'v3']).nullish() }), z.string()]).nullish(),
});

function parse(raw: unknown) {
  const dropped: string[] = [];
  const { data, error } = parseTolerant(schema, raw, ({ path }) => dropped.push(path));
  return { data, error, dropped };
}

describe('parseTolerant', () => {
  test('returns a right value as it is', () => {
    const right = { id: 'a', paths: [{ locale: 'fr', path: '/fr' }], captcha: 'key' };
    expect(parse(right)).toMatchObject({ data: right, dropped: [] });
  });

  test.each<[string, object, object, string[]]>([
    ['an optional value', { seo: { title: 7, image: { url: 'a' } } }, { seo: { image: { url: 'a' } } }, ['seo.title']],
    ['a deep one', { seo: { image: { url: 'a', width: 'b' } } }, { seo: { image: { url: 'a' } } }, ['seo.image.width']],
    ['a whole part of another kind', { seo: 'x', captcha: 'key' }, { captcha: 'key' }, ['seo']],
    ['a value of a record', { colors: { a: 7, b: 'red' } }, { colors: { b: 'red' } }, ['colors.a']],
    [
      'an item of a list',
      { paths: [{ locale: 'de', path: '/de' }, { locale: 'fr', path: '/fr' }, 7] },
      { paths: [{ locale: 'fr', path: '/fr' }] },
      ['paths.0.locale', 'paths.2'],
    ],
    [
      'a value of one of several shapes',
      { captcha: { key: 'a', version: 'v9' } },
      { captcha: { key: 'a' } },
      ['captcha.version'],
    ],
    ['a value of none of several shapes', { captcha: 7 }, {}, ['captcha']],
    ['what lacks a value that it needs', { seo: { title: 'x', image: {} } }, {}, ['seo.image.url']],
  ])('leaves out %s alone, and reports it', (_, raw, expected, dropped) => {
    expect(parse({ id: 'a', ...raw })).toEqual({ data: { id: 'a', ...expected }, error: undefined, dropped });
  });

  test.each([[{ id: 7 }], [{}], [null], ['x'], [[]]])('fails where a value is needed: %j', (raw) => {
    const { data, error } = parse(raw);
    expect(data).toBeUndefined();
    expect(error?.issues).not.toHaveLength(0);
  });

  test('reports nothing where it fails', () => {
    expect(parse({ id: 7, seo: 'x' }).dropped).toEqual([]);
  });
});
