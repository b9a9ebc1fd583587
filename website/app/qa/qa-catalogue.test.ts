import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { locales } from '@vitrine/contract/locale.ts';
import { expect, test } from 'vitest';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import { findEntry, qaCatalogue } from './qa-catalogue.server.ts';
import { exampleId, filterFamilies } from './qa-catalogue.ts';

const namesOf = (families: ReturnType<typeof qaCatalogue>, kind: string) =>
  families.flatMap(({ entries }) => entries.filter((entry) => entry.kind === kind).map(({ name }) => name));

test.each(locales)('every block is in the catalogue in %s, in the order of the picker of the admin', (locale) => {
  expect(namesOf(qaCatalogue(locale), 'block')).toEqual(blockDescriptions.map(({ type }) => blockFolder(type)));
});

test('every entry has examples, and its sections have ids of their own', () => {
  for (const { name, fixtures } of qaCatalogue('fr').flatMap(({ entries }) => entries)) {
    expect(fixtures, name).toContain('default');
    expect(new Set(fixtures.map(exampleId)).size, name).toBe(fixtures.length);
  }
});

test('the progress bar, the skip link and the consent banner are among the components', () => {
  const components = namesOf(qaCatalogue('en'), 'piece');
  expect(components).toEqual(expect.arrayContaining(['progress-bar', 'skip-link', 'consent-banner', 'toast']));
});

test('the filter finds labels and names without regard to case and accents', () => {
  const families = qaCatalogue('fr');
  expect(namesOf(filterFamilies(families, 'TEMOIGNAGES'), 'block')).toContain('testimonials-list');
  expect(namesOf(filterFamilies(families, 'cta-double'), 'block')).toEqual(['cta-double']);
  expect(filterFamilies(families, '').length).toBe(families.length);
  expect(filterFamilies(families, 'aucun bloc de ce nom')).toEqual([]);
});

test('an entry knows its neighbours across families', () => {
  const families = qaCatalogue('en');
  const [first, second] = namesOf(families, 'block');
  expect(findEntry(families, 'block', first ?? '')).toMatchObject({ previous: null, next: { name: second } });
  const lastBlock = namesOf(families, 'block').at(-1) ?? '';
  expect(findEntry(families, 'block', lastBlock)?.next?.kind).toBe('piece');
  expect(findEntry(families, 'block', 'no-such-block')).toBeNull();
});
