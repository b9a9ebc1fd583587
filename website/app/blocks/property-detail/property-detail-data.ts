import type { OffMarketReason, PropertyStatus } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Breadcrumb } from '../../components/breadcrumbs/breadcrumbs.tsx';
import type { SavedListing } from '../../components/favourites/favourite.ts';
import type { ListingSummary } from '../../components/listing-card/listing-summary.ts';
import type { FinishedImage } from '../../kinds/image/finish-image.server.ts';
import type { MortgagePropertyType } from '../../mortgage/mortgage-terms.ts';
import type { ReportedListing } from './parts/report-event.ts';
import type { TourData } from './parts/tour-data.ts';

export type FactName =
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'living'
  | 'lot'
  | 'year'
  | 'parking'
  | 'garage'
  | 'pool'
  | 'waterfront'
  | 'zoning'
  | 'listed'
  | 'number';

/** One listing in the language of the page. Every text is formatted; a missing one is ''. */
export interface PropertyDetailData {
  status: PropertyStatus;
  /** Null while it is on the market, or when core does not say. */
  offMarketReason: OffMarketReason | null;
  hasConditionalOffer: boolean;
  /** Values of its card; the price of a listing that is not on offer is ''. */
  summary: ListingSummary;
  isRent: boolean;
  postalCode: string;
  description: { paragraphs: string[] /** Set when the text is in the other language. */; lang: Locale | null };
  /** Known facts, in the order of the table. */
  facts: { name: FactName; value: string }[];
  /** Costs, dwellings and rooms; a table without rows is absent. */
  tables: DetailTable[];
  /** What the sale includes and excludes. */
  notes: DetailNote[];
  /** Upcoming open houses, the next one first. */
  openHouses: OpenHouseData[];
  /** Previous prices, the latest first, with the days on which they ended; empty where the site does not show them. */
  priceHistory: { price: string; until: string; date: string }[];
  pictures: FinishedImage[];
  floorPlans: FinishedImage[];
  tours: TourData[];
  /** When it was last brought up to date with its source, formatted; null for a listing that no source has, and for one off the market. */
  refreshed: { text: string; date: string } | null;
  /** Null when the listing has no coordinates. */
  place: { coords: [number, number]; isApproximate: boolean } | null;
  broker: BrokerCardData | null;
  /** The brokers of the site who share the listing with that one. */
  coBrokers: BrokerCardData[];
  /** Null when the site has no such office. */
  office: OfficeCardData | null;
  similar: ListingSummary[];
  /** Listings close by, with their distance, formatted. */
  nearby: { listing: ListingSummary; distance: string }[];
  /**
   * Values for the payment estimate, and the monthly payment on usual terms, formatted; null when the listing is not for sale.
   */
  mortgage: { price: number; propertyType: MortgagePropertyType; usualPayment: string } | null;
  /** The cost of a month with its parts, formatted, and the place of each in the figure, percent; null when the source states no costs. */
  monthlyCost: { total: string; parts: { label: string; value: string; start: number; share: number }[] } | null;
  /** The fees of a co-ownership, formatted; null without any. `squareFoot` is a month's, '' without a living area. */
  coOwnership: { month: string; year: string; squareFoot: string } | null;
  /** Ancestor pages, from the home page down. */
  breadcrumbs: Breadcrumb[];
  /** Address of the search for listings of the same type in the same municipality; null on a site without a search. */
  searchHref: string | null;
  /** The listing as a favourite; null when its page is gone. */
  favourite: SavedListing | null;
  /** The listing when its source wants reports of views and clicks; null otherwise. */
  reported: ReportedListing | null;
  /** True when a message about the listing is also sent to its board. */
  sendsToBoard: boolean;
}

/** A table whose texts are formatted. The first cell of a row names it. */
export interface DetailTable {
  name: 'costs' | 'units' | 'rooms';
  title: string;
  columns: string[];
  rows: string[][];
}

export interface DetailNote {
  title: string;
  text: string;
  /** Set when the text is in the other language. */
  lang: Locale | null;
}

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

/** The office of the listing. Missing texts are ''. */
export interface OfficeCardData {
  slug: string;
  name: string;
  /** Two lines: the street, and the city with the postal code. */
  address: string;
  phone: string;
  phoneHref: string | null;
  /** Address of the search for the office's listings; null on a site without a search. */
  listingsHref: string | null;
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
  /** Address of the search for the broker's listings; null on a site without a search. */
  listingsHref: string | null;
}
