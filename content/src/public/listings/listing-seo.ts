import type { Locale } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { FullListing } from '../core/core-client.ts';
import type { SiteRecord } from '../sites/site-record.ts';

/** Approximate length of a description that a search engine shows, in characters. */
const descriptionLength = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= descriptionLength
    ? line
    : `${line.slice(0, descriptionLength).replace(/[\s,;:.]+\S*$/, '')}\u00a0…`;
};

const texts = {
  fr: {
    buy: (type: string, address: string) => `${type} à vendre, ${address}`,
    rent: (type: string, address: string) => `${type} à louer, ${address}`,
    sold: (type: string, address: string) => `Vendu\u00a0: ${type}, ${address}`,
    off: (type: string, address: string) => `Hors marché\u00a0: ${type}, ${address}`,
    more: 'Photos, caractéristiques, emplacement et courtier.',
    moreSold: 'Cette propriété est vendue. Voyez des propriétés semblables à proximité.',
    moreOff: 'Cette propriété n’est plus sur le marché. Voyez des propriétés semblables à proximité.',
  },
  en: {
    buy: (type: string, address: string) => `${type} for sale, ${address}`,
    rent: (type: string, address: string) => `${type} for rent, ${address}`,
    sold: (type: string, address: string) => `Sold: ${type}, ${address}`,
    off: (type: string, address: string) => `Off the market: ${type}, ${address}`,
    more: 'Pictures, key facts, location and broker.',
    moreSold: 'This property is sold. See similar ones nearby.',
    moreOff: 'This property is off the market. See similar ones nearby.',
  },
};

const isSold = ({ status, off_market_reason }: FullListing): boolean =>
  status === 'sold' || off_market_reason === 'sold';
type ShareImage = NonNullable<NonNullable<Seo['facebook']>['og_image']> & { url: string };

const isOff = ({ status }: FullListing): boolean => status === 'off_market' || status === 'gone';

/**
 * Returns a title such as `Maison à vendre, 4318, rue Fabre, Montréal`, without a price, which search engines would still show
 * after a sale.
 */
export function listingTitle(listing: FullListing, locale: Locale): string {
  const { type, address, for_sale_for_rent } = listing;
  const t = texts[locale];
  if (isSold(listing)) return t.sold(type, address);
  if (isOff(listing)) return t.off(type, address);
  return t[for_sale_for_rent === 'rent' ? 'rent' : 'buy'](type, address);
}

interface SeoOptions {
  site: Pick<SiteRecord, 'searchLocales'>;
  locale: Locale;
  /** Language of core's response. */
  asked: Locale;
  /** The social picture in that language; null without one. */
  picture: ShareImage | null;
}

/**
 * Returns the SEO of a listing's page. Search engines index it while the listing is on offer: no list leads to all that are sold,
 * nor to any on a site without a search.
 */
export function listingSeo(listing: FullListing, { site, locale, asked, picture }: SeoOptions): Seo {
  if (isOff(listing)) {
    const { moreSold, moreOff } = texts[locale];
    return { global: { og_description: isSold(listing) ? moreSold : moreOff }, robots_index_rule: 'noindex' };
  }
  const remarks = shortened(listing.description?.[locale] ?? '');
  const isAsked = locale === asked;
  return {
    global: { og_description: remarks || withoutRemarks(listing, locale, asked) },
    ...(isAsked && {
      facebook: { og_title: listingTitle(listing, locale), ...(picture && { og_image: picture }) },
      ...(picture && { twitter: { og_image: picture.url } }),
    }),
    ...((listing.status === 'sold' || !site.searchLocales.includes(locale)) && { robots_index_rule: 'noindex' }),
  };
}

function withoutRemarks(listing: FullListing, locale: Locale, asked: Locale): string {
  const { more, moreSold } = texts[locale];
  if (listing.status === 'sold') return moreSold;
  return locale === asked ? `${listingTitle(listing, locale)}. ${more}` : more;
}
