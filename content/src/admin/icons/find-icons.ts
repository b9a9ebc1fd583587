import type { Bilingual } from '@vitrine/contract/locale.ts';
import { iconKeywords, iconLabels } from '../../kinds/icon-names.ts';
import { searchable } from '../blocks/block-choice.ts';

export interface FoundIcon {
  name: string;
  label: Bilingual;
}

const icons = Object.entries(iconLabels).map(([name, label]) => ({
  name,
  label,
  // `iconKeywords` has an entry for each icon name.
  text: searchable([name, label.fr, label.en, iconKeywords[name as keyof typeof iconKeywords]].join(' ')),
}));

/** Returns the icons whose names or keywords, in either language, contain every word of the query. */
export function findIcons(query: string): FoundIcon[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return icons.filter(({ text }) => words.every((word) => text.includes(word)));
}

/** Returns the name of an icon for editors; for an icon that the picker does not offer, such as an imported one, its technical name. */
export const iconLabel = (name: string, language: keyof Bilingual): string =>
  icons.find((icon) => icon.name === name)?.label[language] ?? name;
