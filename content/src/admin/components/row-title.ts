import { plainText } from '../../rich-text/plain-text.ts';

/** Maximum length of a title, in characters. */
const maxLength = 80;

/** Returns the first text at one of the paths in the form data of a block, without formatting; '' when there is none. */
export function rowTitle(data: unknown, paths: readonly string[]): string {
  for (const path of paths) {
    const value = path.split('.').reduce<unknown>(memberOf, data);
    const text = plainText(value).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
  }
  return '';
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
