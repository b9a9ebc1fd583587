import { maxSourceLength, normalizePath, type Query, redirectSource } from '../../paths/redirect-source.ts';
import { isStorableText } from '../../values/storable-text.ts';

/** Maximum length of a path that is counted, in characters. */
const maxLength = 300;

/** Parameters by which old websites name a page. Others may hold personal data and are not stored. */
const pageParameters = [
  ...['p', 'page', 'page_id', 'id', 'pid', 'cat', 'view', 'option', 'itemid', 'lang', 'section', 'article', 'post'],
  ...['product', 'no', 'uls', 'mls', 'module', 'action'],
];
const plainValue = /^[a-z0-9_-]{1,40}$/;

/** Characters that a list of addresses must not show: controls, invisible ones and those that change the writing direction. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** Paths that browsers and vulnerability scanners request from every website. */
const requestedByPrograms = /^\/(\.|favicon\.|apple-touch-icon|wp-login\.php$|wp-admin\/|xmlrpc\.php$|wp-json\/)/;

/**
 * Returns the address under which a request that found nothing is counted: its path, with the parameters of an old website. Null for
 * one that programs ask for, that is too long or cannot be shown, or that may hold personal data: an e-mail address, or a code such as that of a link in a mail.
 */
export function missingPath(path: string, query: Query): string | null {
  const own = normalizePath(path);
  if (own.length > maxLength || !isStorableText(own) || unsafe.test(own) || own.includes('@')) return null;
  if (own.split('/').some(isCode) || requestedByPrograms.test(own)) return null;
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    const [value = ''] = [values].flat();
    if (pageParameters.includes(name.toLowerCase()) && plainValue.test(value.toLowerCase()) && !isCode(value))
      kept.append(name, value);
  }
  const { key } = redirectSource(kept.size > 0 ? `${encodeURI(own)}?${kept}` : encodeURI(own));
  return key === '/' || key.length > maxSourceLength ? null : key;
}

/** True for a long mixture of letters and digits without words, such as a token or the hash of one. */
const isCode = (segment: string): boolean =>
  segment.split(/[-._]/).some((part) => part.length > 20 && /\d/.test(part) && /[a-z]/i.test(part));
