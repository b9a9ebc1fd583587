import type { Locale } from '@vitrine/contract/locale.ts';
import { type Addresses, type LinkedDocument, linkedKey } from '../../paths/link-addresses.ts';
import { documentsInHtml, withDocumentAddresses } from '../../rich-text/document-links.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';

const isRichText = (value: Loose): boolean => value.cms_component === 'richtext';

/** Returns the documents to which the rich texts in content of the wire link. */
export function documentsInTexts(value: unknown): LinkedDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asObject(value);
  if (!isRichText(own)) return Object.values(value).flatMap(documentsInTexts);
  return Object.values(asObject(own.content)).flatMap((html) => documentsInHtml(String(html)));
}

/** Returns content of the wire whose rich texts have the addresses of the documents to which they link, each in its language. */
export function withLinkedTexts<T>(content: T, found: ReadonlyMap<string, Addresses>): T {
  // Only the HTML of rich texts changes, so the type of the content is still valid.
  return linked(content, found) as T;
}

function linked(value: unknown, found: ReadonlyMap<string, Addresses>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => linked(inner, found));
  const own = asObject(value);
  if (!isRichText(own))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, linked(inner, found)]));
  const texts = Object.entries(asObject(own.content)).map(([locale, html]) => {
    const addressOf = (document: LinkedDocument) => found.get(linkedKey(document))?.[locale as Locale];
    return [locale, typeof html === 'string' ? withDocumentAddresses(html, addressOf) : html];
  });
  return { ...own, content: Object.fromEntries(texts) };
}
