// @vitest-environment jsdom
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type BlockDescription, type Field, type FieldKind, repeaterItems } from '@vitrine/contract/fields.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import type { BlockFixtures } from '../block-framework/fixtures/fixtures.ts';
import { finishExample } from '../block-framework/fixtures/test-finish-example.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';

const modules = import.meta.glob<BlockFixtures>('./*/*.fixture.ts', { eager: true, import: 'fixtures' });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isBlock = (value: unknown): value is WireBlock => isObject(value) && typeof value.block_type === 'string';

/** Marks by which the values of fields are found in the HTML, each with the path of its field. */
type Marks = Map<string, string>;

/** Returns a copy of a block in which each text, link, picture, icon and colour is a mark of its own. */
function markBlock(block: WireBlock, description: BlockDescription, marks: Marks, path = ''): WireBlock {
  const fields = Object.entries(block.fields ?? {}).map(([name, value]) => {
    const field = description.fields[name];
    return [name, field && value ? markValue(value, field, path + name, marks) : value];
  });
  return { ...block, fields: Object.fromEntries(fields) };
}

function markValue(value: unknown, field: Field, path: string, marks: Marks): unknown {
  const word = `mark${marks.size}x`;
  const color = `#c0${marks.size.toString(16).padStart(4, '0')}`;
  const mark = <Value,>(text: string, marked: Value): Value => {
    marks.set(text, path);
    return marked;
  };
  const items = repeaterItems(field);
  if (items) return Array.isArray(value) ? value.map((item) => markItem(item, items, marks, path)) : value;
  const markOf = markers[field.kind];
  return markOf ? markOf({ value, kind: field.kind, word, color, mark }) : value;
}

interface Marking {
  value: unknown;
  kind: FieldKind;
  word: string;
  color: string;
  /** Notes that the value is recognised by a text. */
  mark: <Value>(text: string, marked: Value) => Value;
}

const markText = ({ kind, word, mark }: Marking) => mark(word, { cms_component: kind, content: { fr: word } });
const markPicture = ({ value, word, mark }: Marking) =>
  isObject(value) && value.cms_component === 'image'
    ? mark(word, { ...value, media: { fr: { url: `/resources/${word}.webp`, alt: '' } } })
    : value;

/** The kinds of fields whose values are marked. */
const markers: Partial<Record<FieldKind, (marking: Marking) => unknown>> = {
  text: markText,
  textarea: markText,
  richtext: markText,
  link: ({ value, word, mark }) => mark(word, { ...Object(value), url: { fr: `/${word}` }, on_click_action: null }),
  icon: ({ value, color, mark }) => mark(color, { ...Object(value), color }),
  color: ({ color, mark }) => mark(color, color),
  image: markPicture,
  media: markPicture,
};

function markItem(item: unknown, items: readonly BlockDescription[], marks: Marks, path: string): unknown {
  const description = isBlock(item) ? items.find(({ type }) => type === item.block_type) : undefined;
  return isBlock(item) && description ? markBlock(item, description, marks, `${path}[${description.type}].`) : item;
}

/** Fields of every block that take a colour (layout.12); examples need not give them. */
const colors = { bg_color_primary: '#fff', bg_color_secondary: '#fff', text_color: '#000', point_color: '#000' };

/** Returns the paths of the fields of an example, each with whether its value is in the HTML. */
function shownFields(example: WireBlock, description: BlockDescription): [path: string, isShown: boolean][] {
  const marks: Marks = new Map();
  const own = Object.entries(colors).filter(([name]) => name in description.fields);
  const wire = { ...example, fields: { ...Object.fromEntries(own), ...example.fields } };
  const block = finishExample(markBlock(wire, description, marks), 'fr', () => undefined);
  const html = renderToStaticMarkup(
    <PlaceProvider place={placeOf(new URL('http://site.test/fr'))}>
      <LocaleProvider locale="fr">
        <BlockList blocks={[block]} />
      </LocaleProvider>
    </PlaceProvider>,
  );
  return [...marks].map(([mark, path]) => [path, html.includes(mark)]);
}

/** Beginnings of the paths of fields that the HTML of these examples does not show; other tests do. */
const shownElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Stand beside what a search finds.
  search_properties_block: ['empty_cta', 'alert_cta'],
  // The code of a map is loaded in the browser.
  properties_block: ['map_repeater'],
  sold_properties_map_block: ['map_repeater'],
  offices_map_block: ['map_repeater'],
  // Filter the partners that have a tag of the same name; here each has a mark of its own.
  partners_block: ['tags_repeater'],
  // A compact card has no excerpt.
  blog_featured_post_block: ['articles_repeater[blog_article_item].description'],
};

test.each(blockDescriptions.map((description) => [description.type, description] as const))(
  'what the content says is shown: %s',
  (type, description) => {
    const examples = Object.values(modules[`./${blockFolder(type)}/${blockFolder(type)}.fixture.ts`] ?? {});
    const found = examples.flatMap((example) => shownFields(example, description));
    const own = Object.entries(description.fields).flatMap(([name, { kind }]) => (kind in markers ? [name] : []));
    const shown = new Set(found.flatMap(([path, isShown]) => (isShown ? [path] : [])));
    const missing = [...own, ...found.map(([path]) => path)].filter((path) => !shown.has(path));
    const elsewhere = shownElsewhere[type] ?? [];
    expect(missing.filter((path) => !elsewhere.some((start) => path.startsWith(start)))).toEqual([]);
    expect(elsewhere.filter((start) => !missing.some((path) => path.startsWith(start)))).toEqual([]);
  },
);
