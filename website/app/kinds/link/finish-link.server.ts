import type { LinkComponent } from '@vitrine/contract/kinds/link.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { fixedPaths, isAssetPath, withLocale } from '../../locale/paths.ts';
import { type FinishedIcon, finishIcon } from '../icon/finish-icon.server.ts';

/** A link in one language, with the address that the browser follows. */
export interface FinishedLink {
  /** Null for a link without an address, which is rendered inactive (addresses.10). */
  href: string | null;
  text: string;
  /** True for a link within the site, which is followed without a page load. */
  isInternal: boolean;
  isNewTab: boolean;
  /** True for a content link, unless its format type is href (components.7). */
  isButton: boolean;
  color: string | null;
  background: string | null;
  icon: (FinishedIcon & { align: 'left' | 'right' }) | null;
  action: 'open_contact_modal' | null;
}

/** The page for which a link is finished. */
export interface LinkContext {
  locale: Locale;
  /** Resolves the address of a file of the content service (addresses.12). */
  asset: (url: string) => string;
  /** Query parameters added to every internal link (addresses.8): `variant`. */
  internalQuery: Readonly<Record<string, string>>;
  /** Returns a colour of the theme by name, or the given colour; null for anything else. */
  color: (value: string | null | undefined) => string | null;
  warn: (message: string) => void;
}

const dead = { href: null, isInternal: false } as const;

/**
 * Returns the address of a link. Internal links get the locale and the internal query, files of the content service the base of
 * the assets; external ones must be http(s), `mailto:`, `tel:` or `sms:`. Null for anything else, including `//` and backslashes.
 */
export function finishHref(
  url: string | null | undefined,
  { locale, internalQuery, asset }: Pick<LinkContext, 'locale' | 'internalQuery' | 'asset'>,
): Pick<FinishedLink, 'href' | 'isInternal'> {
  const address = url?.trim() ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so they could hide a scheme
  if (address === '' || /[\\\u0000-\u001f]/.test(address) || address.startsWith('//')) return dead;
  if (address.startsWith('#')) return { href: address, isInternal: false };
  if (isAssetPath(address)) return { href: asset(address), isInternal: false };
  if (address.startsWith('/')) return { href: internalHref(address, locale, internalQuery), isInternal: true };
  if (/^(https?:\/\/|mailto:|tel:|sms:)/i.test(address)) return { href: address, isInternal: false };
  return dead;
}

/** Returns a path of this site with a locale, whatever `path` contains, dots and slashes included. */
export function internalHref(path: string, locale: Locale, query: Readonly<Record<string, string>>): string {
  // Concatenated as text, because resolving `//evil.example` would change the host.
  const url = new URL(`http://internal${path.startsWith('/') ? '' : '/'}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return withLocale(url.pathname.replace(/^\/+/, '/'), locale) + url.search + url.hash;
}

export function finishLink(component: LinkComponent | null | undefined, context: LinkContext): FinishedLink | null {
  if (!component) return null;
  const text = pickLocale(component.text, context.locale) ?? '';
  const action = knownAction(component.on_click_action, context.warn);
  // The contact modal replaces a visit to the contact page, which is also the target of the link without JavaScript.
  const url = pickLocale(component.url, context.locale) ?? (action ? fixedPaths.contact[context.locale] : null);
  const { href, isInternal } = finishHref(url, context);
  const { type, font_weight, align } = component.icon ?? {};
  const icon = finishIcon({ cms_component: 'icon', type, font_weight }, context);
  if (text === '' && icon === null) return null;
  return {
    href,
    text,
    isInternal: isInternal && component.target !== 'blank',
    isNewTab: component.target === 'blank',
    isButton: component.format?.type !== 'href',
    color: context.color(component.format?.color),
    background: context.color(component.format?.bg_color),
    icon: icon && { ...icon, align: align === 'left' ? 'left' : 'right' },
    action,
  };
}

function knownAction(action: string | null | undefined, warn: (message: string) => void): FinishedLink['action'] {
  if (!action) return null;
  if (action === 'open_contact_modal') return action;
  warn(`Unknown action type: ${action}`);
  return null;
}
