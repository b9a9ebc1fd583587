// @vitest-environment jsdom
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import type { BlockFixtures } from '../block-framework/fixtures/fixtures.ts';
import { finishExample } from '../block-framework/fixtures/test-finish-example.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { LocaleProvider } from '../locale/use-locale.tsx';
import { placeOf } from '../navigation/place.ts';
import { PlaceProvider } from '../navigation/use-place.tsx';

const modules = import.meta.glob<BlockFixtures>('./*/*.fixture.ts', { eager: true, import: 'fixtures' });

/** Text of the calls to action of an example, by which the test finds them. */
const text = 'Appel à l’action';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a copy of a value in which each call to action has the format and the text of the test. */
function withFormat(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withFormat(each, type));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'cta' && isObject(each) ? { ...each, format: { type }, text: { fr: text } } : withFormat(each, type),
    ]),
  );
}

/** Returns a copy of a value in which each link has an address that the website does not follow. */
function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (!isObject(value)) return value;
  if (value.cms_component === 'link') return { ...value, url: { fr: '//' }, on_click_action: null };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutAddresses(each)]));
}

/** Renders an example with other fields, and returns its links. */
function linksOf(example: WireBlock, fields: unknown): HTMLAnchorElement[] {
  const wire = { ...example, fields: fields as WireBlock['fields'] };
  document.body.innerHTML = renderToStaticMarkup(
    <PlaceProvider place={placeOf(new URL('http://site.test/fr'))}>
      <LocaleProvider locale="fr">
        <BlockList blocks={[finishExample(wire, 'fr')]} />
      </LocaleProvider>
    </PlaceProvider>,
  );
  return [...document.querySelectorAll('a')];
}

/** Returns whether each call to action of an example, in a format, looks like a button. */
const callsToAction = (example: WireBlock, type: string): boolean[] =>
  linksOf(example, withFormat(example.fields, type))
    .filter((link) => link.textContent === text)
    .map((link) => link.classList.contains('button'));

const withLinks = blockDescriptions.flatMap(({ type }) => {
  const examples = Object.values(modules[`./${blockFolder(type)}/${blockFolder(type)}.fixture.ts`] ?? {});
  const shown = examples.filter((example) => callsToAction(example, 'button').length > 0);
  return shown.length > 0 ? [[type, shown] as const] : [];
});

describe('a call to action is a button unless its format says href', () => {
  test.each(withLinks)('%s', (_type, examples) => {
    for (const example of examples) {
      expect(callsToAction(example, 'button')).not.toContain(false);
      expect(callsToAction(example, 'href')).not.toContain(true);
    }
  });
});

const examples = Object.values(modules).flatMap(Object.values<WireBlock>);

test('a link without an address is dead in every block: no tab stop, and a nofollow hint', () => {
  const dead = examples.flatMap((example) =>
    linksOf(example, withoutAddresses(example.fields)).filter((link) => !link.hasAttribute('href')),
  );
  expect(dead.length).toBeGreaterThan(100);
  expect(
    dead
      .filter((link) => link.getAttribute('tabindex') !== '-1' || link.rel !== 'nofollow')
      .map((link) => link.outerHTML),
  ).toEqual([]);
});
