import { defaultIframeQuery, propertyIframe, propertyIframeData } from '@vitrine/contract/blocks/property-iframe.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import type { PropertyIframeData } from './property-iframe-data.ts';

export const server = defineBlockServer(propertyIframe, {
  readData: readIframe,
  load: ({ url }, data) => ({ kind: 'loaded', data: addShareUrl(data, url) }),
  iframeOrigins: ({ origin }) => [origin],
});

interface Context {
  locale: Locale;
  warn: (message: string) => void;
}

/**
 * Returns the address of the property site in one language, with its query; null, with a warning, for an address that may not be
 * shown in an iframe. Allowed are https and, on this machine, http: the content security policy never admits a page that others
 * could change on its way (docs/decisions/0012-frame-property-sites-by-page.md).
 */
export function readIframe(raw: unknown, { locale, warn }: Context): PropertyIframeData | null {
  const parsed = safeParse(propertyIframeData, raw);
  const address = parsed.success ? pickLocale(parsed.data.iframeUrl, locale) : undefined;
  const url = URL.parse(address ?? '');
  if (!parsed.success || !url || !isAllowed(url)) {
    warn(`The property site cannot be shown in an iframe: ${String(address ?? 'no address').slice(0, 200)}`);
    return null;
  }
  for (const [name, value] of Object.entries({ ...defaultIframeQuery, ...parsed.data.iframeQueryParams })) {
    if (value === null || value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return { src: url.href, origin: url.origin };
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

const isAllowed = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname)));

/**
 * Adds the address of the page around the iframe as `shareUrl` (listing.28). Returns null for an iframe of the
 * site's own origin, whose scripts could reach the page around it.
 */
export function addShareUrl(data: PropertyIframeData | null, page: URL): PropertyIframeData | null {
  if (!data || data.origin === page.origin) return null;
  const url = new URL(data.src);
  url.searchParams.set('shareUrl', page.origin + page.pathname);
  return { ...data, src: url.href };
}
