import type { Locale } from '@vitrine/contract/locale.ts';

/** Maximum length of the proposed last part of a path, in characters. */
const maxLength = 60;

/** Matches the path of a page: the language, then parts of lower-case letters, digits and hyphens. */
export const pathForm = /^\/(fr|en)(\/[a-z0-9-]+)*$/;

/** Returns the path that a title proposes, such as `/fr/l-equipe` for “L’équipe”; only the language for a title without letters. */
export function proposedPath(title: string, locale: Locale): string {
  const part = proposedSlug(title);
  return part === '' ? `/${locale}` : `/${locale}/${part}`;
}

/** Returns the slug that a name proposes, such as `ines-roy` for “Inès Roy”; '' for a name without letters. */
export function proposedSlug(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.length > maxLength
    ? words.slice(0, maxLength + 1).replace(/-?[^-]*$/, '') || words.slice(0, maxLength)
    : words;
}

/** Returns the path or slug itself when it is free, else the first free one with a number after it. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path)) return path;
  let number = 2;
  while (taken.has(`${path}-${number}`)) number += 1;
  return `${path}-${number}`;
}
