import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import type { PageResponse } from '@vitrine/contract/page.ts';
import { assetUrl } from '../services/content.server.ts';
import type { PageHead } from './finished-page.ts';

interface HeadOptions {
  locale: Locale;
  /** Scheme and host, as the visitor wrote them. */
  origin: string;
  path: string;
}

/** Title, description, canonical, alternates and sharing tags of a page (`1-shell §2`, page head). */
export function pageHead(page: PageResponse, { locale, origin, path }: HeadOptions): PageHead {
  const seo = page.content.override?.seo ?? page.seo?.[locale] ?? page.seo?.[locale === 'fr' ? 'en' : 'fr'];
  // The title of the page in its language, else the site's own (`1-shell §2`).
  const title = pickLocale(page.title, locale) || seo?.title || seo?.global?.og_title || '';
  const description = seo?.global?.og_description ?? seo?.facebook?.og_description ?? null;
  const canonical = seo?.canonical_url ? absolute(seo.canonical_url, origin) : absolute(path, origin);
  const image = seo?.facebook?.og_image?.url ? assetUrl(seo.facebook.og_image.url) : null;
  const twitterImage = seo?.twitter?.og_image ? assetUrl(seo.twitter.og_image) : image;
  return {
    title,
    description,
    robots: seo?.robots_index_rule ?? null,
    canonical,
    alternates: (page.alternate_paths ?? []).map((alternate) => ({
      locale: alternate.locale,
      href: absolute(alternate.path, origin),
    })),
    metas: [
      property('og:title', seo?.facebook?.og_title ?? seo?.global?.og_title ?? title),
      property('og:description', seo?.facebook?.og_description ?? description),
      property('og:type', seo?.facebook?.og_type ?? 'website'),
      property('og:locale', seo?.facebook?.og_locale ?? `${locale}_CA`),
      property('og:url', seo?.facebook?.og_url ?? canonical),
      property('og:image', image),
      property('og:image:width', seo?.facebook?.og_image?.width?.toString()),
      property('og:image:height', seo?.facebook?.og_image?.height?.toString()),
      property('fb:app_id', seo?.facebook?.fb_app_id),
      named('twitter:card', twitterImage ? 'summary_large_image' : 'summary'),
      named('twitter:title', seo?.twitter?.og_title),
      named('twitter:description', seo?.twitter?.og_description),
      named('twitter:image', twitterImage),
      ...(page.metadata?.tags ?? []).filter((tag) => typeof tag.name === 'string' && typeof tag.content === 'string'),
    ].filter((tag) => tag !== null),
  };
}

/** The canonical link drops a leading `www.` from the domain (`1-shell §2`). */
function absolute(pathOrUrl: string, origin: string): string {
  const url = new URL(pathOrUrl, origin);
  url.hostname = url.hostname.replace(/^www\./, '');
  return url.href.replace(/\/$/, url.pathname === '/' ? '/' : '');
}

const property = (name: string, content: string | null | undefined) => (content ? { property: name, content } : null);
const named = (name: string, content: string | null | undefined) => (content ? { name, content } : null);
