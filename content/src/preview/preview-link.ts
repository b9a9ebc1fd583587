import type { Locale } from '@vitrine/contract/locale.ts';
import { previewParameter, previewPaths } from '@vitrine/contract/preview-address.ts';
import { type PreviewKind, type PreviewPurpose, signPreviewToken } from '@vitrine/contract/preview-token.ts';
import { asList, asText } from '../values/untyped-values.ts';

/** Lifetime of each kind of link, in seconds: a week for one that is sent to somebody, a working day for one that an editor uses. */
const lifetimes: Readonly<Record<PreviewPurpose, number>> = { link: 7 * 24 * 3600, editor: 8 * 3600 };

/**
 * Unit to which the expiry is rounded up, in seconds. The address stays the same for an hour, so that the editor's preview does not reload.
 */
const roundedTo = 3600;

interface PreviewLinkRequest {
  /** Value of `STAFF_LINK_KEY`. */
  key: string;
  /** Address of the website; the site's own domain replaces its host name. */
  websiteUrl: string;
  site: { site_id?: unknown; domains?: unknown };
  kind: PreviewKind;
  id: number | string;
  locale: Locale;
  purpose: PreviewPurpose;
  variant?: string | undefined;
  /** Current time, ms. */
  now: number;
}

/** Returns the address at which the website shows a draft, and the time at which it expires. */
export async function previewLink(request: PreviewLinkRequest): Promise<{ url: string; expires: Date }> {
  const { key, websiteUrl, site, kind, id, locale, purpose, variant, now } = request;
  const expires = Math.ceil((now / 1000 + lifetimes[purpose]) / roundedTo) * roundedTo;
  const address = new URL(previewPaths[locale], websiteUrl);
  const domain = asText(asList(site.domains)[0]);
  if (domain !== undefined) address.hostname = domain.replace(/:\d+$/, '');
  const token = await signPreviewToken(key, String(site.site_id), {
    purpose,
    kind,
    id: String(id),
    expires,
    variant,
  });
  address.searchParams.set(previewParameter, token);
  return { url: address.href, expires: new Date(expires * 1000) };
}
