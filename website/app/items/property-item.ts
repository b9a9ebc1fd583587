import type { FinishedIcon, FinishedImage, FinishedLink, FinishedMedia } from '../cms/finished.ts';

/** The items of listings (`contract/src/blocks/property-items.ts`) as far as their looks need them. */

interface PropertyWords {
  id: string;
  /** The kind of property. */
  super_title: string;
  /** The price; '' for a sold listing. */
  main_title: string;
  /** Civic number and street. */
  sub_title: string;
  /** The municipality. */
  secondary_title: string;
  link: FinishedLink | null;
  tags_repeater: readonly PropertyTag[];
  list_items_repeater: readonly PropertySpec[];
}

export interface PropertyTag {
  id: string;
  name: string;
  bg_color_primary: string | null;
  text_color: string | null;
}

export interface PropertySpec {
  id: string;
  icon: FinishedIcon | null;
  description: string;
}

/** `property_listing_item`; only its first picture shows. */
export interface PropertyListing extends PropertyWords {
  hover_id: string | null;
  medias_repeater: readonly { media: FinishedMedia | null }[];
}

/** `featured_property_item`. */
export interface FeaturedProperty extends PropertyWords {
  bg_media: FinishedMedia | null;
}

/** `property_cta_item`. */
export interface PropertyInvitation {
  id: string;
  image: FinishedImage | null;
  main_title: string;
  description: string;
  cta: FinishedLink | null;
}

type PropertyEntry =
  | ({ type: 'property_listing_item' } & PropertyListing)
  | ({ type: 'property_cta_item' } & PropertyInvitation);

/** What a repeater of listings holds, by kind, each in its order. */
export function sortEntries(entries: readonly PropertyEntry[]) {
  return {
    listings: entries.filter((entry) => entry.type === 'property_listing_item'),
    invitations: entries.filter((entry) => entry.type === 'property_cta_item'),
  };
}
