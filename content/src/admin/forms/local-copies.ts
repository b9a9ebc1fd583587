import { asObject, asText, type Loose } from '../../values/untyped-values.ts';

/** Copies of unsaved forms in the storage of the browser. */

/** The values of a form that were not saved. */
export interface LocalCopy {
  values: Loose;
  /** ISO 8601. */
  keptAt: string;
  /** Time at which the document was saved last when the copy was made, ISO 8601; null for a new document. */
  basedOn: string | null;
  /** The values of the form before the first change; null for a new document. */
  base: Loose | null;
}

/** The form that a copy belongs to. */
export interface CopiedForm {
  user: number | string;
  collection: string;
  /** Null for a new document. */
  id: number | string | null;
  locale: string;
}

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'unsaved-form/';

/** Age at which a copy is deleted, ms. */
export const copyLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Values that the server alone sets. */
const serverValues = new Set(['id', 'createdAt', 'updatedAt', '_status', 'deletedAt']);

/** Returns the name under which the copy of a form is stored. */
export const copyKey = ({ user, collection, id, locale }: CopiedForm): string =>
  `${prefix}${user}/${collection}/${id ?? 'new'}/${locale}`;

/** Returns the values of a form that an editor changes. */
export const editableValues = (values: Loose): Loose =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !serverValues.has(name)));

/** True when two forms hold the same values. */
export const isSameForm = (one: Loose, other: Loose): boolean =>
  isSameValue(editableValues(one), editableValues(other));

/** True for equal values of a form; null, undefined and an empty text are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify({ value: one }, sortMembers) === JSON.stringify({ value: other }, sortMembers);

/** Sorts the properties of an object, and leaves out the empty ones, because a form fills some of them when it opens. */
function sortMembers(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(
    ([, member]) => member !== null && member !== undefined && member !== '',
  );
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Stores a copy, in place of the oldest ones when the storage is full. Returns false when the browser cannot store it. */
export function storeCopy(storage: CopyStorage, key: string, copy: LocalCopy): boolean {
  const { values, base } = copy;
  const text = JSON.stringify({ ...copy, values: editableValues(values), base: base && editableValues(base) });
  for (;;) {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      const oldest = storedCopies(storage).find((stored) => stored.key !== key);
      if (!oldest) return false;
      storage.removeItem(oldest.key);
    }
  }
}

/** Returns the stored copy of a form; null when there is none. */
export function readCopy(storage: CopyStorage, key: string): LocalCopy | null {
  try {
    return parseCopy(storage.getItem(key));
  } catch {
    return null;
  }
}

/** Deletes the copy of a form. */
export function deleteCopy(storage: CopyStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that refuses access to its storage holds no copy to delete.
  }
}

/** Deletes the copies that are too old, and those that cannot be read. */
export function deleteOldCopies(storage: CopyStorage, now: Date): void {
  for (const { key, keptAt } of storedCopies(storage)) {
    if (!(now.getTime() - keptAt < copyLifetimeMs)) deleteCopy(storage, key);
  }
}

/** Deletes the copies of all accounts except the given one; with null, those of every account. */
export function deleteCopiesExceptOf(storage: CopyStorage, user: CopiedForm['user'] | null): void {
  for (const { key } of storedCopies(storage)) {
    if (user === null || !key.startsWith(`${prefix}${user}/`)) deleteCopy(storage, key);
  }
}

/** Returns the stored copies, the oldest first. */
function storedCopies(storage: CopyStorage): { key: string; keptAt: number }[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys
    .filter((key) => key?.startsWith(prefix))
    .flatMap((key) =>
      key === null || key === undefined ? [] : [{ key, keptAt: Date.parse(readCopy(storage, key)?.keptAt ?? '') || 0 }],
    )
    .sort((one, other) => one.keptAt - other.keptAt);
}

function parseCopy(text: string | null): LocalCopy | null {
  const { values, keptAt, basedOn, base } = asObject(JSON.parse(text ?? 'null'));
  const since = asText(keptAt);
  if (since === undefined || Number.isNaN(Date.parse(since)) || Object.keys(asObject(values)).length === 0) return null;
  return {
    values: asObject(values),
    keptAt: since,
    basedOn: asText(basedOn) ?? null,
    base: base ? asObject(base) : null,
  };
}
