import type { Locale } from '@vitrine/contract/locale.ts';
import type { DetailNote, DetailTable, PropertyDetailData } from '../blocks/property-detail/property-detail-data.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { SheetLook } from './sheet-fonts.server.ts';

export interface SheetPerson {
  name: string;
  title: string;
  phone: string;
  portrait: FinishedImage | null;
}

/** What a sheet shows of a listing, in one language: what its page shows, and nothing else. Missing texts are ''. */
export interface Sheet {
  locale: Locale;
  /** `Maison à vendre`. */
  kind: string;
  street: string;
  place: string;
  /** The price, or that it is sold. */
  price: string;
  /** That an offer is accepted under conditions. */
  note: string;
  number: string;
  figures: { value: string; label: string }[];
  description: PropertyDetailData['description'];
  /** Known facts; `isRepeated` when the head of the sheet says them too. */
  facts: { label: string; value: string; isRepeated: boolean }[];
  tables: DetailTable[];
  notes: DetailNote[];
  openHouses: string[];
  people: SheetPerson[];
  /** Name, address and phone of the office. */
  office: string[];
  /** Brokerages, badge and disclaimer that the source asks for. */
  attribution: string[];
  pictures: FinishedImage[];
  plans: FinishedImage[];
  logo: FinishedImage | null;
  accent: string;
  /** The look of the site as far as it chooses typefaces. */
  look: SheetLook;
  /** The site, as it is named in an address: `www.example.ca`. */
  host: string;
  /** Address of the page of the listing, and a short one that leads to it. */
  address: string;
  shortAddress: string;
  /** Today, formatted. */
  day: string;
}
