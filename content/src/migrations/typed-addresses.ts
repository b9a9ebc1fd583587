import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { asList, asObject, asText, type Loose } from '../values/untyped-values.ts';

/** Turns links to the typed address of a page into references to that page. */

export interface ReferencedLinks {
  /** The content with the references; the same object when nothing changed. */
  content: unknown;
  /** Number of links that became references. */
  changed: number;
  /** Addresses within the site that lead to no published page. */
  left: string[];
}

/** Published pages by path, with the language: `/fr/contact`. */
export type PagesByPath = ReadonlyMap<string, number>;

export function referenceTypedAddresses(content: unknown, pages: PagesByPath): ReferencedLinks {
  if (typeof content !== 'object' || content === null) return { content, changed: 0, left: [] };
  const entries = Object.entries(content).map(
    ([name, value]) => [name, referenceTypedAddresses(value, pages)] as const,
  );
  const changed = entries.reduce((sum, [, inner]) => sum + inner.changed, 0);
  const left = entries.flatMap(([, inner]) => inner.left);
  const rebuilt =
    changed === 0
      ? content
      : Array.isArray(content)
        ? entries.map(([, inner]) => inner.content)
        : Object.fromEntries(entries.map(([name, inner]) => [name, inner.content]));
  if (!isTypedLink(content)) return { content: rebuilt, changed, left };
  const target = targetOf(asObject(asObject(content).url), pages);
  if (target.kind === 'outside') return { content: rebuilt, changed, left };
  if (target.kind === 'unknown') return { content: rebuilt, changed, left: [...left, ...target.addresses] };
  const { url: _, ...link } = asObject(rebuilt);
  const suffix = target.suffix === '' ? {} : { suffix: target.suffix };
  return { content: { ...link, page: target.page, ...suffix }, changed: changed + 1, left };
}

/** True for the stored fields of a link, whose address is a text for each language; the source of a video has one address for both. */
function isTypedLink(value: object): boolean {
  if (Array.isArray(value)) return false;
  const { url, page } = asObject(value);
  return (page === undefined || page === null) && locales.some((locale) => asText(asObject(url)[locale]) !== undefined);
}

type Target =
  | { kind: 'outside' }
  | { kind: 'unknown'; addresses: string[] }
  /** `suffix` is the query and the fragment. */
  | { kind: 'page'; page: number; suffix: string };

/**
 * Returns the page to which the addresses of all languages lead with the same query and fragment; `outside` when one of them leads
 * elsewhere than to pages of the site, and `unknown` when they lead to no page or to different ones.
 */
function targetOf(url: Loose, pages: PagesByPath): Target {
  const typed = locales.flatMap((locale) => {
    const address = asText(url[locale])?.trim();
    return address ? [readAddress(address, locale)] : [];
  });
  const own = typed.flatMap((address) => address ?? []);
  if (own.length === 0 || own.length < typed.length) return { kind: 'outside' };
  const found = own.map(({ path }) => pages.get(path));
  const [page] = found;
  const suffix = own[0]?.suffix ?? '';
  if (page !== undefined && found.every((other) => other === page) && own.every((each) => each.suffix === suffix))
    return { kind: 'page', page, suffix };
  return { kind: 'unknown', addresses: own.filter(({ path }) => !pages.has(path)).map(({ path }) => path) };
}

/** Matches paths that are not pages: files, listings, articles and feeds. */
const otherPaths = /^\/(?:resources|api|qa)\/|\.xml$|^\/(?:fr\/proprietes|en\/properties|fr\/blogue|en\/blog)\/./;

/**
 * Splits an address into its path, with the language, and its query and fragment; null for an address that cannot be a page of the site.
 */
function readAddress(address: string, locale: Locale): { path: string; suffix: string } | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  const [, typed = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const bare = typed.replace(/\/+$/, '');
  const path = /^\/(fr|en)(\/|$)/.test(bare) ? bare : `/${locale}${bare}`;
  return otherPaths.test(path) || otherPaths.test(bare) ? null : { path, suffix };
}

/** Returns the published pages of the rows of a query, by their paths. */
export const pagesByPath = (rows: readonly unknown[]): PagesByPath =>
  new Map(
    asList(rows).flatMap((row): [string, number][] => {
      const { id, path } = asObject(row);
      return typeof id === 'number' && typeof path === 'string' ? [[path, id]] : [];
    }),
  );
