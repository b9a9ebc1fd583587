import type { FinishedImage } from '../../cms/finished.ts';
import type { ListingSummary } from '../../items/listing-summary.ts';

export type FactName = 'type' | 'bedrooms' | 'bathrooms' | 'living' | 'lot' | 'year' | 'listed' | 'number';

/** One listing as its page shows it: in one language, every text ready, '' for what there is none of. */
export interface PropertyDetailData {
  /** What a card shows; the price of a sold listing is ''. */
  summary: ListingSummary;
  isSold: boolean;
  postalCode: string;
  /** Paragraphs. */
  description: string[];
  /** What is known, in the order of the table. */
  facts: { name: FactName; value: string }[];
  /** Open houses to come, the next one first. */
  openHouses: { start: string; text: string }[];
  pictures: FinishedImage[];
  coords: [number, number];
  broker: BrokerCardData | null;
  similar: ListingSummary[];
  /** schema.org, ready to stand in a script element. */
  structuredData: string;
}

/** The broker of the listing; only the slug is sure to be known. */
export interface BrokerCardData {
  slug: string;
  name: string;
  title: string;
  phone: string;
  portrait: FinishedImage | null;
}
