import type { FormState } from 'payload';

/**
 * Returns the path of a field with the indexes of its rows in the form, from one that names rows by their ids, which stay the same when rows
 * are moved. It ends before a row that the form no longer has.
 */
export function indexedPath(path: string, fields: FormState): string {
  const found: string[] = [];
  for (const part of path.split('.')) {
    const rows = fields[found.join('.')]?.rows;
    const index = rows && !/^\d{1,4}$/.test(part) ? rows.findIndex(({ id }) => id === part) : null;
    if (index === -1) break;
    found.push(index === null ? part : String(index));
  }
  return found.join('.');
}
