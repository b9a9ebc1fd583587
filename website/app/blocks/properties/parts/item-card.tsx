import type { propertyListingItem } from '@vitrine/contract/blocks/items.ts';
import { Tag } from '../../../items/badge.tsx';
import { IconSpecs } from '../../../items/icon-specs.tsx';
import { ListingCardShape } from '../../../items/listing-card.tsx';
import type { FinishedItem } from '../../define-block.ts';

/** From two in a row on a tablet to three beside the map. */
const sizes = '(width >= 1440px) 20vw, (width >= 992px) 28vw, (width >= 576px) 46vw, 92vw';

/** A listing as the content service hands it over; only its first picture shows. */
export const ItemCard = ({ listing }: { listing: FinishedItem<typeof propertyListingItem> }) => (
  <ListingCardShape
    uls={listing.hover_id ?? listing.id}
    href={listing.link?.href ?? null}
    type={listing.super_title}
    price={listing.main_title}
    street={listing.sub_title}
    municipality={listing.secondary_title}
    media={listing.medias_repeater[0]?.media ?? null}
    badges={
      listing.tags_repeater.length > 0 &&
      listing.tags_repeater.map(({ id, name, bg_color_primary, text_color }) => (
        <Tag key={id} name={name} background={bg_color_primary} color={text_color} />
      ))
    }
    specs={<IconSpecs items={listing.list_items_repeater} />}
    sizes={sizes}
  />
);
