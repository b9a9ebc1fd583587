import type { Locale } from '@vitrine/contract/locale.ts';
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';
import { textPlaces } from '../languages/text-places.ts';
import { isFilled } from '../languages/text-state.ts';
import { messageFor } from '../payload/message-for.ts';
import { nestedRequest } from '../payload/nested-request.ts';
import { asObject, type Loose } from '../values/untyped-values.ts';
import { readVersion, type VersionedCollection } from './stored-versions.ts';

interface Restoration {
  collection: VersionedCollection;
  id: number;
  version: string;
  /** The only language whose texts are restored; null for the whole version. */
  language: Locale | null;
}

/**
 * Makes a version the current draft, either whole or only its texts in one language, with the rights of the user. Publishes nothing.
 * Returns the number of restored texts, null for a whole version, and undefined when the user may not read the version.
 */
export async function restoreVersion(
  req: PayloadRequest,
  { collection, id, version, language }: Restoration,
): Promise<number | null | undefined> {
  const stored = await readVersion(req, { collection, id }, version);
  const owner = req.payload.collections[collection];
  if (!stored || !owner) return undefined;
  if (language !== null) return restoreTexts(req, { collection, id, language }, stored);
  // The operation is called directly, because `payload.restoreVersion` of the local API ignores `draft`.
  await restoreVersionOperation({
    ...{ collection: owner, id: version, draft: true, depth: 0 },
    ...{ overrideAccess: false, req: nestedRequest(req) },
  });
  return null;
}

/**
 * Writes the texts of a version in one language into the draft. Texts that the version lacks stay as they are; texts in blocks that the
 * draft no longer contains are not restored.
 */
async function restoreTexts(
  req: PayloadRequest,
  { collection, id, language }: { collection: VersionedCollection; id: number; language: Locale },
  stored: Loose,
): Promise<number> {
  const { payload } = req;
  const fields = payload.collections[collection]?.config.flattenedFields ?? [];
  const types = new Map((payload.config.blocks ?? []).map((block) => [block.slug, block] as const));
  const places = (document: Loose) => textPlaces(fields, document, types);
  const values = new Map(
    places(stored).map(({ key, parent, field }) => [key, asObject(parent[field])[language]] as const),
  );
  const own = { collection: collection as CollectionSlug, id, locale: language, draft: true, depth: 0 };
  const rights = { overrideAccess: false, user: req.user };
  const draft: Loose = structuredClone(await payload.findByID({ ...own, ...rights, req: nestedRequest(req) }));
  let restored = 0;
  for (const { key, parent, field } of places(draft)) {
    const value = values.get(key);
    if (!isFilled(value) || JSON.stringify(value) === JSON.stringify(parent[field])) continue;
    Reflect.set(parent, field, value);
    restored += 1;
  }
  if (restored === 0) return 0;
  await payload.update({ ...own, ...rights, data: { ...draft, _status: 'draft' }, req: nestedRequest(req) });
  return restored;
}

/**
 * Refuses Payload's own restoration (`POST /api/COLLECTION/versions/ID`) unless it asks for a draft (`?draft=true`). Otherwise it would
 * publish the version at once, with the texts that are missing in it.
 */
export const restoreAsDraftAlone: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'restoreVersion' || ('draft' in args && args.draft === true)) return args;
  const message = {
    fr: 'Une version est rétablie comme brouillon, que vous publiez ensuite (draft=true).',
    en: 'A version is restored as a draft, which you then publish (draft=true).',
  };
  throw new APIError(messageFor(req, message), 400, null, true);
};
