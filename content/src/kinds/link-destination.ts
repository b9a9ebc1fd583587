import type { Bilingual, Locale } from '@vitrine/contract/locale.ts';
import { searchPath } from '@vitrine/contract/search-path.ts';
import { asObject, type Loose } from '../values/untyped-values.ts';

/** The kinds of targets of a link with their labels, in the order of the form. A target is stored in the field of the same name; an address in `url`. */
export const destinationLabels = {
  page: { fr: 'Une page', en: 'A page' },
  article: { fr: 'Un article', en: 'An article' },
  person: { fr: 'Une personne', en: 'A person' },
  office: { fr: 'Un bureau', en: 'An office' },
  listing: { fr: 'Une propriété', en: 'A listing' },
  file: { fr: 'Un fichier', en: 'A file' },
  address: { fr: 'Une adresse', en: 'An address' },
  email: { fr: 'Un courriel', en: 'An e-mail' },
  phone: { fr: 'Un téléphone', en: 'A telephone' },
} satisfies Record<string, Bilingual>;
export type Destination = keyof typeof destinationLabels;

const isDestination = (name: unknown): name is Destination =>
  typeof name === 'string' && Object.hasOwn(destinationLabels, name);

const isTyped = (url: unknown): boolean =>
  typeof url === 'string' ? url !== '' : Object.values(asObject(url)).some(Boolean);

/** Returns what a stored link leads to. A link without a choice, such as one that was imported, leads to its page, or to its address. */
export function destinationOf({ leads_to, page, url }: Loose): Destination {
  if (isDestination(leads_to)) return leads_to;
  return !page && isTyped(url) ? 'address' : 'page';
}

/** Returns the `tel:` address of a number: an international one begins with +, any other is North American. Null for too few digits. */
function phoneAddress(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (/^\s*\+/.test(phone)) return digits.length >= 7 ? `tel:+${digits}` : null;
  const own = digits.replace(/^1(?=\d{10})/, '');
  return own.length < 10 ? null : `tel:+1${own.slice(0, 10)}${own.length > 10 ? `;ext=${own.slice(10)}` : ''}`;
}

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Matches the number of a listing. */
const listingForm = /^\d{4,12}$/;

/**
 * Returns the addresses of a link to a listing, without the words of its own address: they redirect to it. The public service replaces them
 * by its own address (`public/fill/listing-addresses.ts`).
 */
export function listingAddresses(link: Loose): Record<Locale, string> | null {
  if (destinationOf(link) !== 'listing' || typeof link.listing !== 'string' || !listingForm.test(link.listing))
    return null;
  return { fr: `${searchPath.fr}/${link.listing}`, en: `${searchPath.en}/${link.listing}` };
}

/** Returns the numbers of the listings to which links in content of Payload lead. */
export function linkedListings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = asObject(value);
  const number = listingAddresses(own) && typeof own.listing === 'string' ? [own.listing] : [];
  return [...number, ...Object.values(value).flatMap(linkedListings)];
}

/** Returns the address of a link to an e-mail or a telephone; null for one that is neither, or that has none. */
export function contactAddress(link: Loose): string | null {
  const destination = destinationOf(link);
  const value = destination === 'email' || destination === 'phone' ? link[destination] : null;
  if (typeof value !== 'string') return null;
  if (destination === 'phone') return phoneAddress(value);
  return emailForm.test(value.trim()) ? `mailto:${value.trim()}` : null;
}
