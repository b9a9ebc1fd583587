import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';

/** A block of the picker, from its description. */
export interface BlockChoice {
  type: string;
  label: Bilingual;
  /** One line on its purpose. */
  doc: Bilingual;
  group: Bilingual;
}

/** Returns a text in lower case without accents, so that “Équipe” is found by “equipe”. */
export const searchable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Returns the blocks that contain every word of the query, in either language, in the name, the purpose or the group. */
export function findChoices(choices: readonly BlockChoice[], query: string): BlockChoice[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, doc, group }) => {
    const text = searchable([label, doc, group].flatMap(({ fr, en }) => [fr, en]).join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Returns the best match of a query: a block whose name equals it, or else starts with it, or else the first one found. */
export function bestChoice(found: readonly BlockChoice[], query: string, language: Locale): BlockChoice | undefined {
  const wanted = searchable(query.trim());
  const named = (fits: (name: string) => boolean) => found.find(({ label }) => fits(searchable(label[language])));
  return named((name) => name === wanted) ?? named((name) => name.startsWith(wanted)) ?? found[0];
}

/** Returns the choices by the name of their group in a language, in their order. */
export const groupChoices = (choices: readonly BlockChoice[], language: Locale): [string, BlockChoice[]][] => [
  ...Map.groupBy(choices, ({ group }) => group[language]),
];
