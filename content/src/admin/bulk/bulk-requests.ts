import type { Locale } from '@vitrine/contract/locale.ts';
import { type BulkAction, type BulkCollection, hasDraftField } from '../../collections/bulk/bulk-actions.ts';
import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';
import { trashCollections } from '../../trash/trash-collections.ts';
import { asList, asNumber, asObject, asText } from '../../values/untyped-values.ts';

/** Documents of a list and what is to be done with them. */
export interface BulkTarget {
  collection: BulkCollection;
  action: BulkAction;
  /** Null for all documents of the list. */
  ids: readonly number[] | null;
  /** Conditions of the list, as in its address. */
  search: string;
}

const headersOf = (language: Locale) => ({ 'content-type': 'application/json', 'accept-language': language });

/** Returns the documents of an action, with what keeps some of them from being changed; null when the service does not answer. */
export async function fetchCheck(
  { collection, search, ...body }: BulkTarget & { folder: number | null },
  language: Locale,
): Promise<BulkEntry[] | null> {
  const call = { method: 'POST', headers: headersOf(language), body: JSON.stringify(body) };
  const answer = await fetch(`/api/${collection}/bulk-check${search}`, call).catch(() => null);
  // `bulk-check.ts` answers with these entries.
  const result = answer?.ok ? ((await answer.json().catch(() => null)) as { entries: BulkEntry[] } | null) : null;
  return result?.entries ?? null;
}

/** True for a list whose deleted documents go to the trash. */
export const hasTrash = (collection: BulkCollection): boolean => trashCollections.some((slug) => slug === collection);

/** Returns the data that an action writes into a document; null for its deletion. */
function dataOf({ collection, action }: BulkTarget, folder: number | null): object | null {
  if (action === 'move') return { folder };
  if (action === 'delete') return hasTrash(collection) ? { deletedAt: new Date().toISOString() } : null;
  const isPublished = action === 'publish';
  return hasDraftField(collection) ? { is_draft: !isPublished } : { _status: isPublished ? 'published' : 'draft' };
}

interface Change {
  target: BulkTarget;
  folder: number | null;
  /** Reason when the service does not answer. */
  unavailable: string;
  language: Locale;
}

/** Changes or deletes a document. Resolves to the reason when it was refused, else to null. */
export async function changeDocument({ id, uses }: BulkEntry, change: Change): Promise<string | null> {
  const { target, folder, unavailable, language } = change;
  const data = dataOf(target, folder);
  const call = { headers: headersOf(language), ...(data ? { method: 'PATCH', body: JSON.stringify(data) } : deletion) };
  // The editor has seen the uses of this file.
  const isConfirmed = target.action === 'delete' && uses !== null && uses.total > 0;
  const query = `depth=0${isConfirmed ? '&confirm-used=1' : ''}`;
  const answer = await fetch(`/api/${target.collection}/${id}?${query}`, call).catch(() => null);
  if (answer?.ok) return null;
  return reasonOf(await answer?.json().catch(() => null)) || unavailable;
}

const deletion = { method: 'DELETE' };

/** Returns the reason in an answer of Payload: the messages of the wrong fields, or that of the error. */
function reasonOf(answer: unknown): string {
  const [first] = asList(asObject(answer).errors).map(asObject);
  const ofFields = asList(asObject(first?.data).errors).map(asObject);
  const messages = ofFields.map(({ label, message }) => [asText(label), asText(message)].filter(Boolean).join(' – '));
  return messages.join(' ') || asText(first?.message) || '';
}

export interface FolderOption {
  id: number;
  name: string;
}

/** Returns the folders of the media library by name; null when the service does not answer. */
export async function fetchFolders(): Promise<FolderOption[] | null> {
  const answer = await fetch('/api/payload-folders?depth=0&limit=200&sort=name').catch(() => null);
  if (!answer?.ok) return null;
  return asList(asObject(await answer.json().catch(() => null)).docs).flatMap((folder) => {
    const [id, name] = [asNumber(asObject(folder).id), asText(asObject(folder).name)];
    return id === undefined || name === undefined ? [] : [{ id, name }];
  });
}
