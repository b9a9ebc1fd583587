import type { Setting } from './place.ts';

/** Street names that occur in many Québec municipalities. */
const everywhere = [
  'rue des Érables',
  'rue Notre-Dame',
  'rue Saint-Joseph',
  'rue des Pins',
  'rue du Parc',
  'rue Gagnon',
  'rue Lavoie',
  'rue Bellevue',
  'rue des Chênes',
  'rue Saint-Louis',
  'rue Tremblay',
  'rue de la Colline',
] as const;

const suburban = ['rue des Merisiers', 'rue du Boisé', 'rue des Hirondelles', 'place des Tilleuls', 'rue de l’Étang'];

const rural = [
  'rang Saint-Joseph',
  'rang des Sapins',
  'chemin du Ruisseau',
  'montée du Moulin',
  'rang de la Concession',
];

const byTheWater = [
  'chemin du Lac-Bleu',
  'chemin de la Pointe',
  'chemin du Lac-des-Pins',
  'chemin des Riverains',
  'chemin de la Baie',
  'chemin du Lac-à-la-Truite',
] as const;

/** Street names by setting, in addition to those of the place. */
export const usualStreets: Readonly<Record<Setting, readonly string[]>> = {
  metropolis: everywhere,
  city: everywhere,
  suburb: [...everywhere, ...suburban],
  town: [...everywhere, ...suburban],
  resort: everywhere,
};

export const countryRoads: readonly string[] = rural;
export const lakeRoads: readonly string[] = byTheWater;

const englishKinds: Readonly<Record<string, string>> = {
  rue: 'Street',
  avenue: 'Avenue',
  boulevard: 'Boulevard',
  chemin: 'Road',
};

const englishDirections: Readonly<Record<string, string>> = { Nord: 'North', Sud: 'South', Est: 'East', Ouest: 'West' };

const ordinal = (n: number) => {
  const tens = n % 100;
  const suffix = tens >= 11 && tens <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${suffix}`;
};

/**
 * Returns the English form of a Québec street: the generic is translated and moved behind a proper name, but stays French before
 * an article, because it is then part of the name (`rue Saint-Hubert` → `Saint-Hubert Street`, `chemin du Lac-Écho` → `Chemin du
 * Lac-Écho`). A direction is translated and stays last (`rue King Est` → `King Street East`), unless it is the whole name (`rue du
 * Sud` → `Rue du Sud`).
 */
export function englishStreet(street: string): string {
  const numbered = /^(\d+)r?e (Avenue|Rue)(.*)$/u.exec(street);
  if (numbered) {
    const [, number = '', kind, rest = ''] = numbered;
    const direction = englishDirections[rest.trim()];
    return `${ordinal(Number(number))} ${kind === 'Rue' ? 'Street' : 'Avenue'}${direction ? ` ${direction}` : rest}`;
  }
  const [kind = '', ...words] = street.split(' ');
  const direction = englishDirections[words.at(-1) ?? ''];
  // The last word is no direction when only an article stands before it: `rue du Sud` is a street named Sud.
  if (direction && words.length > 1 && !/^(?:du|de|des|de la|la|le)$/u.test(words.slice(0, -1).join(' ')))
    return `${englishStreet(street.slice(0, street.lastIndexOf(' ')))} ${direction}`;
  const name = words.join(' ');
  const englishKind = englishKinds[kind];
  const startsWithArticle = /^(?:du|de|des|d’|de la|de l’|la|le)(?=[ ’])|^d’/u.test(name);
  if (englishKind && !startsWithArticle) return `${name} ${englishKind}`;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${name}`;
}

const translatedStreets = new Map<string, string>();

function translated(street: string): string {
  const known = translatedStreets.get(street) ?? englishStreet(street);
  translatedStreets.set(street, known);
  return known;
}

/** Returns an address such as `4321, rue Saint-Hubert, app. 5` and `4321 Saint-Hubert Street, Apt. 5`. */
export function streetAddress(civic: number, street: string, unit: number | null): { fr: string; en: string } {
  return {
    fr: `${civic}, ${street}${unit === null ? '' : `, app. ${unit}`}`,
    en: `${civic} ${translated(street)}${unit === null ? '' : `, Apt. ${unit}`}`,
  };
}
