import type { PageResponse } from '@vitrine/contract/page.ts';
import type { PageHead } from './finished-page.ts';

type Tag = PageHead['metas'][number];
type Warn = (message: string) => void;

const metaAttributes = ['name', 'property', 'content', 'itemprop', 'media'];
/** Names that would change how the page is read or loaded, or that the page sets itself. */
const ownNames = /^(viewport|referrer|color-scheme|description|robots|title)$/i;
const linkAttributes: Readonly<Record<string, string>> = {
  rel: 'rel',
  href: 'href',
  type: 'type',
  sizes: 'sizes',
  media: 'media',
  title: 'title',
  color: 'color',
  hreflang: 'hrefLang',
  crossorigin: 'crossOrigin',
};
const linkKinds =
  /^(icon|shortcut icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|manifest|alternate|author|license|me|search|sitemap|preconnect|dns-prefetch)$/i;

/**
 * Returns the custom metas and links of a page (`metadata.tags`, and the meta and link among `metadata.elements`) that the
 * allow-list admits. One that loads or redirects (`stylesheet`, `http-equiv`), or that the page sets itself, is left out with a
 * warning.
 */
export function headTags(metadata: PageResponse['metadata'], warn: Warn): Tag[] {
  const elements = (metadata?.elements ?? []).flatMap((element) => {
    const tag = element.tag.trim().toLowerCase();
    if (tag !== 'meta' && tag !== 'link') return [];
    const texts = Object.entries(element.attributes ?? {}).flatMap(([name, value]) =>
      typeof value === 'boolean' ? [] : [[name, String(value)] as const],
    );
    return [Object.fromEntries(texts)];
  });
  const tags = [...(metadata?.tags ?? []), ...elements].flatMap((given) => {
    const tag = finishTag(given);
    if (tag) return [tag];
    warn(`Tag left out: ${JSON.stringify(given).slice(0, 200)}`);
    return [];
  });
  // The router uses the content of a tag as its key, so duplicates are removed.
  return [...new Map(tags.map((tag) => [JSON.stringify(tag), tag])).values()];
}

function finishTag(given: Record<string, string>): Tag | null {
  const tag = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  if (tag.rel !== undefined) return finishLinkTag(tag);
  const named = tag.name ?? tag.property ?? tag.itemprop;
  if (!named || tag.content === undefined || 'http-equiv' in tag || ownNames.test(named)) return null;
  return Object.fromEntries(Object.entries(tag).filter(([name]) => metaAttributes.includes(name)));
}

function finishLinkTag(tag: Record<string, string>): Tag | null {
  const { rel = '', href = '' } = tag;
  const isSafe = /^(https?:\/\/|\/(?!\/))[^\\\s]*$/i.test(href);
  if (!linkKinds.test(rel.trim()) || !isSafe) return null;
  const attributes = Object.entries(tag).flatMap(([name, value]) => {
    const prop = Object.hasOwn(linkAttributes, name) ? linkAttributes[name] : undefined;
    return prop ? [[prop, value] as const] : [];
  });
  return { tagName: 'link', ...Object.fromEntries(attributes) };
}
