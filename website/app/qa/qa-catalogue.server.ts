import { blockGroups } from '@vitrine/contract/blocks/block-groups.ts';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import type { BlockDescription } from '@vitrine/contract/fields.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { blockFolder } from '../block-framework/definition/block-folder.ts';
import { textsOf } from '../locale/define-texts.ts';
import { pieces } from './pieces.ts';
import type { QaEntry, QaFamily } from './qa-catalogue.ts';
import { blockFixtures } from './qa-fixtures.server.ts';
import { qaTexts } from './qa-texts.ts';

/** Returns every block in the groups and the order of the admin's picker, and after them the components of the shell. */
export function qaCatalogue(locale: Locale): QaFamily[] {
  const families = Object.entries(blockGroups).map(([id, title]) => ({
    id,
    title: title[locale],
    entries: blockDescriptions.filter(({ group }) => group === id).map((block) => blockEntry(block, locale)),
  }));
  const components = [...pieces].map(([name, fixtures]) => pieceEntry(name, Object.keys(fixtures)));
  return [...families, { id: 'components', title: textsOf(qaTexts, locale).components, entries: components }];
}

const blockEntry = ({ type, label, doc }: BlockDescription, locale: Locale): QaEntry => {
  const name = blockFolder(type);
  const fixtures = Object.keys(blockFixtures.get(name) ?? {});
  return { kind: 'block', name, label: label[locale], doc: doc[locale], fixtures };
};

const pieceEntry = (name: string, fixtures: readonly string[]): QaEntry => ({
  kind: 'piece',
  name,
  label: name,
  doc: null,
  fixtures,
});

/** An entry of the catalogue with its family and its neighbours. */
export interface FoundEntry {
  entry: QaEntry;
  family: QaFamily;
  previous: QaEntry | null;
  next: QaEntry | null;
}

/** Returns the entry of a kind and name with its neighbours in the catalogue; null for an unknown one. */
export function findEntry(families: readonly QaFamily[], kind: QaEntry['kind'], name: string): FoundEntry | null {
  const all = families.flatMap((family) => family.entries.map((entry) => ({ family, entry })));
  const index = all.findIndex(({ entry }) => entry.kind === kind && entry.name === name);
  const found = all[index];
  if (!found) return null;
  return { ...found, previous: all[index - 1]?.entry ?? null, next: all[index + 1]?.entry ?? null };
}
