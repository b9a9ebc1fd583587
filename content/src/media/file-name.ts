import { randomBytes } from 'node:crypto';

const longestStem = 80;

/**
 * Returns the name without its extension, reduced to the characters that `/resources/` accepts: letters without accents, digits, `-` and
 * `_`.
 */
const stemOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^[-_]+|(?<![-_])[-_]+$/g, '')
    .slice(0, longestStem);

/**
 * Returns the name under which an upload is stored. The random suffix keeps the variants of one file (`NAME-480.avif`) from
 * overwriting the files of another, perhaps of another site.
 */
export const storedFileName = (name: string, extension: string): string =>
  `${stemOf(name) || 'media'}-${randomBytes(4).toString('hex')}.${extension}`;
