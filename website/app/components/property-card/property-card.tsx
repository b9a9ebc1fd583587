import { Tag } from '../badge/badge.tsx';
import { ListingCardShape } from '../listing-card/listing-card.tsx';
import { IconSpecs } from './icon-specs.tsx';
import type { PropertyListing, PropertyTag } from './property-item.ts';

/** Renders a listing of the content service; only its first picture is shown. */
export const PropertyCard = ({ listing, sizes }: { listing: PropertyListing; sizes: string }) => (
  <ListingCardShape
    uls={listing.hover_id ?? listing.id}
    href={listing.link?.href ?? null}
    type={listing.super_title}
    price={listing.main_title}
    street={listing.sub_title}
    municipality={listing.secondary_title}
    media={listing.medias_repeater[0]?.media ?? null}
    badges={listing.tags_repeater.length > 0 && <PropertyTags tags={listing.tags_repeater} />}
    specs={<IconSpecs items={listing.list_items_repeater} />}
    sizes={sizes}
  />
);

/** Renders the coloured tags of a listing that have a name. */
export const PropertyTags = ({ tags }: { tags: readonly PropertyTag[] }) =>
  tags
    .filter(({ name }) => name !== '')
    .map(({ id, name, bg_color_primary, text_color }) => (
      <Tag key={id} name={name} background={bg_color_primary} color={text_color} />
    ));
