import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { questionsAnswers } from '@vitrine/contract/blocks/questions-answers.ts';
import { soldPropertiesMap } from '@vitrine/contract/blocks/sold-properties-map.ts';
import { text2 } from '@vitrine/contract/blocks/text-2.ts';
import {
  type BlockDescription,
  describeBlock,
  describeItem,
  type Field,
  type FieldKind,
  repeaterItems,
} from '@vitrine/contract/fields.ts';
import { anyBlock } from '@vitrine/contract/kinds/blocks.ts';
import { repeater } from '@vitrine/contract/kinds/repeater.ts';
import { text } from '@vitrine/contract/kinds/text.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FindPicture } from '../kinds/stored-picture.ts';
import { payloadToWire } from './payload-to-wire.ts';
import { wireToPayload } from './wire-to-payload.ts';

/** The media library: three pictures without alternative text, whose ids are their indexes. */
const pictureNames = ['facade-001.webp', 'room-002.webp', 'portrait-003.webp'];
const findPicture: FindPicture = (id) => {
  const filename = typeof id === 'number' ? pictureNames[id] : undefined;
  return filename
    ? { filename, width: 1600, height: 900, placeholder: null, alt: {}, center: null, variants: [] }
    : undefined;
};
const pictureId = (url: string) => {
  const index = pictureNames.indexOf(url.replace('/resources/', ''));
  return index < 0 ? undefined : index;
};

const some = fc.string({ minLength: 1, maxLength: 12 });
const both = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(fc.record({ fr: value, en: value }), fc.record({ fr: value }), fc.record({ en: value }));
const maybe = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }, required: (keyof T)[] = []) =>
  fc.record(shape, { requiredKeys: required });
const component = <T>(kind: string, values: fc.Arbitrary<T>) => values.map((own) => ({ cms_component: kind, ...own }));
/** Generates objects that are not empty. */
const filledOne = <T extends object>(values: fc.Arbitrary<T>) => values.filter((own) => Object.keys(own).length > 0);

/** Maximum depth of generated repeaters: three levels of a menu below its header. */
const deepest = 3;

/** Blocks nested in others: one with a choice, one filled by core data and one with items. */
const nestedBlocks = [text2, soldPropertiesMap, questionsAnswers];

/** Text and HTML as Payload's editor writes them. */
const words = fc
  .stringMatching(/^[\p{L}\d][\p{L}\d &<>"']{0,10}$/u)
  .map((text) =>
    text
      .replace(/ +/g, ' ')
      .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign),
  );
const inline = fc.oneof(
  words,
  words.map((text) => `<strong>${text}</strong>`),
  words.map((text) => `<strong><em>${text}</em></strong>`),
  words.map((text) => `<a href="/contact">${text}</a>`),
  words.map((text) => `<a href="https://example.ca/?a=1&amp;b=2" target="_blank" rel="noopener">${text}</a>`),
);
const html = fc
  .array(
    fc.oneof(
      inline.map((text) => `<p>${text}<br>${text}</p>`),
      inline.map((text) => `<h3>${text}</h3>`),
      inline.map((text) => `<ul><li>${text}</li><li>${text}<ol><li>${text}</li></ol></li></ul>`),
      inline.map((text) => `<blockquote>${text}</blockquote>`),
      fc.constant('<hr>'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));

const percent = fc.integer({ min: 0, max: 100 });
const image = component(
  'image',
  maybe(
    {
      media: both(
        maybe(
          {
            url: fc.constantFrom(...pictureNames).map((name) => `/resources/${name}`),
            alt: some,
            width: fc.constant(1600),
            height: fc.constant(900),
          },
          ['url', 'width', 'height'],
        ),
      ),
      center: filledOne(maybe({ x: percent, y: percent })),
      filters: filledOne(
        maybe({ blur: percent, brightness: percent, contrast: percent, opacity: percent, saturate: percent }),
      ),
    },
    ['media'],
  ),
);
const video = fc.constantFrom('video', 'external_video').chain((kind) =>
  component(
    kind,
    maybe(
      {
        sources: both(fc.array(maybe({ url: some, type: some }, ['url']), { minLength: 1, maxLength: 2 })),
        poster: image,
        autoplay: fc.boolean(),
        hide_overlay: fc.boolean(),
        controls: fc.boolean(),
        loop: fc.boolean(),
        muted: fc.boolean(),
      },
      ['sources'],
    ),
  ),
);
const link = component(
  'link',
  maybe(
    {
      text: both(some),
      url: both(some),
      target: fc.constantFrom('self', 'blank'),
      on_click_action: fc.constant('open_contact_modal'),
      format: filledOne(maybe({ type: some, color: some, bg_color: some })),
      icon: filledOne(maybe({ type: some, align: some, font_weight: some })),
    },
    ['url'],
  ),
);

type AnyValue<F> = { of(field: F, depth: number): fc.Arbitrary<unknown> }['of'];

const anyItems: AnyValue<Field<'repeater' | 'lazy-repeater'>> = (field, depth) => {
  if (depth >= deepest) return fc.constant([]);
  const kinds = (repeaterItems(field) ?? []).map((item) => blockOf(item, depth + 1));
  const maxLength = Math.min(field.max ?? Math.max(field.min, 2), field.min + 2);
  return fc.array(fc.oneof(...kinds), { minLength: field.min, maxLength });
};

/** Generates values of the wire for the fields of each kind. */
const anyValue: Readonly<Record<FieldKind, AnyValue<Field>>> = {
  text: () => component('text', fc.record({ content: both(some) })),
  textarea: () => component('textarea', fc.record({ content: both(some) })),
  richtext: () => component('richtext', fc.record({ content: both(html) })),
  code: () => component('code', fc.record({ content: some })),
  icon: () => component('icon', maybe({ type: some, font_weight: some, color: some }, ['type'])),
  image: () => image,
  video: () => video,
  media: () => fc.oneof(image, video),
  link: () => link,
  choice: ({ options }: Field<'choice'>) => fc.constantFrom(...Object.keys(options)),
  number: () => fc.integer(),
  flag: () => fc.boolean(),
  color: () => some,
  scalar: () => some,
  coords: () =>
    fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })),
  'option-list': () =>
    fc.uniqueArray(fc.record({ id: some, label: both(some) }), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 3,
    }),
  repeater: anyItems,
  'lazy-repeater': anyItems,
  blocks: () => fc.array(fc.oneof(...nestedBlocks.map((block) => blockOf(block, deepest))), { maxLength: 2 }),
};

const values = (fields: BlockDescription['fields'], depth: number) => {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = anyValue[field.kind](field, depth);
    return [name, field.required ? value.filter((own) => field.isFilled(own)) : value] as const;
  });
  const requiredKeys = Object.keys(fields).filter((name) => fields[name]?.required);
  return fc.record<Record<string, unknown>>(Object.fromEntries(entries), { requiredKeys });
};

function blockOf(description: BlockDescription, depth: number): fc.Arbitrary<WireBlock> {
  const source = fc.record(
    { source: fc.constantFrom('properties', 'people'), query: fc.dictionary(some, fc.array(some)), limit: percent },
    { requiredKeys: ['source'] },
  );
  const framed = fc.record(
    { iframeUrl: both(some), iframeQueryParams: fc.dictionary(some, some) },
    { requiredKeys: ['iframeUrl'] },
  );
  const coreData = description.coreData === 'iframe' ? framed : source;
  const params = fc
    .tuple(maybe({ color_scheme: some, core_data: coreData }), values(description.params, depth))
    .map(([shared, own]) => ({ ...shared, ...own }));
  return fc
    .record({ id: some, params, fields: values(description.fields, depth) })
    .map(({ id, params: own, fields }) => ({
      id,
      block_type: description.type,
      ...(Object.keys(own).length > 0 && { block_params: own }),
      fields,
    }));
}

const keep = (locale: 'all' | 'fr' | 'en') => ({ locale, pictureId });

/** Tabs that hold any block, including tabs. */
const tabItem = describeItem('tab_item', {
  label: { fr: 'Onglet', en: 'Tab' },
  doc: { fr: 'Un onglet.', en: 'A tab.' },
  fields: {
    main_title: text({ fr: 'Titre', en: 'Title' }, { fr: 'Le titre.', en: 'The title.' }, { required: true }),
    blocks_repeater: anyBlock({ fr: 'Blocs', en: 'Blocks' }, { fr: 'Les blocs.', en: 'The blocks.' }),
  },
});
const tabs = describeBlock('tabs_block', {
  group: 'layout',
  order: 1,
  label: { fr: 'Onglets', en: 'Tabs' },
  doc: { fr: 'Des onglets.', en: 'Tabs.' },
  fields: { tabs_repeater: repeater([tabItem], { fr: 'Onglets', en: 'Tabs' }, { fr: 'Onglets.', en: 'Tabs.' }) },
});
const descriptions = [...blockDescriptions, tabs];

describe.each(descriptions.map((description) => [description.type, description] as const))('%s', (_, description) => {
  const anyExample = blockOf(description, 0);

  test('What is read from the wire into Payload is written to the wire as it was.', () => {
    fc.assert(
      fc.property(anyExample, (block) => {
        const stored = wireToPayload([block], descriptions, keep('all'));
        expect(payloadToWire(stored, descriptions, findPicture)).toEqual([block]);
      }),
      { numRuns: 40 },
    );
  });

  test('What is written to the wire is what the contract’s parser takes.', () => {
    fc.assert(
      fc.property(anyExample, (block) => {
        const problems: unknown[] = [];
        const stored = wireToPayload([block], descriptions, keep('all'));
        const written = payloadToWire(stored, descriptions, findPicture);
        parseBlocks(
          written,
          (type) => descriptions.find((known) => known.type === type),
          (problem) => problems.push(problem),
        );
        expect(problems).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

const tabsOf = (...blocks: WireBlock[]): WireBlock => ({
  block_type: 'tabs_block',
  fields: { tabs_repeater: [{ block_type: 'tab_item', fields: { blocks_repeater: blocks } }] },
});

test('Blocks nest as deep as the admin has forms for them; deeper ones are left out.', () => {
  const leaf = { block_type: 'text_block_1', fields: {} };
  const stored = wireToPayload([tabsOf(tabsOf(leaf, tabsOf(leaf)))], descriptions, keep('all'));
  expect(payloadToWire(stored, descriptions, findPicture)).toEqual([tabsOf(tabsOf(leaf))]);
});
