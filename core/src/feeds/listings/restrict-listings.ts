import type { ListingImport } from '@vitrine/contract/core/import.ts';
import type { ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import type { ClientBase } from 'pg';
import type { Localized, SourceListing } from '../records/source-listing.ts';
import {
  captionWithout,
  detailsWithout,
  linkWithout,
  type Mentions,
  mentionsOf,
  namesAddress,
  remarksWithout,
} from './hide-address.ts';
import { unitOf } from './street-address.ts';

const offMarket: ReadonlySet<string> = new Set(['Closed', 'Withdrawn', 'Expired']);

/**
 * Applies the restrictions of records that could not be imported: hides their listings or addresses and ends their offers. The website keeps
 * the rest of what it showed. An unknown status hides nothing here, because other values of the record are doubtful too. Runs in the
 * caller's transaction.
 */
export async function restrictListings(
  client: ClientBase,
  sourceId: string,
  failed: readonly { source: SourceListing; listingKey: string }[],
): Promise<void> {
  const keysOf = (list: typeof failed) => list.map(({ listingKey }) => listingKey);
  const refused = failed.filter(({ source }) => !source.isDisplayed || source.status === 'NotShown');
  const hidden = failed.filter(({ source }) => !source.isAddressDisplayed);
  const ended = failed.filter(({ source }) => offMarket.has(source.status));
  if (refused.length > 0) await client.query('delete from listing where listing_key = any($1)', [keysOf(refused)]);
  if (hidden.length > 0) await hideAddresses(client, keysOf(hidden));
  if (ended.length > 0) {
    await client.query(
      `update listing set standard_status = incoming.status, off_market_timestamp = now(), modification_timestamp = now()
       from unnest($1::text[], $2::text[]) as incoming (listing_key, status)
       where listing.listing_key = incoming.listing_key and standard_status = 'Active'`,
      [keysOf(ended), ended.map(({ source }) => source.status)],
    );
  }
  // Without a fingerprint the next valid record is written even if it equals the last one.
  await client.query(
    'update feed_record set fingerprint = null, link = null where source_id = $1 and listing_key = any($2)',
    [sourceId, keysOf([...refused, ...hidden, ...ended])],
  );
}

interface StoredListing {
  listing_key: string;
  street_address_fr: string;
  street_address_en: string;
  postal_code: string;
  public_remarks: Localized;
  media: ListingImport['Media'];
  floor_plans: ListingImport['Media'];
  attribution: NonNullable<ListingImport['Attribution']> | null;
  details: ListingDetails | null;
}

/** Removes the addresses of listings, and what names them in their texts, pictures and links. */
async function hideAddresses(client: ClientBase, listingKeys: readonly string[]): Promise<void> {
  const { rows } = await client.query<StoredListing>(
    `select listing_key, street_address_fr, street_address_en, postal_code, public_remarks, media, floor_plans, attribution, details from listing
     where listing_key = any($1) for update`,
    [listingKeys],
  );
  await client.query(
    `update listing set street_address_fr = '', street_address_en = '', postal_code = '', latitude = null, longitude = null,
       public_remarks = incoming.public_remarks, media = incoming.media, floor_plans = incoming.floor_plans,
       attribution = nullif(incoming.attribution, 'null'),
       details = nullif(incoming.details, 'null'),
       card_fr = null, card_en = null, card_images = null, card_format = 0,
       modification_timestamp = now()
     from jsonb_to_recordset($1) as incoming (listing_key text, public_remarks jsonb, media jsonb, floor_plans jsonb, attribution jsonb, details jsonb)
     where listing.listing_key = incoming.listing_key
       and ((street_address_fr, street_address_en, postal_code) <> ('', '', '') or latitude is not null)`,
    [JSON.stringify(rows.map(withoutAddress))],
  );
}

function withoutAddress(row: StoredListing) {
  const mentions = storedMentions(row);
  const { listing_key, public_remarks, media, floor_plans, attribution, details } = row;
  return {
    listing_key,
    public_remarks: remarksWithout(mentions, public_remarks),
    media: picturesWithout(mentions, media),
    floor_plans: picturesWithout(mentions, floor_plans),
    details: detailsWithout(mentions, details),
    attribution: attribution && { ...attribution, link: linkWithout(mentions, attribution.link) },
  };
}

const picturesWithout = (mentions: Mentions, pictures: ListingImport['Media']) =>
  pictures
    .filter(({ url }) => !namesAddress(mentions, url))
    .map(({ ShortDescription, ...picture }) => {
      const caption = captionWithout(mentions, ShortDescription);
      return { ...picture, ...(caption && { ShortDescription: caption }) };
    });

function storedMentions({ street_address_fr, street_address_en, postal_code }: StoredListing): Mentions {
  const found = [street_address_fr, street_address_en].map((unparsed) =>
    mentionsOf({ unparsed, number: null, street: null, unit: unitOf(unparsed), postalCode: postal_code || null }),
  );
  return (text) => found.some((mentions) => mentions(text));
}
