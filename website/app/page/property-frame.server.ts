import { defaultIframeQuery, propertyIframeData } from '@vitrine/contract/blocks/property-iframe.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import type { PropertyFrame } from '../blocks/property-iframe/property-frame.ts';

interface FrameContext {
  locale: Locale;
  warn: (message: string) => void;
}

/**
 * The address of the property site in one language, with its query; null, with a warning, where it may not be framed. What may:
 * https, and on this machine http as well, so that the policy never has to open itself to anything that others could change on
 * the way (docs/decisions/0012-frame-property-sites-by-page.md).
 */
export function finishPropertyFrame(raw: unknown, { locale, warn }: FrameContext): PropertyFrame | null {
  const parsed = propertyIframeData.safeParse(raw);
  const address = parsed.success ? pickLocale(parsed.data.iframeUrl, locale) : undefined;
  const url = URL.parse(address ?? '');
  if (!parsed.success || !url || !mayBeFramed(url)) {
    warn(`The property site cannot be framed: ${String(address ?? 'no address').slice(0, 200)}`);
    return null;
  }
  for (const [name, value] of Object.entries({ ...defaultIframeQuery, ...parsed.data.iframeQueryParams })) {
    if (value === null || value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return { src: url.href, origin: url.origin };
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

const mayBeFramed = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && thisMachine.test(hostname)));

/**
 * The frame once the page around it is known, which it is told as `shareUrl`; null where it is the site's own origin, whose
 * scripts would then reach the page around the frame.
 */
export function frameOnPage(data: unknown, page: URL): PropertyFrame | null {
  const frame = data as PropertyFrame | null; // finishPropertyFrame made it
  if (!frame || frame.origin === page.origin) return null;
  const url = new URL(frame.src);
  url.searchParams.set('shareUrl', page.origin + page.pathname);
  return { ...frame, src: url.href };
}
