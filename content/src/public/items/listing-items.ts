import type { Badge, Listing, ListingImage } from '@vitrine/contract/core/listing.ts';
import { nextOpenHouse, openHouseText } from '@vitrine/contract/core/open-house.ts';
import { formatDay } from '@vitrine/contract/date-format.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { WireBlock } from '@vitrine/contract/site.ts';

/** Converts listings to items of blocks (listing.5): the card, the large slide and the map marker. */

/** A listing in every language, each as core returned it. */
export type ListingTexts = Record<Locale, Listing>;

const badgeNames: Record<Badge, Record<Locale, string>> = {
  sold: { fr: 'Vendu', en: 'Sold' },
  conditional: { fr: 'Offre conditionnelle', en: 'Conditional offer' },
  'open-house': { fr: 'Visite libre', en: 'Open house' },
  new: { fr: 'Nouveauté', en: 'New' },
  'new-build': { fr: 'Construction neuve', en: 'New build' },
  rent: { fr: 'À louer', en: 'For rent' },
  foreclosed: { fr: 'Reprise de finance', en: 'Foreclosed' },
  collection: { fr: 'Collection', en: 'Collection' },
  commercial: { fr: 'Commercial', en: 'Commercial' },
};

/** Badges with colours of their own (listing.2). */
const colouredBadges: readonly Badge[] = ['sold', 'new', 'open-house'];

/** Returns the names of a badge's colours in the theme; a badge without its own has the default ones. */
const badgeColors = (badge: Badge) =>
  colouredBadges.includes(badge) && { bg_color_primary: `badge-${badge}`, text_color: `badge-${badge}.text` };

const moneyFormats = {
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }),
};

const perMonth = { fr: '\u00a0/\u00a0mois', en: '\u00a0/\u00a0month' };

/**
 * Returns `450 000 $` or `$450,000`; undefined for a listing without a price, and for a sold one, whatever core returns (listing.22).
 */
export const listingPrice = (
  listing: Pick<Listing, 'price' | 'price_period' | 'badge'>,
  locale: Locale,
): string | null =>
  listing.price === null || listing.price === undefined || listing.badge === 'sold'
    ? null
    : `${moneyFormats[locale].format(listing.price)}${listing.price_period === 'month' ? perMonth[locale] : ''}`;

/** Returns a content component with the text of each language that `write` gives one; null when it gives none. */
const localizedText = (kind: 'text' | 'textarea', write: (locale: Locale) => string | null) => {
  const content = Object.fromEntries(
    locales.map((locale) => [locale, write(locale)]).filter(([, text]) => text !== null),
  );
  return Object.keys(content).length > 0 ? { cms_component: kind, content } : null;
};

/** Splits an address of core, `street, municipality`, at its last comma. */
const addressParts = (address: string): [street: string, city: string] => {
  const at = address.lastIndexOf(', ');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 2)];
};

const image = (picture: ListingImage, listing: ListingTexts) => {
  const file = typeof picture === 'string' ? { url: picture } : picture;
  const media = Object.fromEntries(
    locales.map((locale) => [locale, { ...file, alt: `${listing[locale].type}, ${listing[locale].address}` }]),
  );
  return { cms_component: 'image', media };
};

const link = (listing: ListingTexts) => ({
  cms_component: 'link',
  format: { type: 'href' },
  text: { fr: 'Voir la propriété', en: 'See the property' },
  url: { fr: listing.fr.url, en: listing.en.url },
  target: 'self',
});

/** Formats a decimal: `1,5` in French, `1.5` in English. */
const decimal = (value: string, locale: Locale): string => (locale === 'fr' ? value.replace('.', ',') : value);

/** Returns a reduced price, the next open house, bedrooms, bathrooms and area with their icons; a bathroom count of 0.0 is left out (listing.3). */
function specs(listing: ListingTexts): WireBlock[] {
  const { bed, bath, area } = listing.fr.specs;
  const lines: [icon: string, shown: boolean, write: (own: Listing, locale: Locale) => string][] = [
    ['bed-double', Boolean(bed) && bed !== '0', (own) => own.specs.bed ?? ''],
    [
      'bath',
      Boolean(bath) && bath !== '0.0',
      (own, locale) => decimal((own.specs.bath ?? '').replace(/\.0$/, ''), locale),
    ],
    ['maximize', Boolean(area), (own) => own.specs.area ?? ''],
  ];
  const shown = lines
    .filter(([, isShown]) => isShown)
    .map(([type, , write]) => ({
      id: `${listing.fr.uls}-${type}`,
      block_type: 'icon_list_item',
      fields: {
        icon: { cms_component: 'icon', type },
        description: localizedText('textarea', (locale) => write(listing[locale], locale)),
      },
    }));
  return [...reductionLine(listing), ...openHouseLine(listing), ...shown, ...attributionLine(listing)];
}

const reducedPrice = { fr: (day: string) => `Prix réduit le ${day}`, en: (day: string) => `Price reduced on ${day}` };

/** Returns a line that says on which day the price fell. */
function reductionLine({ fr: { uls, badge, price, price_reduced_at: moment } }: ListingTexts): WireBlock[] {
  if (badge === 'sold' || !price || !moment) return [];
  return [
    {
      id: `${uls}-reduced`,
      block_type: 'icon_list_item',
      fields: {
        icon: null,
        description: localizedText('textarea', (locale) => reducedPrice[locale](formatDay(new Date(moment), locale))),
      },
    },
  ];
}

/**
 * Returns the next open house as a line. It disappears when the open house ends, because the page of the block is cached for two seconds
 * only.
 */
function openHouseLine({ fr: { uls, badge, open_houses = [] } }: ListingTexts): WireBlock[] {
  const next = badge === 'sold' ? null : nextOpenHouse(open_houses, new Date());
  if (!next) return [];
  return [
    {
      id: `${uls}-open-house`,
      block_type: 'icon_list_item',
      fields: {
        icon: { cms_component: 'icon', type: 'calendar' },
        description: localizedText('textarea', (locale) => openHouseText(next, locale)),
      },
    },
  ];
}

/** Returns the brokerages and the badge that the source of a listing asks for, as a line without an icon. */
function attributionLine(listing: ListingTexts): WireBlock[] {
  const { attribution, uls } = listing.fr;
  if (!attribution || (attribution.brokerages.length === 0 && !attribution.badge)) return [];
  const text = (locale: Locale) =>
    [...(listing[locale].attribution?.brokerages ?? []), listing[locale].attribution?.badge?.text]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      id: `${uls}-attribution`,
      block_type: 'icon_list_item',
      fields: { icon: null, description: localizedText('textarea', text) },
    },
  ];
}

const tags = ({ fr: { badge, uls } }: ListingTexts): WireBlock[] =>
  badge
    ? [
        {
          id: `${uls}-${badge}`,
          block_type: 'tag_item',
          fields: { name: localizedText('text', (locale) => badgeNames[badge][locale]), ...badgeColors(badge) },
        },
      ]
    : [];

/** Returns the texts that a card and a large slide share. */
const cardTexts = (listing: ListingTexts) => ({
  super_title: localizedText('text', (locale) => listing[locale].type),
  main_title: localizedText('text', (locale) => listingPrice(listing[locale], locale)),
  sub_title: localizedText('text', (locale) => addressParts(listing[locale].address)[0]),
  secondary_title: localizedText('text', (locale) => addressParts(listing[locale].address)[1] || null),
  link: link(listing),
  tags_repeater: tags(listing),
  list_items_repeater: specs(listing),
});

export function listingItem(listing: ListingTexts): WireBlock {
  const { uls, property_image: picture } = listing.fr;
  return {
    id: `listing-${uls}`,
    block_type: 'property_listing_item',
    fields: {
      hover_id: uls,
      ...cardTexts(listing),
      medias_repeater: picture
        ? [{ id: `${uls}-media`, block_type: 'media_item', fields: { media: image(picture, listing) } }]
        : [],
    },
  };
}

export function featuredItem(listing: ListingTexts): WireBlock {
  const { uls, property_image: picture } = listing.fr;
  return {
    id: `featured-${uls}`,
    block_type: 'featured_property_item',
    fields: { ...cardTexts(listing), bg_media: picture ? image(picture, listing) : null },
  };
}

export function mapItem(listing: ListingTexts): WireBlock {
  const { uls, coords, property_image: picture } = listing.fr;
  const shownPrice = localizedText('text', (locale) => listingPrice(listing[locale], locale));
  return {
    id: `marker-${uls}`,
    block_type: 'property_map_item',
    fields: {
      coords,
      hover_id: uls,
      tooltip: shownPrice,
      tooltipEnabled: true,
      popup_repeater: [
        {
          id: `popup-${uls}`,
          block_type: 'property_map_popup_item',
          fields: {
            media: picture ? image(picture, listing) : null,
            main_title: shownPrice,
            sub_title: localizedText('text', (locale) => listing[locale].address),
            secondary_title: localizedText('text', (locale) => listing[locale].type),
            link: link(listing),
            list_items_repeater: specs(listing),
          },
        },
      ],
    },
  };
}
