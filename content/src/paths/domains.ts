import { domainToASCII } from 'node:url';

/**
 * Returns the normalised form of a host name: lower case, punycode, without `www.`, port and trailing dot; an empty text when the input is
 * not a host name.
 */
export const normalizeDomain = (domain: string): string =>
  domainToASCII(domain.trim().replace(/:\d*$/, '').replace(/\.$/, '')).replace(/^www\./, '');

const writtenForm = /^[^\s/?#@\\:]+(:\d{1,5})?$/;
const hostForm = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** True when the text is a host name with an optional port; accented letters are allowed and become punycode. */
export const isDomain = (domain: string): boolean => writtenForm.test(domain) && hostForm.test(normalizeDomain(domain));
