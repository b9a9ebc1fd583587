/** A name as people type it: without accents, case, hyphens or apostrophes, `St` written out. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(s)(te?)\b/g, (_, first: string, end: string) => `${first}ain${end}`)
    .trim();
