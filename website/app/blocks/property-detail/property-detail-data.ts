import type { PropertyStatus } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { FinishedImage } from '../../cms/finished.ts';
import type { ListingSummary } from '../../items/listing-summary.ts';
import type { MortgagePropertyType } from '../../mortgage/mortgage-terms.ts';

export type FactName = 'type' | 'bedrooms' | 'bathrooms' | 'living' | 'lot' | 'year' | 'listed' | 'number';

/** One listing in the language of the page. Every text is formatted; a missing one is ''. */
export interface PropertyDetailData {
  status: PropertyStatus;
  /** Values of its card; the price of a listing that is not on offer is ''. */
  summary: ListingSummary;
  isRent: boolean;
  postalCode: string;
  description: { paragraphs: string[] /** Set when the text is in the other language. */; lang: Locale | null };
  /** Known facts, in the order of the table. */
  facts: { name: FactName; value: string }[];
  /** Upcoming open houses, the next one first. */
  openHouses: OpenHouseData[];
  pictures: FinishedImage[];
  /** Null when the listing has no coordinates. */
  place: { coords: [number, number]; isApproximate: boolean } | null;
  broker: BrokerCardData | null;
  similar: ListingSummary[];
  /** Values for the payment estimate; null when the listing is not for sale. */
  mortgage: { price: number; propertyType: MortgagePropertyType } | null;
  /** Ancestor pages, from the home page down. */
  breadcrumbs: { name: string; href: string }[];
  /** Address of the search for listings of the same type in the same municipality. */
  searchHref: string;
  /** JSON-LD, escaped for a script element. Addresses of the site begin with `ownOrigin`. */
  structuredData: string;
}

/** Placeholder for the origin of the site, which is unknown where the data of a listing is read. */
export const ownOrigin = 'https://site.invalid';

export interface OpenHouseData {
  /** Start, ISO 8601. */
  start: string;
  end: string;
  /** Title and location of the calendar event. */
  title: string;
  location: string;
  /** Formatted time: `Dimanche 22 novembre, de 14 h à 16 h`. */
  text: string;
  /** Address of its `.ics` file. */
  calendarFile: string;
}

/** The broker of the listing. Only the slug is always known. */
export interface BrokerCardData {
  slug: string;
  name: string;
  title: string;
  phone: string;
  /** `tel:+15145550126`, or null when the number cannot be dialled. */
  phoneHref: string | null;
  portrait: FinishedImage | null;
}
