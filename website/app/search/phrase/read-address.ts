import type { Found, PhraseReader } from './phrase-reader.ts';

const roadsBefore = new Set(
  'rue boulevard boul blvd avenue av ave chemin ch rang route rte place allee croissant impasse montee cote terrasse promenade square ruelle autoroute cours passage voie'.split(
    ' ',
  ),
);
/** Words for a road that need no number before them. */
const roadsAlone = new Set('rue boulevard boul chemin rang avenue montee'.split(' '));
const roadsAfter = new Set(
  'street saint avenue ave road rd boulevard blvd drive dr lane court crescent cres circle terrace way highway hwy'.split(
    ' ',
  ),
);
const inNames = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'l', 'd']);
const mostStreetWords = 6;
const largestNumber = 99_999;

interface StreetAddress {
  words: string;
  /** The first token behind it. */
  end: number;
}

/** Returns the civic number and the street at a place, as words for core. */
export function readAddress(reader: PhraseReader, at: number): Found<StreetAddress> | null {
  const number = reader.number(at);
  const civic = number && /^\d+$/.test(number.text) && Number(number.text) <= largestNumber ? at + 1 : at;
  const start = reader.words[civic] === ',' ? civic + 1 : civic;
  const hasNumber = civic > at;
  const road = reader.words[start] ?? '';
  const isChamber = road === 'ch' && Number(number?.text) < 10;
  if (hasNumber ? roadsBefore.has(road) && !isChamber : roadsAlone.has(road)) return streetFrom(reader, at, start + 1);
  return hasNumber ? englishStreet(reader, at, start) : null;
}

function streetFrom(reader: PhraseReader, at: number, start: number): Found<StreetAddress> | null {
  let end = start;
  while (end - start < mostStreetWords && isStreetWord(reader, end)) end++;
  // The place behind the street is none of its words, but `rue de Magog` is a street.
  for (let cut = start + 1; cut < end; cut++) {
    const place = reader.placesAt(cut);
    const hasName = reader.words.slice(start, cut).some((word) => !inNames.has(word));
    if (place && place.next >= end && hasName && !inNames.has(reader.words[cut - 1] ?? '')) end = cut;
  }
  return end > start ? { value: { words: textOf(reader, at, end), end }, next: end } : null;
}

function isStreetWord(reader: PhraseReader, at: number): boolean {
  const token = reader.tokens[at];
  if (token?.kind !== 'word' || token.text === 'a' || token.text === 'in') return false;
  return reader.meaning(at, 'type', 'transaction', 'at most', 'at least', 'open house', 'between', 'near') === null;
}

function englishStreet(reader: PhraseReader, at: number, start: number): Found<StreetAddress> | null {
  for (let end = start + 1; end <= start + 3; end++) {
    const isRoad = roadsAfter.has(reader.words[end] ?? '') && isWrittenRoad(reader, end);
    if (isRoad && reader.words.slice(start, end).every((_, index) => isNameWord(reader, start + index)))
      return { value: { words: textOf(reader, at, end + 1), end: end + 1 }, next: end + 1 };
  }
  return null;
}

/** `St` at the end of a street is no saint, whose name follows. */
const isWrittenRoad = (reader: PhraseReader, at: number): boolean =>
  reader.words[at] !== 'saint' ||
  reader.tokens[at + 1]?.kind !== 'word' ||
  (reader.tokens[at]?.end ?? 0) - (reader.tokens[at]?.start ?? 0) === 2;

const isNameWord = (reader: PhraseReader, at: number): boolean =>
  reader.tokens[at]?.kind === 'word' &&
  reader.meaning(at, 'bedrooms', 'bathrooms', 'type', 'thousand', 'million', 'dollar') === null;

const textOf = (reader: PhraseReader, start: number, end: number): string =>
  reader.words
    .slice(start, end)
    .filter((word) => word !== ',')
    .join(' ');
