import { Tag } from '../badge/badge.tsx';
import { KeepButton } from '../keep-button/keep-button.tsx';
import { listingNumberOf } from '../keep-button/listing-number.ts';
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
    keep={<KeepPropertyButton href={listing.link?.href} name={listing.sub_title} />}
    sizes={sizes}
  />
);

/**
 * Renders the heart of an item whose link leads to a listing. The content tells its price only in words, so that it is kept without one, and
 * the page of favourites notes it when it first shows the listing.
 */
export function KeepPropertyButton({ href, name }: { href: string | null | undefined; name: string }) {
  const uls = listingNumberOf(href);
  return uls && <KeepButton keep={uls} name={name} />;
}

/** Renders the coloured tags of a listing that have a name. */
export const PropertyTags = ({ tags }: { tags: readonly PropertyTag[] }) =>
  tags
    .filter(({ name }) => name !== '')
    .map(({ id, name, bg_color_primary, text_color }) => (
      <Tag key={id} name={name} background={bg_color_primary} color={text_color} />
    ));
