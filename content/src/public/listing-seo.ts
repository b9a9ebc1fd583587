import type { Locale } from '@vitrine/contract/locale.ts';
import type { Seo } from '@vitrine/contract/seo.ts';
import type { FullListing } from './core-client.ts';

/** Approximate length that a search engine shows, in characters. */
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

const isOff = ({ status }: FullListing): boolean => status === 'off_market' || status === 'gone';

/**
 * Returns a title such as `Maison à vendre, 4318, rue Fabre, Montréal`, without a price, which search engines would still show
 * after a sale.
 */
export function listingTitle(listing: FullListing, locale: Locale): string {
  const { type, address, status, for_sale_for_rent } = listing;
  const t = texts[locale];
  if (isOff(listing)) return t.off(type, address);
  if (status === 'sold') return t.sold(type, address);
  return t[for_sale_for_rent === 'rent' ? 'rent' : 'buy'](type, address);
}

/**
 * Returns the SEO of a listing's page. Search engines index it while the listing is on offer: no list leads to all that are sold.
 * `asked` is the language of core's response.
 */
export function listingSeo(listing: FullListing, locale: Locale, asked: Locale): Seo {
  if (isOff(listing)) return { global: { og_description: texts[locale].moreOff }, robots_index_rule: 'noindex' };
  const remarks = shortened(listing.description?.[locale] ?? '');
  const { facebook, twitter } = shareImage(listing);
  return {
    global: { og_description: remarks || withoutRemarks(listing, locale, asked) },
    facebook: { ...facebook, ...(locale === asked && { og_title: listingTitle(listing, locale) }) },
    ...(twitter && { twitter }),
    ...(listing.status === 'sold' && { robots_index_rule: 'noindex' }),
  };
}

function withoutRemarks(listing: FullListing, locale: Locale, asked: Locale): string {
  const { more, moreSold } = texts[locale];
  if (listing.status === 'sold') return moreSold;
  return locale === asked ? `${listingTitle(listing, locale)}. ${more}` : more;
}

/** Social networks show pictures about 1,200 px wide, and few support AVIF. */
const shareWidth = 1200;

function shareImage({ pictures }: FullListing): Seo {
  const [picture] = pictures;
  if (!picture) return {};
  const { url, width, height } = picture;
  const ratio = width && height ? height / width : null;
  const [best] = picture.variants
    .filter((variant) => variant.type !== 'image/avif' && variant.width >= shareWidth)
    .sort((one, other) => one.width - other.width);
  const image = best
    ? { url: best.url, type: best.type, width: best.width, height: ratio && Math.round(best.width * ratio) }
    : { url, width, height };
  return { facebook: { og_image: image }, twitter: { og_image: image.url } };
}
