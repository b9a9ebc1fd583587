/** Normalises a name for comparison: no accents, case, hyphens or apostrophes, and `St` written out. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(s)(te?)\b/g, (_, first: string, end: string) => `${first}ain${end}`)
    .trim();
