import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { generateListings } from '../listings/generate-listings.ts';

/** Number of listings before time passes. */
const firstListings = 20;
/** Number of the first listings that are off the market at the beginning, so that one can come back. */
const withdrawnAtFirst = 2;
/** Share of its price that a listing keeps when its price changes. */
const keptShare = 0.95;
/** Seed of the generator, which no other listings of the demo have. */
const seed = 4026;

/** A listing as the server has it at a moment. */
export interface LivingListing {
  listing: ListingImport;
  status: 'Active' | 'Closed' | 'Withdrawn';
  price: number;
  listedAt: string;
  changedAt: string;
}

/** A change that one press of the button makes. */
export interface LifeChange {
  kind: 'price' | 'sold' | 'back' | 'new';
  number: string;
  /** Street and municipality. */
  address: { fr: string; en: string };
  price: number;
  /** Price before the change; null when it stays. */
  previousPrice: number | null;
}

const isUsable = ({ StandardStatus, TransactionType, PropertyType }: ListingImport) =>
  StandardStatus === 'Active' && TransactionType === 'buy' && /^(maison|condo|chalet)$/.test(PropertyType);

/** Returns this many listings for sale; the first of more are the same. */
function listingsFor(count: number): ListingImport[] {
  const listings: ListingImport[] = [];
  for (const listing of generateListings({ count: count * 10 + 100, seed })) {
    if (isUsable(listing)) listings.push(listing);
    if (listings.length === count) break;
  }
  return listings;
}

const begin = (listing: ListingImport, index: number): LivingListing => ({
  listing,
  status: index < withdrawnAtFirst ? 'Withdrawn' : 'Active',
  price: listing.ListPrice,
  listedAt: listing.OnMarketTimestamp,
  changedAt: listing.OnMarketTimestamp,
});

const toThousands = (price: number) => Math.round(price / 1000) * 1000;

/**
 * Returns the listings after time has passed at these moments, and what the last of them changed: one price, one sale, one listing that comes
 * back on the market, and a new one. The same moments give the same listings.
 */
export function listingsAfter(moments: readonly string[]): { listings: LivingListing[]; changes: LifeChange[] } {
  const drawn = listingsFor(firstListings + moments.length);
  const listings = drawn.slice(0, firstListings).map(begin);
  let changes: LifeChange[] = [];
  moments.forEach((moment, index) => {
    const arriving = drawn[firstListings + index];
    if (!arriving) throw new Error('The generator has no further listing');
    changes = letTimePass(listings, { ...arriving, OnMarketTimestamp: moment }, moment);
  });
  return { listings, changes };
}

/** Changes the listings that have stayed the same for longest, so that each has its turn. */
function letTimePass(listings: LivingListing[], arriving: ListingImport, moment: string): LifeChange[] {
  const longestUnchanged = listings.toSorted((one, other) => Date.parse(one.changedAt) - Date.parse(other.changedAt));
  const [cheaper, sold] = longestUnchanged.filter(({ status }) => status === 'Active');
  const back = longestUnchanged.find(({ status }) => status !== 'Active');
  if (!cheaper || !sold || !back) throw new Error('Too few listings are left');
  const before = cheaper.price;
  Object.assign(cheaper, { price: toThousands(before * keptShare), changedAt: moment });
  Object.assign(sold, { status: 'Closed', changedAt: moment });
  Object.assign(back, { status: 'Active', changedAt: moment });
  const added: LivingListing = {
    ...{ listing: arriving, status: 'Active', price: arriving.ListPrice, listedAt: moment, changedAt: moment },
  };
  listings.push(added);
  return [changeOf('price', cheaper, before), changeOf('sold', sold), changeOf('back', back), changeOf('new', added)];
}

function changeOf(
  kind: LifeChange['kind'],
  { listing, price }: LivingListing,
  previousPrice: number | null = null,
): LifeChange {
  const { StreetAddress, City, ListingKey } = listing;
  const address = { fr: `${StreetAddress.fr}, ${City}`, en: `${StreetAddress.en}, ${City}` };
  return { kind, number: ListingKey, address, price, previousPrice };
}
