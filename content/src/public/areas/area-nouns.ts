import type { Area, AreaTransaction } from '@vitrine/contract/core/area.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { isBorough } from './area-place.ts';

type TypeName = NonNullable<Area['type']> | 'any';

interface Noun {
  one: string;
  many: string;
  /** True when French adjectives have their feminine form. */
  isFeminine: boolean;
}

const noun = (one: string, many = `${one}s`, isFeminine = false): Noun => ({ one, many, isFeminine });

const nouns: Record<Locale, Record<TypeName, Noun>> = {
  fr: {
    any: noun('propriété', 'propriétés', true),
    maison: noun('maison', 'maisons', true),
    condo: noun('condo'),
    prop: noun('immeuble à revenus', 'immeubles à revenus'),
    ferme: noun('ferme', 'fermes', true),
    chalet: noun('chalet'),
    terrain: noun('terrain'),
    comm: noun('propriété commerciale', 'propriétés commerciales', true),
  },
  en: {
    any: noun('property', 'properties'),
    maison: noun('house'),
    condo: noun('condo'),
    prop: noun('income property', 'income properties'),
    ferme: noun('farm'),
    chalet: noun('cottage'),
    terrain: noun('lot'),
    comm: noun('commercial property', 'commercial properties'),
  },
};

/** Returns the noun of a property type; null names any property. */
export const nounOf = (type: Area['type'], locale: Locale): Noun => nouns[locale][type ?? 'any'];

const transactions: Record<Locale, Record<AreaTransaction, string>> = {
  fr: { buy: 'à vendre', rent: 'à louer' },
  en: { buy: 'for sale', rent: 'for rent' },
};

/** Returns `à vendre` or `for rent`. */
export const transactionName = (transaction: AreaTransaction, locale: Locale): string =>
  transactions[locale][transaction];

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns `à Montréal`, `aux Éboulements` or `in Montréal`. */
export function inPlace(name: string, locale: Locale): string {
  if (locale === 'en') return `in ${name}`;
  if (/^Les /.test(name)) return `aux ${name.slice('Les '.length)}`;
  if (/^Le /.test(name)) return `au ${name.slice('Le '.length)}`;
  return /^Îles[- ]/.test(name) ? `aux ${name}` : `à ${name}`;
}

/** Returns the place in a heading: `à Verdun (Montréal)`, `dans Le Plateau-Mont-Royal (Montréal)` or `in Verdun (Montréal)`. */
export function inBorough(name: string, municipality: string, locale: Locale): string {
  const preposition = locale === 'en' ? 'in' : /^Les? /.test(name) ? 'dans' : 'à';
  return `${preposition} ${name} (${municipality})`;
}

/** Returns a French name after `de`: `de Verdun`, `d’Anjou`, `du Plateau-Mont-Royal` or `des Rivières`. */
function ofPlace(name: string): string {
  if (/^Les /.test(name)) return `des ${name.slice('Les '.length)}`;
  if (/^Le /.test(name)) return `du ${name.slice('Le '.length)}`;
  return /^[AEÉIÎOUY]/.test(name) ? `d’${name}` : `de ${name}`;
}

const partNames: Record<Locale, { borough: string; sector: string; municipality: string }> = {
  fr: { borough: 'l’arrondissement', sector: 'le secteur', municipality: 'la municipalité' },
  en: { borough: 'the borough', sector: 'the sector', municipality: 'the municipality' },
};

/** Returns what an area is, with its article: `l’arrondissement`, `le secteur` or `la municipalité`. */
export const kindOfPlace = (area: Area, locale: Locale): string =>
  partNames[locale][isBorough(area) ? 'borough' : area.borough ? 'sector' : 'municipality'];

/** Returns the place in a sentence: `à Montréal` or `dans l’arrondissement de Verdun, à Montréal`; '' for the whole site. */
export function whereIs(area: Area, locale: Locale): string {
  const { borough, municipality } = area;
  if (!municipality) return '';
  if (!borough) return inPlace(municipality.name, locale);
  const kind = kindOfPlace(area, locale);
  return locale === 'fr'
    ? `dans ${kind} ${ofPlace(borough.name)}, ${inPlace(municipality.name, 'fr')}`
    : `in ${kind} of ${borough.name} (${municipality.name})`;
}
