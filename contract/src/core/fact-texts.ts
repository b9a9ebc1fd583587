import type { Locale } from '../locale.ts';
import type { Fact, FactFilters, FactRange, OpenHouseTime } from './fact-filters.ts';
import { squareMetresPerSquareFoot } from './square-foot.ts';

const squareMetresPerHectare = 10_000;
const formats = { fr: new Intl.NumberFormat('fr-CA'), en: new Intl.NumberFormat('en-CA') };

/** The words for filters by facts, for visitors, mails and staff. */
export const factTexts = {
  fr: {
    names: {
      ...{
        year: 'Année de construction',
        area: 'Superficie habitable',
        lot: 'Superficie du terrain',
        unit_price: 'Prix au pied carré',
      },
      ...{
        parking: 'Places de stationnement',
        days: 'Sur le marché depuis',
        garage: 'Garage',
        pool: 'Piscine',
        waterfront: 'Bord de l’eau',
      },
    },
    /** Names before a range of values. */
    short: { year: 'Construction', area: 'Superficie', lot: 'Terrain', unit_price: 'Prix' },
    between: (low: string, high: string): string => `${low} à ${high}`,
    from: (low: string, isYear: boolean): string => `${low} ou ${isYear ? 'après' : 'plus'}`,
    to: (high: string, isYear: boolean): string => `${high} ou ${isYear ? 'avant' : 'moins'}`,
    named: (name: string, value: string): string => `${name}\u00a0: ${value}`,
    parking: (count: number): string => `${count}+ ${count > 1 ? 'stationnements' : 'stationnement'}`,
    days: (count: number): string => (count === 1 ? '24\u00a0heures' : `${count}\u00a0jours`),
    listed: (days: string): string => `Inscrite depuis ${days} ou moins`,
    openHouse: {
      any: 'Visite libre',
      weekend: 'Visite libre cette fin de semaine',
      week: 'Visite libre d’ici 7\u00a0jours',
    },
    dollars: (amount: string): string => `${amount}\u00a0$`,
    feet: 'pi²',
  },
  en: {
    names: {
      ...{ year: 'Year built', area: 'Living area', lot: 'Lot area', unit_price: 'Price per square foot' },
      ...{
        parking: 'Parking spaces',
        days: 'On the market for',
        garage: 'Garage',
        pool: 'Pool',
        waterfront: 'Waterfront',
      },
    },
    short: { year: 'Built', area: 'Living area', lot: 'Lot', unit_price: 'Price' },
    between: (low: string, high: string): string => `${low} to ${high}`,
    from: (low: string, isYear: boolean): string => `${low} or ${isYear ? 'later' : 'more'}`,
    to: (high: string, isYear: boolean): string => `${high} or ${isYear ? 'earlier' : 'less'}`,
    named: (name: string, value: string): string => `${name}: ${value}`,
    parking: (count: number): string => `${count}+ parking ${count > 1 ? 'spaces' : 'space'}`,
    days: (count: number): string => (count === 1 ? '24\u00a0hours' : `${count}\u00a0days`),
    listed: (days: string): string => `Listed in the last ${days}`,
    openHouse: {
      any: 'Open house',
      weekend: 'Open house this weekend',
      week: 'Open house in the next 7\u00a0days',
    },
    dollars: (amount: string): string => `$${amount}`,
    feet: 'ft²',
  },
};

/** Returns a value of a range with its unit; areas in both units, round in square feet: `1 000 pi² (93 m²)`. */
export function factValueText(fact: FactRange, value: number, locale: Locale): string {
  const t = factTexts[locale];
  const format = (number: number) => formats[locale].format(number);
  switch (fact) {
    case 'year':
      return String(value);
    case 'unit_price': {
      const perFoot = t.dollars(format(Math.round(value * squareMetresPerSquareFoot)));
      return `${perFoot}/${t.feet} (${t.dollars(format(value))}/m²)`;
    }
    default: {
      const feet = Math.round(value / squareMetresPerSquareFoot / 10) * 10;
      const metres =
        value < squareMetresPerHectare
          ? `${format(Math.round(value))}\u00a0m²`
          : `${format(Math.round((value / squareMetresPerHectare) * 10) / 10)}\u00a0ha`;
      return `${format(feet)}\u00a0${t.feet} (${metres})`;
    }
  }
}

/** Returns the range of a filter: `1990 à 2010`, `2000 ou après`; empty without a limit. */
export function factRangeText(fact: FactRange, facts: Partial<FactFilters>, locale: Locale): string {
  const t = factTexts[locale];
  const [low, high] = [facts[`${fact}_min`], facts[`${fact}_max`]].map((value) =>
    value == null ? null : factValueText(fact, value, locale),
  );
  if (low && high) return t.between(low, high);
  if (low) return t.from(low, fact === 'year');
  return high ? t.to(high, fact === 'year') : '';
}

/** Returns a filter that is set, such as `Terrain : 10 000 pi² (929 m²) ou plus`, `Garage`, `2+ stationnements`. */
export function factText(fact: Fact, facts: Partial<FactFilters>, locale: Locale): string {
  const t = factTexts[locale];
  switch (fact) {
    case 'parking':
      return t.parking(facts.parking ?? 1);
    case 'days':
      return t.listed(t.days(facts.days ?? 1));
    case 'garage':
    case 'pool':
    case 'waterfront':
      return t.names[fact];
    default:
      return t.named(t.short[fact], factRangeText(fact, facts, locale));
  }
}

export const openHouseTimeText = (time: OpenHouseTime, locale: Locale): string => factTexts[locale].openHouse[time];
