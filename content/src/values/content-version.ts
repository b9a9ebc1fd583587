import { createHmac } from 'node:crypto';
import { versionTagPrefix } from '@vitrine/contract/content-version.ts';
import type { Loose } from './untyped-values.ts';

/** A part of a page with its own version: the site around it, or the page or article itself. */
export type VersionedPart = 'site' | 'document';

interface VersionedDocument {
  collection: 'sites' | 'pages' | 'articles';
  document: Loose;
}

/**
 * Returns the name of the stored version of a document, such as `document-Q2hh…`. It contains 72 bits of a keyed hash, so that visitors
 * cannot derive ids or times from it.
 */
export function contentVersion(
  { secret }: { secret: string },
  part: VersionedPart,
  { collection, document }: VersionedDocument,
): string {
  const saved = new Date(String(document.updatedAt)).toISOString();
  const text = `content-version:${collection}:${document.id}:${saved}`;
  return `${part}-${createHmac('sha256', secret).update(text).digest('base64url').slice(0, 12)}`;
}

/** Returns the cache tag of the stored version of a document. */
export const versionTag = (...version: Parameters<typeof contentVersion>): string =>
  `${versionTagPrefix}${contentVersion(...version)}`;
