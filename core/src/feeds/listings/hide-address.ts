import type { ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import { slugify } from '../../listings/listing-address.ts';
import { withoutSentences } from '../../listings/without-sentences.ts';
import type { Localized, SourceAddress, SourceListing } from '../records/source-listing.ts';
import { readUnparsed } from './street-address.ts';

/** True for a text that names the street, the unit or the postal code of an address. */
export type Mentions = (text: string) => boolean;

const frenchRoad =
  'allee|autoroute|avenue|av|boulevard|boul|chemin|ch|cote|cours|croissant|impasse|montee|passage|place|promenade|rang|route|rue|ruelle|sentier|square|terrasse|voie';
const englishRoad =
  'street|st|avenue|ave|boulevard|blvd|circle|close|concession|court|crescent|cres|drive|dr|highway|hwy|lane|line|parkway|pkwy|place|road|rd|square|terrace|trail|way';
const article = 'de|du|des|d|la|le|les|l';
const direction = 'n|s|e|w|o|ne|nw|se|sw|nord|sud|est|ouest|north|south|east|west';
const unitWord = 'app|appartement|apt|apartment|bureau|condo|local|no|suite|unit|unite';

const road = `(?:${frenchRoad}|${englishRoad})`;
const roadBefore = new RegExp(`^(?:${road} |(?:${article}) )+`);
const roadAfter = new RegExp(`(?: ${road}| (?:${direction}))+$`);

/**
 * Maximum length of a part of an address that is searched for, in characters. No real one is longer, and the time of a search grows with the
 * length of the text times that of the part.
 */
const maxPartLength = 100;

/** Returns a pattern for the words of a part of an address. Of a longer part its beginning is searched for. */
const patternOf = (words: string): string =>
  words.length <= maxPartLength ? words : `${words.slice(0, maxPartLength).trim()}[a-z0-9]*`;

/** Returns the words of a text in lower case, without accents and punctuation. */
const wordsOf = (text: string): string => slugify(text).replaceAll('-', ' ');

/** Returns the name of a street without the words for a road and for a direction. */
const nameOf = (words: string): string => words.replace(roadBefore, '').replace(roadAfter, '') || words;

/**
 * Returns a function that finds an address in texts and addresses of files. A street counts only with its number or the word for a road, in
 * either language: a name such as `Principale` or `Lac` alone says nothing.
 */
export function mentionsOf({
  unparsed,
  number,
  street,
  unit,
  postalCode,
}: Omit<SourceAddress, 'city' | 'cityCode' | 'district' | 'province'>): Mentions {
  const whole = street === null ? readUnparsed(unparsed) : null;
  const words = wordsOf((street ?? whole?.street ?? '').split(',')[0] ?? '');
  const name = patternOf(words.length > maxPartLength ? words : nameOf(words));
  const numbers = wordsOf(number ?? whole?.number ?? '')
    .slice(0, maxPartLength)
    .split(' ');
  const civic = numbers.filter(Boolean).join('|');
  const patterns = [
    ...(name && civic ? [`(?:${civic})(?: [a-z0-9]+){0,3} ${name}`] : []),
    ...(name ? [`${road} (?:(?:${article}) )*${name}`, `${name} (?:${englishRoad})`] : []),
    ...(unit ? [`(?:${unitWord}) ${patternOf(wordsOf(unit))}`] : []),
    ...(postalCode ? [[...wordsOf(postalCode).replaceAll(' ', '').slice(0, maxPartLength)].join(' ?')] : []),
  ];
  const found = patterns.length > 0 ? new RegExp(`\\b(?:${patterns.join('|')})\\b`) : null;
  return (text) => found?.test(wordsOf(text)) ?? false;
}

/** Returns a description without the sentences that name the address. */
export const remarksWithout = (mentions: Mentions, { fr, en }: Localized): Localized => ({
  fr: withoutSentences(fr, mentions),
  en: withoutSentences(en, mentions),
});

/** Returns a caption that does not name the address; null for one that does. */
export const captionWithout = <Caption extends Localized>(mentions: Mentions, caption: Caption | null | undefined) =>
  caption && !mentions(caption.fr) && !mentions(caption.en) ? caption : null;

/** Returns a web address without the parts of its path that name the address: servers of listings find them by number. */
export function linkWithout(mentions: Mentions, link: string | null): string | null {
  if (link === null || !namesAddress(mentions, link)) return link;
  const [, server = '', path = ''] = /^((?:[a-z]+:)?\/\/[^/?#]*|)([^?#]*)/i.exec(link) ?? [];
  if (namesAddress(mentions, server)) return null;
  const parts = path.split('/').filter((part) => !namesAddress(mentions, part));
  return server + parts.join('/');
}

/** Returns the details of a listing without the sentences and the tours that name the address. */
export const detailsWithout = (mentions: Mentions, details: ListingDetails | null): ListingDetails | null =>
  details && {
    ...details,
    zoning: details.zoning && !mentions(details.zoning) ? details.zoning : null,
    inclusions: details.inclusions && remarksWithout(mentions, details.inclusions),
    exclusions: details.exclusions && remarksWithout(mentions, details.exclusions),
    ...(details.tours && { tours: details.tours.filter(({ url }) => !namesAddress(mentions, `${url.fr} ${url.en}`)) }),
  };

/** True for the address of a page or a file that names the address. */
export const namesAddress = (mentions: Mentions, url: string): boolean => mentions(url) || mentions(decoded(url));

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Returns a listing whose address is hidden: without street, unit, postal code and point, without sentences, captions and parts of links that
 * name them, and without pictures whose file names do, when the website shows them at the address of the source.
 */
export function hideAddress(listing: SourceListing, photos: 'embed' | 'copy'): SourceListing {
  const { address, remarks, media, link } = listing;
  const mentions = mentionsOf(address);
  const { city, cityCode, district, province } = address;
  const hidden = { unparsed: null, number: null, street: null, unit: null, postalCode: null };
  return {
    ...listing,
    address: { ...hidden, city, cityCode, district, province },
    location: null,
    remarks: remarksWithout(mentions, remarks),
    link: linkWithout(mentions, link),
    details: detailsWithout(mentions, listing.details),
    media: media
      .filter(({ url }) => photos === 'copy' || !namesAddress(mentions, url))
      .map((picture) => ({ ...picture, caption: captionWithout(mentions, picture.caption) })),
  };
}
