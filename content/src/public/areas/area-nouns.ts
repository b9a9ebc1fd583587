import type { Area, AreaTransaction } from '@vitrine/contract/core/area.ts';
import type { Locale } from '@vitrine/contract/locale.ts';

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
