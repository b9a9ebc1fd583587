import { phoneHref } from '../../locale/phone.ts';

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Matches a North American number, also with its extension: `1 (514) 555-0126, poste 210`. */
const phone = /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}([\s,]+[a-z.]+\s*\d{1,6})?$/i;

/** Returns the `mailto:` or `tel:` address of a line that is an e-mail address or a phone number; null for any other. */
export function contactHref(line: string): string | null {
  const text = line.trim();
  if (email.test(text)) return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
  return phone.test(text) ? phoneHref(text) : null;
}
