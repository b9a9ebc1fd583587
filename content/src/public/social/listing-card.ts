import type { Locale } from '@vitrine/contract/locale.ts';
import type { FullListing } from '../core/core-client.ts';
import { listingPrice } from '../items/listing-items.ts';
import type { SiteRecord } from '../sites/site-record.ts';
import { siteLook } from './site-look.ts';
import { type SocialCard, socialPath, socialSize } from './social-card.ts';

/** Rooms are abbreviated as in ads, so that they fit on one line. */
const texts = {
  fr: {
    buy: 'à vendre',
    rent: 'à louer',
    sold: 'Vendu',
    bedrooms: (count: string) => `${count}\u00a0ch.`,
    bathrooms: (count: string) => `${count.replace('.', ',')}\u00a0sdb`,
  },
  en: {
    buy: 'for sale',
    rent: 'for rent',
    sold: 'Sold',
    bedrooms: (count: string) => `${count}\u00a0bd`,
    bathrooms: (count: string) => `${count}\u00a0ba`,
  },
};

/** Returns the card of a listing that is on offer or sold; null for one off the market, of which nothing is shown. */
export function listingCard(listing: FullListing, site: SiteRecord, locale: Locale): SocialCard | null {
  const { type, address, status, badge, for_sale_for_rent, pictures } = listing;
  if (status === 'off_market' || status === 'gone') return null;
  const t = texts[locale];
  const isSold = status === 'sold' || badge === 'sold';
  const [first] = pictures;
  return {
    locale,
    kicker: isSold ? type : `${type} ${t[for_sale_for_rent === 'rent' ? 'rent' : 'buy']}`,
    title: isSold ? t.sold : (listingPrice(listing, locale) ?? ''),
    // The street is missing where the seller hides it.
    lines: address.split(/, (?=[^,]*$)/).filter(Boolean),
    footer: specsOf(listing, locale),
    duties: dutiesOf(listing),
    disclaimer: listing.attribution?.disclaimer ?? '',
    photo: first ? photoOf(first) : null,
    ...siteLook(site),
  };
}

const dutiesOf = ({ attribution }: FullListing): string[] =>
  attribution ? [attribution.brokerages.join(', '), attribution.badge?.text ?? ''].filter(Boolean) : [];

interface PictureOptions {
  site: SiteRecord;
  locale: Locale;
  uls: string;
}

/** Returns the social picture of a listing as the head of its page names it; null for one off the market. */
export function socialPicture(listing: FullListing, { site, locale, uls }: PictureOptions) {
  const card = listingCard(listing, site, locale);
  if (!card) return null;
  const alt = [card.kicker, card.title, ...card.lines].filter(Boolean).join(', ');
  return { url: socialPath(site, uls, card), type: 'image/jpeg', ...socialSize, alt };
}

function specsOf({ specs }: FullListing, locale: Locale): string {
  const t = texts[locale];
  const { bed, bath, area } = specs;
  return [bed && bed !== '0' && t.bedrooms(bed), bath && bath !== '0.0' && t.bathrooms(bath.replace(/\.0$/, '')), area]
    .filter(Boolean)
    .join(' · ');
}

/** Width of the smallest variant that is sharp enough, px. */
const photoWidth = 1000;

/** Returns the address of a variant that costs little to decode, or that of the original. */
const photoOf = ({ url, variants }: FullListing['pictures'][number]): string =>
  variants
    .filter(({ type, width }) => type !== 'image/avif' && width >= photoWidth)
    .sort((one, other) => one.width - other.width)[0]?.url ?? url;
