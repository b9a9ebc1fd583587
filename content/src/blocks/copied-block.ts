/** A block that was copied in the form names its source, so that saving it also copies the texts of the other language. */

export type CopySource =
  /** The source is a block of the same document. */
  { kind: 'row'; row: string } | { kind: 'reusable'; id: number } | { kind: 'page'; id: number; row: string };

export function writeCopySource(source: CopySource): string {
  if (source.kind === 'row') return source.row;
  return source.kind === 'reusable' ? `reusable:${source.id}` : `page:${source.id}:${source.row}`;
}

/** Returns the source that a block names; null for none. Accepts any value, since clients of the API send it. */
export function readCopySource(value: unknown): CopySource | null {
  if (typeof value !== 'string') return null;
  const reusable = /^reusable:(\d{1,9})$/.exec(value);
  if (reusable) return { kind: 'reusable', id: Number(reusable[1]) };
  const page = /^page:(\d{1,9}):([\w-]{1,64})$/.exec(value);
  if (page) return { kind: 'page', id: Number(page[1]), row: page[2] ?? '' };
  return /^[\w-]{1,64}$/.test(value) ? { kind: 'row', row: value } : null;
}

/** Number of characters at the start of a row id that a copy replaces. */
const changedStart = 8;
const rowIdLength = 24;

/** Returns a function that derives the row ids of one copy from those of its source by replacing their first characters. */
export function copyRowIds(start: string): (id: unknown) => string | null {
  return (id) => (typeof id === 'string' && id.length === rowIdLength ? start + id.slice(changedStart) : null);
}

/** True when `copyRowIds` derived the first id from the second. */
export const isCopyOf = (id: string | undefined, source: string | undefined): boolean =>
  id !== undefined && source?.length === rowIdLength && id.slice(changedStart) === source.slice(changedStart);
