import { foldText } from '../search/fold-text.ts';

/** A block, or a component of the shell, with the names of its examples. */
export interface QaEntry {
  kind: 'block' | 'piece';
  /** Folder of the block, or file of the component. */
  name: string;
  label: string;
  /** One sentence about a block; null for a component. */
  doc: string | null;
  fixtures: readonly string[];
}

/** Entries that stand together, as in the admin's picker of blocks. */
export interface QaFamily {
  id: string;
  title: string;
  entries: readonly QaEntry[];
}

/** Returns the families with the entries whose label or name contains a text, without regard to case and accents. */
export function filterFamilies(families: readonly QaFamily[], text: string): QaFamily[] {
  const wanted = foldText(text);
  return families
    .map((family) => ({
      ...family,
      entries: family.entries.filter(({ label, name }) => foldText(`${label} ${name}`).includes(wanted)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Parameters of the pages about an entry. */
export const entryParameters = ({ kind, name }: Pick<QaEntry, 'kind' | 'name'>) => ({ view: 'review', [kind]: name });

/** Returns the id of the section of an example. */
export const exampleId = (fixture: string): string => `example-${fixture.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Language of the names of examples, which are the same on French pages. */
export const exampleLanguage = 'en';
