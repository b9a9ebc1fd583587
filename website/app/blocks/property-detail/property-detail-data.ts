import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedImage } from '../../cms/finished.ts';
import type { ListingSummary } from '../../items/listing-summary.ts';
import type { MortgagePropertyType } from '../../mortgage/mortgage-terms.ts';

export type FactName = 'type' | 'bedrooms' | 'bathrooms' | 'living' | 'lot' | 'year' | 'listed' | 'number';

/** One listing as its page shows it: in one language, every text ready, '' for what there is none of. */
export interface PropertyDetailData {
  status: PropertyStatus;
  /** What a card shows; '' for the price of a listing that is not on offer. */
  summary: ListingSummary;
  isRent: boolean;
  postalCode: string;
  description: { paragraphs: string[] /** Set where the words are of the other language. */; lang: Locale | null };
  /** What is known, in the order of the table. */
  facts: { name: FactName; value: string }[];
  /** Open houses to come, the next one first. */
  openHouses: OpenHouseData[];
  pictures: FinishedImage[];
  /** Null where nobody knows the place. */
  place: { coords: [number, number]; isApproximate: boolean } | null;
  broker: BrokerCardData | null;
  similar: ListingSummary[];
  /** What a buyer may borrow on; null for what is not for sale. */
  mortgage: { price: number; propertyType: MortgagePropertyType } | null;
  /** The pages above this one, the first one outermost. */
  trail: { name: string; href: string }[];
  /** Listings of the same type in the same municipality. */
  searchHref: string;
  /** schema.org, ready to stand in a script element; the site's own addresses begin with `ownOrigin`. */
  structuredData: string;
}

/** Stands for scheme and host of the site, which the data of a listing is made without. */
export const ownOrigin = 'https://site.invalid';

export interface OpenHouseData {
  /** ISO 8601. */
  start: string;
  end: string;
  /** What it is called in a calendar, and where it is. */
  title: string;
  location: string;
  /** `Dimanche 22 novembre, de 14 h à 16 h`. */
  text: string;
  /** The address of its `.ics` file. */
  calendarFile: string;
}

/** The broker of the listing; only the slug is sure to be known. */
export interface BrokerCardData {
  slug: string;
  name: string;
  title: string;
  phone: string;
  /** `tel:+15145550126`, or null for a number that cannot be dialled. */
  phoneHref: string | null;
  portrait: FinishedImage | null;
}
