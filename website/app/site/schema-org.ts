/** The part of schema.org that pages say of themselves, with the properties that we know and no others. */

interface Person {
  '@type': 'Person';
  name: string;
}

export interface RealEstateAgent {
  '@type': 'RealEstateAgent';
  '@id': string;
  name: string;
  url: string;
  description?: string;
  logo?: string;
  image?: string;
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

export type Thing = RealEstateAgent | BreadcrumbList | Article | FaqPage;

/** JSON-LD that may stand in a script element: no `<` can end it or open a comment. */
export const writeJsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
