import type { FinishedIcon } from '../../kinds/icon/finish-icon.server.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { FinishedLink } from '../../kinds/link/finish-link.server.ts';
import type { FinishedMedia } from '../../kinds/media/finish-media.server.ts';

/** Types of listing items (`contract/src/blocks/property-items.ts`), reduced to the fields that are rendered. */

interface PropertyWords {
  id: string;
  /** Kind of property. */
  super_title: string;
  /** Price; '' for a sold listing. */
  main_title: string;
  /** Civic number and street. */
  sub_title: string;
  /** Municipality. */
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

/** `property_listing_item`; only its first picture is shown. */
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

/** Splits the entries of a repeater by kind, each in the given order. */
export function sortEntries(entries: readonly PropertyEntry[]) {
  return {
    listings: entries.filter((entry) => entry.type === 'property_listing_item'),
    invitations: entries.filter((entry) => entry.type === 'property_cta_item'),
  };
}
