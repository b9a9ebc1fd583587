import type { Bilingual } from '@vitrine/contract/locale.ts';
import { iconLabels, iconWords } from '../../kinds/icon-names.ts';
import { searchable } from '../blocks/block-choice.ts';

export interface FoundIcon {
  name: string;
  label: Bilingual;
}

const icons = Object.entries(iconLabels).map(([name, label]) => ({
  name,
  label,
  // `iconWords` has an entry for each icon name.
  text: searchable([name, label.fr, label.en, iconWords[name as keyof typeof iconWords]].join(' ')),
}));

/** Returns the icons with every word of the query in their names or further words, in either language. */
export function findIcons(query: string): FoundIcon[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  return icons.filter(({ text }) => words.every((word) => text.includes(word)));
}

/** Returns the name of an icon for editors; for one that is not offered, such as an imported one, its own name. */
export const iconLabel = (name: string, language: keyof Bilingual): string =>
  icons.find((icon) => icon.name === name)?.label[language] ?? name;
