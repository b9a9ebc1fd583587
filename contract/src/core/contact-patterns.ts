/** Patterns of form fields, without the schema library, so that the forms can validate in the browser. */

/** Text, @, text, dot, text (steps.10), without characters that have a meaning in a mail header. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/;

/**
 * `(###) ###-####`, the dash optional (contact.10), or an international number such as `+33 6 12 34 56 78`, of at most fifteen digits
 * (E.164); either may end with an extension: `poste 204`, `ext. 204`, `x204`, `#204`.
 */
export const phonePattern =
  /^(?:\((\d{3})\) (\d{3})-?(\d{4})|\+([2-9](?: ?\d){6,14}))(?: ?(?:poste|p\.?|ext(?:ension)?\.?|x|#) ?(\d{1,6}))?$/i;

export interface Phone {
  /** Such as `+15145550123`. */
  e164: string;
  /** Digits; '' without one. */
  extension: string;
}

/** Reads a phone number that `phonePattern` accepts; null for any other text. */
export function readPhone(text: string): Phone | null {
  const match = phonePattern.exec(text);
  if (!match) return null;
  const [, area = '', exchange = '', line = '', abroad, extension = ''] = match;
  return { e164: `+${abroad?.replaceAll(' ', '') ?? `1${area}${exchange}${line}`}`, extension };
}

/** Returns the link that dials a phone number (RFC 3966), or writes to it; null for text that is no phone number. */
export function phoneLink(text: string, scheme: 'tel' | 'sms' = 'tel'): string | null {
  const phone = readPhone(text);
  if (!phone) return null;
  return `${scheme}:${phone.e164}${phone.extension && scheme === 'tel' ? `;ext=${phone.extension}` : ''}`;
}
