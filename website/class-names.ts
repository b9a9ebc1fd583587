import { hash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const prefixLength = 3;

/** The file of each prefix, to detect two files with the same one. */
const files = new Map<string, string>();

/**
 * Returns the class name of a CSS module in the build: a prefix of its file, and the place of the class in it. The readable names of Vite
 * took 4 % of a document and a tenth of its styles. Throws when two files have the same prefix.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const relative = path.relative(root, file.split('?')[0] ?? file).replaceAll(path.sep, '/');
  const prefix = prefixOf(relative);
  const other = files.get(prefix) ?? relative;
  if (other !== relative) throw new Error(`${relative} and ${other} have the same prefix of class names; rename one.`);
  files.set(prefix, relative);
  return prefix + placeOf(name, css).toString(36);
}

/** Returns letters that depend on the path alone, so that a new file changes no names of others. */
const prefixOf = (relative: string): string =>
  [...hash('sha256', relative, 'buffer').subarray(0, prefixLength)]
    .map((byte) => letters[byte % letters.length])
    .join('');

/** Returns the place of a name among the names of classes and animations of a style sheet, from 0. */
function placeOf(name: string, css: string): number {
  const names = new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, found]) => found));
  const place = [...names].indexOf(name);
  if (place === -1) throw new Error(`The style sheet has no class ${name}.`);
  return place;
}
