import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { type Recipient, readRecipient } from '../../forms/recipient.ts';
import { fixedPath } from '../../locale/paths.ts';
import { isUntranslatedArticle } from '../../site/locale-switch.ts';
import type { SiteInfo } from '../../site/site-context.tsx';

/** An overlay that a link opens instead of its address. */
export type OverlayRequest =
  | { kind: 'contact'; recipient: Recipient | null }
  | { kind: 'language'; other: Locale; href: string };

/**
 * Returns the overlay that a link opens: the contact modal, by its action (contact.6), or the warning that an article has no
 * translation. Null for other links, and for the links of the warning itself.
 */
export function findOverlay(link: HTMLAnchorElement, site: SiteInfo): OverlayRequest | null {
  if (link.closest('[role=alertdialog]')) return null;
  const { action, recipient, localeSwitch: other } = link.dataset;
  if (action === 'open_contact_modal') return { kind: 'contact', recipient: readRecipient(recipient) };
  if (isLocale(other) && isUntranslatedArticle(site, other))
    return { kind: 'language', other, href: fixedPath('blog', other) };
  return null;
}
