import type { Localized, SourceAddress } from '../records/source-listing.ts';

/** Matches the word for a road at the start of a name, as French writes it. */
const frenchRoad =
  /^(all[ée]e|autoroute|avenue|av\.?|boulevard|boul\.?|chemin|ch\.?|c[ôo]te|cours|croissant|impasse|mont[ée]e|passage|place|promenade|rang|route|rue|ruelle|sentier|square|terrasse|voie)\s/iu;

const unitTexts = { fr: (unit: string) => `, app. ${unit}`, en: (unit: string) => `, unit ${unit}` };

/**
 * Returns civic number, street and unit in both languages, from the parts that there are. An address in one text is kept up to its first
 * comma after the street; empty texts mean that the source sent none.
 */
export function streetAddress({ unparsed, number, street, unit }: SourceAddress): Localized {
  const whole = street === null ? readUnparsed(unparsed) : null;
  const name = street ?? whole?.street ?? '';
  const civic = number ?? whole?.number ?? '';
  const end = (locale: 'fr' | 'en') => (unit === null || name === '' ? '' : unitTexts[locale](unit));
  const separator = civic !== '' && frenchRoad.test(name) ? ', ' : ' ';
  return {
    fr: `${civic}${separator}${name}`.trim() + end('fr'),
    en: `${civic} ${name}`.trim() + end('en'),
  };
}

/** Returns the unit of an address that `streetAddress` has written; null for one without. */
export const unitOf = (text: string): string | null => /, (?:app\.|unit) ([\s\S]+)$/u.exec(text)?.[1] ?? null;

/** Returns the civic number and the street of an address such as `1240, rue des Érables, Montréal, QC H2K 3T1`. */
export function readUnparsed(text: string | null): { number: string; street: string } | null {
  const [, number = '', street = ''] =
    /^\s*((?:\d+[A-Z]?(?:\s?[-–]\s?\d+[A-Z]?)?)?)[\s,]*([^,]*)/iu.exec(text ?? '') ?? [];
  return street.trim() === '' ? null : { number, street: street.trim() };
}
