/** The schema.org types of structured data, limited to the properties that pages use. */

/** Names a thing that another page, or another place of the same one, describes. */
interface Reference {
  '@id': string;
}

export interface Person {
  '@type': 'Person';
  name: string;
  jobTitle?: string;
  image?: string;
  telephone?: string;
  email?: string;
  worksFor?: Reference;
}

export interface PostalAddress {
  '@type': 'PostalAddress';
  streetAddress: string;
  addressLocality?: string;
  addressRegion: 'QC';
  postalCode?: string;
  addressCountry: 'CA';
}

/** A brokerage, one of its offices or one of its brokers. */
export interface RealEstateAgent {
  '@type': 'RealEstateAgent';
  '@id'?: string;
  name: string;
  url?: string;
  description?: string;
  logo?: string;
  image?: string;
  telephone?: string;
  email?: string;
  address?: PostalAddress;
  geo?: { '@type': 'GeoCoordinates'; latitude: number; longitude: number };
  parentOrganization?: Reference;
}

export interface WebSite {
  '@type': 'WebSite';
  url: string;
  name: string;
  publisher: Reference;
  potentialAction?: {
    '@type': 'SearchAction';
    /** Address of the results, with the name of the input in braces. */
    target: string;
    'query-input': string;
  };
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

export interface Article {
  '@type': 'Article';
  headline: string;
  url: string;
  inLanguage: 'fr-CA' | 'en-CA';
  description?: string;
  image?: string;
  author?: Person;
  /** ISO 8601. */
  datePublished?: string;
  publisher?: { '@type': 'Organization'; name: string; logo: string };
}

export interface FaqPage {
  '@type': 'FAQPage';
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
}

/** A listing; what it is about and its offer vary with the kind of property. */
export interface RealEstateListing {
  '@type': 'RealEstateListing';
  '@id': string;
  url: string;
  name: string;
  inLanguage: string;
  [property: string]: unknown;
}

export type Thing = RealEstateAgent | Person | WebSite | BreadcrumbList | Article | FaqPage | RealEstateListing;

/** Returns JSON-LD for a script element, with every `<` escaped, so that no text can close the element or open a comment. */
export const writeJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
