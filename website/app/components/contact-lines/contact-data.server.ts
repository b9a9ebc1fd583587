import type { Person, PostalAddress } from '../../site/schema-org.ts';
import { contactHref } from './contact-href.ts';

interface Line {
  description: string;
}

/** Returns the phone number and the e-mail address among contact lines, as schema.org names them. */
export function contactData(lines: readonly Line[]): Pick<Person, 'telephone' | 'email'> {
  const hrefs = lines.map(({ description }) => contactHref(description));
  const find = (scheme: string) => hrefs.find((href) => href?.startsWith(scheme))?.slice(scheme.length);
  const [telephone, email] = [find('tel:'), find('mailto:')];
  return { ...(telephone && { telephone }), ...(email && { email: decodeURIComponent(email) }) };
}

const postalCode = /(?<!\s)\s+([A-Z]\d[A-Z][ \u00a0]?\d[A-Z]\d)$/;

/** Returns the address among contact lines: the one in several lines, of which the last is the city with its postal code. */
export function addressData(lines: readonly Line[]): { address?: PostalAddress } {
  const written = lines.map(({ description }) => description.split('\n')).find((parts) => parts.length > 1);
  const town = written?.at(-1);
  if (!written || !town) return {};
  const code = postalCode.exec(town)?.[1];
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: written.slice(0, -1).join(', '),
    addressLocality: town.replace(postalCode, ''),
    addressRegion: 'QC',
    ...(code && { postalCode: code.replace('\u00a0', ' ') }),
    addressCountry: 'CA',
  };
  return { address };
}
