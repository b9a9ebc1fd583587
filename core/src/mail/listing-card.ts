import type { Attribution } from '@vitrine/contract/core/listing.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { type CardRow, presentListing } from '../listings/present-listing.ts';
import type { InlineText, MailListing } from './template/mail-content.ts';

interface Circumstances {
  origin: string;
  locale: Locale;
  now: Date;
  badge?: string | null;
  picture?: string | null;
}

const texts = {
  fr: {
    bedrooms: (count: number) => (count > 1 ? `${count}\u00a0chambres` : `${count}\u00a0chambre`),
    bathrooms: (count: number) =>
      `${formatNumber(count, 'fr')}\u00a0${count >= 2 ? 'salles de bain' : 'salle de bain'}`,
    aMonth: '\u00a0/\u00a0mois',
  },
  en: {
    bedrooms: (count: number) => `${count}\u00a0${count === 1 ? 'bedroom' : 'bedrooms'}`,
    bathrooms: (count: number) => `${formatNumber(count, 'en')}\u00a0${count === 1 ? 'bathroom' : 'bathrooms'}`,
    aMonth: '\u00a0/\u00a0month',
  },
};

const currency = (language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
const currencies = { fr: currency('fr-CA'), en: currency('en-CA') };
const numbers = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

/** Formats whole dollars: `450 000 $`, `$450,000`. */
export const formatDollars = (amount: number, locale: Locale): string => currencies[locale].format(amount);

/** Formats a number: `1 240`, `1,240`. */
export const formatNumber = (value: number, locale: Locale): string => numbers[locale].format(value);

/**
 * Returns a listing for a mail, with the content of its card on the website (listing.1): no price when none may be
 * shown, no zero bathrooms. `origin` is the site's.
 */
export function listingCard(row: CardRow, { origin, locale, now, badge, picture }: Circumstances): MailListing {
  const { type, address, url, price, price_period: period, specs, attribution } = presentListing(row, locale, now);
  const { bedrooms, bathrooms, aMonth } = texts[locale];
  const baths = row.bathrooms_total ?? 0;
  return {
    href: `${origin}/${locale}${url}`,
    address,
    type,
    price: typeof price === 'number' ? formatDollars(price, locale) + (period === 'month' ? aMonth : '') : null,
    details: [
      ...(row.bedrooms_total ? [bedrooms(row.bedrooms_total)] : []),
      ...(baths > 0 ? [bathrooms(baths)] : []),
      ...(specs.area ? [specs.area] : []),
    ],
    badge: badge ?? null,
    picture: picture ?? null,
    ...(attribution && { attribution: attributionLines(attribution) }),
  };
}

const attributionLines = ({ badge, brokerages, disclaimer }: Attribution): InlineText[] => [
  ...(brokerages.length > 0 ? [brokerages.join(', ')] : []),
  ...(badge ? [badge.href ? [{ text: badge.text, href: badge.href }] : badge.text] : []),
  ...(disclaimer ? [disclaimer] : []),
];
