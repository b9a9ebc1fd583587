import type { PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { noFilters, type SearchFilters, withPrices } from '../filters.ts';
import { type Found, PhraseReader } from './phrase-reader.ts';
import type { PhrasePlace, PlaceNames } from './place-names.server.ts';
import { readAddress } from './read-address.ts';
import { dollarsOf, isRent, type PriceRange, readPrices } from './read-amounts.ts';
import { readFacts } from './read-facts.ts';
import { readRooms } from './read-rooms.ts';
import { trimPhrase } from './split-phrase.ts';

/** The filters that a phrase can set, beside those of places. */
type PhraseFilters = Omit<SearchFilters, 'mun' | 'broker' | 'office'>;

/** What a phrase means. */
export interface ReadPhrase {
  filters: PhraseFilters;
  places: PhrasePlace[];
  /** Place around which the visitor looks. */
  near: PhrasePlace | null;
  listing: string | null;
  /** A whole postal code or its first three characters. */
  postalCode: string | null;
  /** The words of an address, and how they are written. */
  address: { words: string; written: string } | null;
  /** The words that were not understood, as they are written. */
  unknown: string[];
}

interface Reading extends Omit<ReadPhrase, 'filters' | 'unknown'> {
  filters: Omit<PhraseFilters, 'type' | 'price_min' | 'price_max'>;
  types: { french: PropertyTypeCode; english: PropertyTypeCode }[];
  prices: PriceRange | null;
}

/** Applies what stands at a place of the phrase and returns the place behind it; null when the rule reads nothing there. */
type Rule = (reader: PhraseReader, at: number, reading: Reading) => number | null;

const taken = <T>(found: Found<T> | null, take: (value: T) => boolean): number | null =>
  found && take(found.value) ? found.next : null;

/** A value that is said again is not understood, unless it is the same. */
function once<K extends keyof Reading>(reading: Reading, key: K, value: Reading[K]): boolean {
  if (reading[key] !== null && reading[key] !== value) return false;
  reading[key] = value;
  return true;
}

const addPlaces = (reading: Reading, places: readonly PhrasePlace[]): true => {
  reading.places.push(...places.filter((place) => !reading.places.includes(place)));
  return true;
};

const province = /^(qc|quebec)$/;

/** The rules in the order in which they are tried at each place. */
const rules: readonly Rule[] = [
  (reader, at, reading) => {
    const token = reader.tokens[at];
    return token?.kind === 'postal' && once(reading, 'postalCode', token.text) ? at + 1 : null;
  },
  (reader, at, reading) =>
    taken(readFacts(reader, at), (facts) => {
      Object.assign(reading.filters, facts);
      return true;
    }),
  (reader, at, reading) => taken(listingNumber(reader, at), (number) => once(reading, 'listing', number)),
  (reader, at, reading) =>
    taken(readAddress(reader, at), ({ words, end }) =>
      once(reading, 'address', { words, written: reader.written(at, end) }),
    ),
  (reader, at, reading) =>
    taken(readRooms(reader, at), ({ kind, count }) => {
      // A size without a bedroom, such as 2½, is no filter.
      if (count >= 1) reading.filters[kind] ??= Math.min(count, 5);
      return true;
    }),
  (reader, at, reading) =>
    taken(readPrices(reader, at), ({ low, high }) => {
      const { prices } = reading;
      if (prices && ((low && prices.low) || (high && prices.high))) return false;
      reading.prices = { low: low ?? prices?.low ?? null, high: high ?? prices?.high ?? null };
      return true;
    }),
  (reader, at, reading) => {
    const near = reader.meaning(at, 'near');
    const start = near && reader.skipJoiners(near.next);
    const place = start && (reader.placesAt(start) ?? reader.similarPlaceAt(start));
    return place ? taken(place, ([first]) => first !== undefined && once(reading, 'near', first)) : null;
  },
  // The province behind a place is no place of its own.
  (reader, at, reading) =>
    province.test(reader.words[at] ?? '') &&
    reading.places.length + (reading.address ? 1 : 0) > 0 &&
    reader.words[at - 1] === ','
      ? at + 1
      : null,
  (reader, at, reading) => {
    const [place, word] = [reader.placesAt(at), reader.meaning(at, 'type', 'transaction', 'open house', 'wish')];
    return place && place.next >= (word?.next ?? 0) ? taken(place, (places) => addPlaces(reading, places)) : null;
  },
  (reader, at, reading) =>
    taken(reader.meaning(at, 'type', 'transaction', 'open house'), (meaning) => {
      if (meaning.kind === 'open house') reading.filters.open_house ??= meaning.time;
      else if (meaning.kind === 'transaction') reading.filters.forSaleForRent ??= meaning.value;
      else return addType(reading, { french: meaning.type, english: meaning.typeInEnglish ?? meaning.type });
      return true;
    }),
  (reader, at, reading) => taken(reader.similarPlaceAt(at), (places) => addPlaces(reading, places)),
];

/** Core filters by one type: another one is said not to be understood. */
function addType({ types }: Reading, type: Reading['types'][number]): boolean {
  const [first] = types;
  if (first && first.french !== type.french && first.english !== type.english) return false;
  types.push(type);
  return true;
}

/** Returns the number of a listing: one that words announce, or one of seven to nine digits that is no round price. */
function listingNumber(reader: PhraseReader, at: number): Found<string> | null {
  let next = at;
  for (let word = reader.meaning(next, 'number of listing'); word; word = reader.meaning(next, 'number of listing'))
    next = word.next;
  const token = reader.number(next);
  const isWhole = token && token.end - token.start === token.text.length && /^\d+$/.test(token.text);
  if (!token || !isWhole) return null;
  const isAnnounced = next > at && /^\d{4,12}$/.test(token.text);
  const isAlone =
    /^\d{7,9}$/.test(token.text) &&
    !token.text.endsWith('000') &&
    !reader.meaning(next + 1, 'dollar', 'thousand', 'million');
  return isAnnounced || isAlone ? { value: token.text, next: next + 1 } : null;
}

/** Words by which the language of a phrase is told, since `cottage` is a house in French and a chalet in English. */
const englishWords =
  /^(near|under|waterfront|with|bedrooms?|house|for|in|the|over|baths?|beds?|bathrooms?|lake|lakefront|pool|less|than|sale|rent|cheap|view|on|and|between|buy|up|or|at|from|by|river|water|small|big|my)$/;
const frenchWords =
  /^(de|du|des|moins|chambres?|avec|pres|maisons?|le|la|les|et|vendre|louer|entre|sdb|cac|dans|plus|bord|au|aux|etages?|salles?|pour|sous|piscine|cherche|chalets?|a)$/;

function isEnglish(words: readonly string[], locale: Locale): boolean {
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  const difference = count(englishWords) - count(frenchWords);
  return difference === 0 ? locale === 'en' : difference > 0;
}

/** What became of a token: fillers say nothing, and may stand between words that were not understood. */
type Part = 'unknown' | 'filler' | 'read';

/** Reads a phrase in French or English over the places that a site offers. It never throws, whatever the text. */
export function readPhrase(text: string, names: PlaceNames, locale: Locale): ReadPhrase {
  const reader = new PhraseReader(trimPhrase(text), names);
  const { mun: _, broker: __, office: ___, ...filters } = noFilters;
  const reading: Reading = {
    ...{ filters, places: [], near: null, listing: null, postalCode: null, address: null, types: [], prices: null },
  };
  const left: Part[] = [];
  for (let at = 0; at < reader.tokens.length; ) {
    const next = rules.reduce<number | null>((found, rule) => found ?? rule(reader, at, reading), null);
    const wish = next === null ? reader.meaning(at, 'wish') : null;
    const filler = next === null && !wish ? reader.meaning(at, 'filler', 'near', 'number of listing', 'monthly') : null;
    const end = next ?? wish?.next ?? filler?.next ?? at + 1;
    left.push(...Array<Part>(end - at).fill(next !== null ? 'read' : filler ? 'filler' : 'unknown'));
    at = end;
  }
  return { ...finish(reading, isEnglish(reader.words, locale)), unknown: unknownParts(reader, left) };
}

function finish({ types, prices, filters, ...rest }: Reading, english: boolean): Omit<ReadPhrase, 'unknown'> {
  const [type] = types;
  const amounts = [prices?.low, prices?.high].filter((amount) => amount != null);
  const transaction = filters.forSaleForRent ?? (amounts.some(isRent) ? 'rent' : null);
  // A range that begins at 0 has no least price.
  const [low, high] = [prices?.low, prices?.high].map(
    (amount) => (amount && dollarsOf(amount, transaction === 'rent')) || null,
  );
  const isReversed = low != null && high != null && low > high;
  const range = { price_min: (isReversed ? high : low) ?? null, price_max: (isReversed ? low : high) ?? null };
  const chosen = {
    ...noFilters,
    ...filters,
    forSaleForRent: transaction,
    type: type ? [english ? type.english : type.french] : [],
  };
  const { mun: _, broker: __, office: ___, ...read } = prices ? withPrices(chosen, range) : chosen;
  return { ...rest, filters: read };
}

/** Returns the parts of a phrase that were not understood, each from its first to its last such word. */
function unknownParts(reader: PhraseReader, left: readonly Part[]): string[] {
  const { tokens } = reader;
  const parts: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (left[at] !== 'unknown') {
      at++;
      continue;
    }
    let last = at;
    for (let next = at + 1; left[next] === 'unknown' || (left[next] === 'filler' && tokens[next]?.text !== ','); next++)
      if (left[next] === 'unknown') last = next;
    parts.push(reader.written(at, last + 1));
    at = last + 1;
  }
  return parts;
}
