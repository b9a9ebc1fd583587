import { maxPictureHosts } from '@vitrine/contract/core/picture-hosts.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import type { FeedDetail, FeedInput } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';

/** Meanings by the name that core's lookup of a field has for each. */
type Meanings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const { maison, condo, prop, ferme, chalet, terrain, comm } = propertyTypeLabels;

const types: Meanings = {
  Maison: maison,
  Condo: condo,
  Plex: prop,
  Ferme: ferme,
  Chalet: chalet,
  Terrain: terrain,
  Commercial: comm,
};
const structures: Meanings = {
  House: maison,
  Apartment: condo,
  'Multi-Family': prop,
  Cabin: chalet,
  'No Building': terrain,
  Office: comm,
};
const genres: Meanings = { MAI: maison, APP: condo, REV: prop, FER: ferme, CHA: chalet, TER: terrain, COM: comm };
const sold = { fr: 'Vendue', en: 'Sold' };
const onMarket = { fr: 'Sur le marché', en: 'On the market' };
const statuses: Meanings = {
  Active: onMarket,
  'Active Under Contract': { fr: 'Offre conditionnelle', en: 'Conditional offer' },
  Closed: sold,
  Withdrawn: { fr: 'Retirée du marché', en: 'Withdrawn from the market' },
  Expired: { fr: 'Expirée', en: 'Expired' },
  'Coming Soon': { fr: 'Pas encore sur le marché', en: 'Not on the market yet' },
};
const areaUnits: Meanings = {
  'square feet': { fr: 'Pieds carrés', en: 'Square feet' },
  'square meters': { fr: 'Mètres carrés', en: 'Square metres' },
  acres: { fr: 'Acres', en: 'Acres' },
  hectares: { fr: 'Hectares', en: 'Hectares' },
};
const week = { fr: 'Par semaine', en: 'A week' };
const month = { fr: 'Par mois', en: 'A month' };
const year = { fr: 'Par an', en: 'A year' };

/** Fields whose unknown values staff can give a meaning, with the meanings. */
const meaningsByField: Readonly<Record<string, Meanings>> = {
  StandardStatus: statuses,
  PropertySubType: types,
  StructureType: structures,
  LivingAreaUnits: areaUnits,
  LotSizeUnits: areaUnits,
  LeaseAmountFrequency: { Weekly: week, Monthly: month, Yearly: year },
  status: { EV: onMarket, VE: sold },
  genre: genres,
  category: genres,
  rentFrequency: { S: week, M: month, A: year },
};

/** Field under which photos on hosts that the source does not name are reported. */
const pictureField = 'MediaURL';

type UnknownValue = FeedDetail['unknown_values'][number];

/** Returns the meanings that staff can give an unknown value, by their names; null for a value that has to be mended in the source. */
export function meaningsOf({ field, reason }: UnknownValue, language: Language): Record<string, string> | null {
  const meanings = reason === 'unknown-value' ? meaningsByField[field] : undefined;
  return meanings ? Object.fromEntries(Object.entries(meanings).map(([name, label]) => [name, label[language]])) : null;
}

/** Returns true for a host of photos that staff can let in. */
export const isPictureHost = ({ field, reason }: UnknownValue): boolean =>
  field === pictureField && reason === 'unknown-value';

/** Returns the name of the meaning that a value has; empty when it has none. */
export const meaningIn = ({ settings }: Pick<FeedDetail, 'settings'>, { field, value }: UnknownValue): string =>
  settings.mapping.values[field]?.[value] ?? '';

/** Returns the source as it is saved when a value gets a meaning, or loses it by an empty one. */
export function withMeaning(source: FeedDetail, { field, value }: UnknownValue, meaning: string): FeedInput {
  const { [value]: _, ...others } = source.settings.mapping.values[field] ?? {};
  const values = {
    ...source.settings.mapping.values,
    [field]: meaning === '' ? others : { ...others, [value]: meaning },
  };
  return inputWith(source, { mapping: { ...source.settings.mapping, values } });
}

/** Returns the source as it is saved when photos of one more host are let in. */
export const withPictureHost = (source: FeedDetail, { value }: UnknownValue): FeedInput =>
  inputWith(source, {
    pictureHosts: [...new Set([...(source.settings.pictureHosts ?? []), value])].slice(-maxPictureHosts),
  });

const inputWith = (
  { name, every_minutes, is_active, settings }: FeedDetail,
  change: Partial<Pick<FeedDetail['settings'], 'mapping' | 'pictureHosts'>>,
): FeedInput => ({ name, every_minutes, is_active, settings: { ...settings, ...change } });
