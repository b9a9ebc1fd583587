// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPropNames } from '@vitrine/contract/blocks/display-props.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription } from '@vitrine/contract/fields.ts';
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

const fixtures = import.meta.glob<BlockFixtures>('./*/*.fixture.ts', { eager: true, import: 'fixtures' });
const frameStyles = join(import.meta.dirname, '../block-framework/list/block-list.module.css');

/** The custom property in which the frame of a block hands each display prop to the style sheets (`block-frame.ts`). */
const customProperties = {
  bg_color_primary: '--bg',
  bg_color_secondary: '--panel',
  text_color: '--text',
  point_color: '--accent',
  height: '--least-height',
};

/** Props that style only what appears after an action of the visitor, which no example shows. */
const shownLater: Readonly<Record<string, readonly string[]>> = {
  // The buttons and popups of a map, whose code is loaded in the browser.
  map_block: ['bg_color_secondary'],
  // The panel of the welcome tax, which follows the first calculation.
  mortgage_calculator_block: ['bg_color_secondary'],
};

/** Blocks that take no display props (layout.12), though the frame around them would apply some. */
const withoutProps = new Set([
  ...['testimonials_brokers_block', 'property_detail_block', 'area_block', 'area_links_block', 'blog_post_block'],
  ...['test_block', 'error_block', 'spacer_block'],
]);

const source = (file: string): string => readFileSync(file, 'utf8');

/** Returns the style sheets that a module and its imports need, also those that are loaded later. */
function styleSheetsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imports = source(file).matchAll(/(?:from |import |import\()'(\.[^']+)'/g);
  return [...imports].flatMap(([, path = '']) => styleSheetsOf(join(file, '..', path), seen));
}

interface Rule {
  selector: string;
  declarations: string;
}

/** Returns the innermost rules of a style sheet: a selector without pseudo-elements and states, and its declarations. */
const rulesOf = (file: string): Rule[] =>
  [
    ...source(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, before = '', declarations = '']) => ({
    selector: before
      .slice(before.lastIndexOf(';') + 1)
      .trim()
      .replace(/::[\w-]+|:(?:hover|focus-visible|focus-within|focus|active|open)\b/g, '')
      .replace(/(^|[\s,>+~(])(?=$|[,)])/g, '$1*'),
    declarations,
  }));

/** Returns a copy of an example in which each link is a text link and each rich text has a list, a quotation and a link. */
const withRichTexts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withRichTexts);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRichTexts(each)]));
  if (copy.cms_component === 'link') return { ...copy, format: { type: 'href' } };
  if (copy.cms_component !== 'richtext') return copy;
  return { ...copy, content: { fr: '<ul><li>un</li></ul><blockquote>deux</blockquote><p><a href="/a">a</a></p>' } };
};

function renderBlock(wire: WireBlock): string {
  const block = finishExample(wire, 'fr', () => undefined);
  return renderToStaticMarkup(
    <PlaceProvider place={placeOf(new URL('http://site.test/fr'))}>
      <LocaleProvider locale="fr">
        <BlockList blocks={[block]} />
      </LocaleProvider>
    </PlaceProvider>,
  );
}

/** True when a rule uses the property for an element of the document that is reached by its value from the frame. */
function isUsed(property: string, rules: readonly Rule[]): boolean {
  const matching = (pattern: RegExp) => rules.filter(({ declarations }) => pattern.test(declarations));
  const redefined = matching(new RegExp(`(^|[\\s;])${property}:`)).map(({ selector }) => selector);
  const isReached = (element: Element | null): boolean =>
    element === null ||
    element.hasAttribute('data-block') ||
    (!redefined.some((selector) => element.matches(selector)) && isReached(element.parentElement));
  return (
    document.body.innerHTML.includes(`var(${property})`) ||
    matching(new RegExp(`var\\(${property}[,)]`)).some(({ selector }) =>
      [...document.querySelectorAll(selector)].some(isReached),
    )
  );
}

const orientations = ['left', 'center', 'right', 'full'];

/** Returns the display props that change how a block looks in at least one of its examples. */
function effectiveProps({ type }: BlockDescription): string[] {
  const folder = blockFolder(type);
  const examples = Object.values(fixtures[`./${folder}/${folder}.fixture.ts`] ?? {});
  // The cast holds because the copy keeps the shape of its example.
  const probes = examples.flatMap((example) => [example, withRichTexts(example) as WireBlock]);
  const view = join(import.meta.dirname, folder, `${folder}.tsx`);
  const rules = [...styleSheetsOf(view), frameStyles].flatMap(rulesOf);
  const used = new Set<string>();
  for (const probe of probes) {
    document.body.innerHTML = renderBlock(probe);
    for (const [name, property] of Object.entries(customProperties)) if (isUsed(property, rules)) used.add(name);
    const rendered = orientations.map((orientation_x) =>
      renderBlock({ ...probe, fields: { ...probe.fields, orientation_x } }),
    );
    if (new Set(rendered).size > 1) used.add('orientation_x');
  }
  return [...used];
}

test.each(blockDescriptions.filter(({ place }) => place === 'page').map((each) => [each.type, each] as const))(
  'a block offers the display props that change how it looks, and no others: %s',
  (type, description: BlockDescription) => {
    const offered = displayPropNames.filter((name) => name in description.fields);
    const effective = effectiveProps(description);
    const later = shownLater[type] ?? [];
    expect(later.filter((name) => effective.includes(name))).toEqual([]);
    expect(offered.filter((name) => !effective.includes(name) && !later.includes(name))).toEqual([]);
    if (!withoutProps.has(type)) expect(effective.filter((name) => !(name in description.fields))).toEqual([]);
  },
);
