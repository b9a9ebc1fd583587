import type { Attribution, Listing } from '@vitrine/contract/core/listing.ts';
import { nextOpenHouse, openHouseText } from '@vitrine/contract/core/open-house.ts';
import type { Tooltip } from '@vitrine/contract/core/tooltip.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { finishPicture } from '../../kinds/image/finish-image.server.ts';
import { internalHref } from '../../kinds/link/finish-link.server.ts';
import { formatCurrency, formatDate, formatNumber } from '../../locale/format.ts';
import type { ListingSummary } from './listing-summary.ts';

export interface ListingContext {
  locale: Locale;
  asset: (url: string) => string;
}

/** Converts a listing of core into the data of its card, in the language of the request. */
export function finishListing(listing: Listing | Tooltip, { locale, asset }: ListingContext): ListingSummary {
  const { uls, type, specs, badge } = listing;
  const picture = pictureOf(listing);
  const reducedAt = badge === 'sold' || !listing.price ? null : listing.price_reduced_at;
  const openHouse = badge === 'sold' ? null : nextOpenHouse(listing.open_houses ?? [], new Date());
  return {
    uls,
    type,
    ...splitAddress(listing.address),
    href: internalHref(listing.url, locale, {}),
    // The regulator forbids showing the price of a sold listing, even when core sends one (listing.22).
    price: badge === 'sold' ? '' : formatPrice(listing.price ?? null, listing.price_period === 'month', locale),
    keep: keptText(listing),
    badge: badge ?? null,
    specs: { bed: shownCount(specs.bed, locale), bath: shownCount(specs.bath, locale), area: specs.area ?? '' },
    picture: picture ? { ...finishPicture(picture, { asset }), alt: '' } : null,
    ...(reducedAt && { reduced: { day: formatDate(new Date(reducedAt), locale), date: reducedAt } }),
    ...(openHouse && { openHouse: openHouseText(openHouse, locale) }),
    ...(listing.attribution && { attribution: finishAttribution(listing.attribution) }),
  };
}

/** Returns what a source asks for, with a link only to a web page. */
const finishAttribution = ({ badge, ...others }: Attribution): Attribution => ({
  ...others,
  badge: badge && { text: badge.text, href: /^https?:\/\//i.test(badge.href ?? '') ? badge.href : null },
});

const pictureOf = (listing: Listing | Tooltip) =>
  ('property_image' in listing ? listing.property_image : null) ?? listing.carousel_images[0];

/** Returns what a visitor keeps of a listing: never a price that its card does not show. */
function keptText({ uls, badge, price }: Listing | Tooltip): string {
  const status = badge === 'sold' || badge === 'conditional' ? badge : 'active';
  return [uls, status, ...(price && badge !== 'sold' ? [price] : [])].join(' ');
}

/** Splits an address such as `128, rue des Érables, Montréal`: the municipality follows the last comma. */
function splitAddress(address: string): { street: string; municipality: string } {
  const comma = address.lastIndexOf(', ');
  return comma === -1
    ? { street: address, municipality: '' }
    : { street: address.slice(0, comma), municipality: address.slice(comma + 2) };
}

/** Formats a price: `450 000 $`, `$450,000`, `1 450 $ / mois`, without decimals (formats.1). */
export function formatPrice(price: number | null, isMonthly: boolean, locale: Locale): string {
  if (price === null) return '';
  const amount = formatCurrency(price, locale, 0);
  return isMonthly ? `${amount}\u00a0/\u00a0${locale === 'fr' ? 'mois' : 'month'}` : amount;
}

/** Formats a count: `2.0` is 2, `1.5` is 1,5 in French, and `0.0` is '' (listing.3). */
function shownCount(count: string | null | undefined, locale: Locale): string {
  const number = Number(count ?? '');
  return number > 0 ? formatNumber(number, locale) : '';
}
