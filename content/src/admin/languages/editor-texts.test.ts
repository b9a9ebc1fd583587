import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription } from '@vitrine/contract/fields.ts';
import { repeaterItems } from '@vitrine/contract/fields.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { SanitizedConfig } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { contentConfig } from '../../content-config.ts';
import { readStoreEnv } from '../../env.ts';
import { asList, asObject } from '../../values/untyped-values.ts';

/** A text in the admin's forms, with its path in the configuration. */
interface EditorText {
  path: string;
  value: unknown;
}

/** Fields that only administrators use, whose labels may use technical terms such as HTML and key. */
const administratorsOnly = /^(sites\.(metadata|site_key|captcha)|.*script_embed_block)/;

const technicalWords =
  /`|\w_\w|[{}]|\b(core|slug|json|css|http|html|api|url|utc|iframe|payload|uuid|null|boolean|microsite|wire|string|regex|repeater|px)\b|\bcolou?r 0\d\b/i;

/** An ordinary space where French typography requires a non-breaking one. */
const breakingSpace = /« | [»:;?!]/;

let config: SanitizedConfig;
beforeAll(async () => {
  config = await contentConfig(
    readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'a-secret-for-the-tests' }),
  );
});

const isInternal = (slug: string) => slug.startsWith('payload-') && slug !== 'payload-folders';

/** Returns every text of the fields and of the fields below them. */
function textsOfFields(fields: unknown, path: string): EditorText[] {
  return asList(fields).flatMap((raw) => {
    const field = asObject(raw);
    const admin = asObject(field.admin);
    if (field.hidden === true || admin.hidden === true || admin.disabled === true) return [];
    const own = typeof field.name === 'string' ? `${path}.${field.name}` : path;
    const hasLabel = !['ui', 'row', 'tabs'].includes(String(field.type)) && field.label !== false;
    return [
      ...(hasLabel ? [{ path: `${own} (label)`, value: field.label }] : []),
      ...textsIn(asObject(field.labels), `${own} (labels)`),
      ...textsIn({ description: admin.description, placeholder: admin.placeholder }, own),
      ...asList(field.options).map((option) => ({ path: `${own} (option)`, value: asObject(option).label ?? option })),
      ...asList(field.tabs).flatMap((tab) => textsOfFields([{ type: 'group', ...asObject(tab) }], own)),
      ...textsOfFields(field.fields, own),
    ];
  });
}

const textsIn = (values: Record<string, unknown>, path: string): EditorText[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [{ path: `${path} (${name})`, value }],
  );

function allTexts(): EditorText[] {
  const entities = [...config.collections, ...config.globals].filter(({ slug }) => !isInternal(slug));
  return [
    ...entities.flatMap((entity) => {
      const { slug, fields, admin, ...rest } = entity;
      const names = 'labels' in rest ? { ...rest.labels } : { label: rest.label };
      return [
        ...textsIn({ ...names, description: admin?.description, group: admin?.group }, slug),
        ...textsOfFields(fields, slug),
      ];
    }),
    ...asList(config.blocks).flatMap((raw) => {
      const { slug, labels, fields, admin } = asObject(raw);
      return [
        ...textsIn(asObject(labels), String(slug)),
        ...textsIn({ group: asObject(admin).group }, String(slug)),
        ...textsOfFields(fields, String(slug)),
      ];
    }),
    ...Object.entries(blockGroups).map(([name, value]) => ({ path: `group ${name}`, value })),
    ...blockDescriptions.flatMap((description) => textsOfDescription(description)),
  ];
}

/** Returns the label and the help of a block, of its items and of all their fields. */
function textsOfDescription({ type, label, doc, fields, params }: BlockDescription): EditorText[] {
  return [
    { path: `${type} (label)`, value: label },
    { path: `${type} (help)`, value: doc },
    ...Object.entries({ ...fields, ...params }).flatMap(([name, field]) => [
      { path: `${type}.${name} (label)`, value: field.label },
      { path: `${type}.${name} (help)`, value: field.doc },
      ...('options' in field ? textsIn({ ...field.options }, `${type}.${name} (option)`) : []),
      ...(repeaterItems(field) ?? []).flatMap((item) =>
        item.type === type
          ? []
          : [
              { path: `${item.type} (label)`, value: item.label },
              { path: `${item.type} (help)`, value: item.doc },
            ],
      ),
    ]),
  ];
}

/** Returns the text in each language; Payload's own labels are functions of its translations. */
function inBothLanguages(value: unknown): { fr: unknown; en: unknown } {
  if (typeof value !== 'function') return { fr: asObject(value).fr, en: asObject(value).en };
  const translate = (language: 'fr' | 'en') => {
    const { translations } = asObject(asObject(config.i18n.supportedLanguages)[language]);
    const own = asObject(asObject(config.i18n.translations)[language]);
    const find = (tree: unknown, key: string) =>
      key.split(':').reduce<unknown>((node, name) => asObject(node)[name], tree);
    return value({ t: (key: string) => find(own, key) ?? find(translations, key) });
  };
  return { fr: translate('fr'), en: translate('en') };
}

test('every label, help text, placeholder and option is written in French and in English', () => {
  const misses = allTexts().filter(({ value }) => {
    const texts = inBothLanguages(value);
    return locales.some((locale) => typeof texts[locale] !== 'string' || texts[locale] === '');
  });
  expect([...new Set(misses.map(({ path }) => path))]).toEqual([]);
});

test('no text of the forms holds a technical word, except those that administrators alone use', () => {
  const misses = allTexts().flatMap(({ path, value }) => {
    if (administratorsOnly.test(path)) return [];
    const texts = inBothLanguages(value);
    return locales.flatMap((locale) =>
      technicalWords.test(String(texts[locale])) ? [`${path}: ${texts[locale]}`] : [],
    );
  });
  expect([...new Set(misses)]).toEqual([]);
});

test('French texts have non-breaking spaces before double punctuation and inside guillemets', () => {
  const misses = allTexts().flatMap(({ path, value }) => {
    const { fr } = inBothLanguages(value);
    return typeof fr === 'string' && breakingSpace.test(fr) ? [`${path}: ${fr}`] : [];
  });
  expect([...new Set(misses)]).toEqual([]);
});

test('dates are shown in the words of each language', () => {
  const dates: string[] = [config.admin.dateFormat];
  const collect = (fields: unknown) => {
    for (const raw of asList(fields)) {
      const { type, admin, hidden, fields: below } = asObject(raw);
      if (hidden === true || asObject(admin).hidden === true || asObject(admin).disabled === true) continue;
      if (type === 'date') dates.push(String(asObject(asObject(admin).date).displayFormat));
      collect(below);
    }
  };
  for (const { slug, fields } of config.collections) if (!isInternal(slug)) collect(fields);
  // Formats of date-fns that follow the language: `PPp` is “22 nov. 2026, 17:30” or “Nov 22, 2026, 5:30 PM”.
  expect(dates.filter((format) => !/^P+p*$/.test(format))).toEqual([]);
  expect(dates.length).toBeGreaterThan(1);
});

test('the fields of the other language can be filled', () => {
  const fields = [...(config.collections ?? []), ...(config.blocks ?? [])].flatMap(({ flattenedFields }) =>
    flattenedFields.flatMap((field) => [field, ...('flattenedFields' in field ? field.flattenedFields : [])]),
  );
  const others = fields.filter(({ name }) => ['other_alt', 'other_text'].includes(name));
  expect(new Set(others.map(({ name }) => name)).size).toBe(2);
  expect(others.filter(({ admin }) => admin && 'readOnly' in admin && admin.readOnly)).toEqual([]);
});
