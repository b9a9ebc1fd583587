import type { CostKind, ListingDetails, RoomType } from '@vitrine/contract/core/listing-details.ts';
import { type Locale, pickLocale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { formatCurrency, formatMetres, formatNumber } from '../../../locale/format.ts';
import type { DetailNote, DetailTable } from '../property-detail-data.ts';

export const costNames: Record<Locale, Record<CostKind, string>> = {
  fr: {
    taxes: 'Taxes',
    'municipal-tax': 'Taxes municipales',
    'school-tax': 'Taxe scolaire',
    'association-fee': 'Frais de copropriété',
    energy: 'Énergie',
  },
  en: {
    taxes: 'Taxes',
    'municipal-tax': 'Municipal taxes',
    'school-tax': 'School tax',
    'association-fee': 'Co-ownership fees',
    energy: 'Energy',
  },
};

const rooms: Record<Locale, Record<RoomType, string>> = {
  fr: {
    bathroom: 'Salle de bains',
    bedroom: 'Chambre',
    den: 'Coin détente',
    'dining-room': 'Salle à manger',
    dinette: 'Dînette',
    entrance: 'Entrée',
    'family-room': 'Salle familiale',
    kitchen: 'Cuisine',
    laundry: 'Salle de lavage',
    'living-room': 'Salon',
    office: 'Bureau',
    playroom: 'Salle de jeux',
    'powder-room': 'Salle d’eau',
    'primary-bedroom': 'Chambre principale',
    solarium: 'Solarium',
    storage: 'Rangement',
    'walk-in-closet': 'Penderie',
    workshop: 'Atelier',
  },
  en: {
    bathroom: 'Bathroom',
    bedroom: 'Bedroom',
    den: 'Den',
    'dining-room': 'Dining room',
    dinette: 'Dinette',
    entrance: 'Entrance',
    'family-room': 'Family room',
    kitchen: 'Kitchen',
    laundry: 'Laundry room',
    'living-room': 'Living room',
    office: 'Office',
    playroom: 'Playroom',
    'powder-room': 'Powder room',
    'primary-bedroom': 'Primary bedroom',
    solarium: 'Solarium',
    storage: 'Storage',
    'walk-in-closet': 'Walk-in closet',
    workshop: 'Workshop',
  },
};

const levels: Record<Locale, Record<string, string>> = {
  fr: {
    basement: 'Sous-sol',
    garden: 'Rez-de-jardin',
    lower: 'Niveau inférieur',
    ground: 'Rez-de-chaussée',
    upper: 'Niveau supérieur',
  },
  en: {
    basement: 'Basement',
    garden: 'Garden level',
    lower: 'Lower level',
    ground: 'Ground floor',
    upper: 'Upper level',
  },
};

const texts = defineTexts({
  fr: {
    costs: 'Taxes, frais et dépenses',
    cost: 'Dépense',
    month: 'Par mois',
    year: 'Par année',
    rooms: 'Pièces',
    room: 'Pièce',
    level: 'Étage',
    size: 'Dimensions',
    floor: (floor: number): string => `${floor}${floor === 1 ? 'ᵉʳ' : 'ᵉ'} étage`,
    inUnit: (room: string, unit: number): string => `${room} (logement ${unit})`,
    units: 'Logements',
    unit: 'Logement',
    unitNumber: (number: number): string => `Logement ${number}`,
    unitRooms: 'Pièces',
    bedrooms: 'Chambres',
    rent: 'Loyer par mois',
    income: 'Revenus bruts par mois',
    yearlyIncome: 'Revenus bruts par année',
    inclusions: 'Inclusions',
    exclusions: 'Exclusions',
  },
  en: {
    costs: 'Taxes, fees and expenses',
    cost: 'Expense',
    month: 'Per month',
    year: 'Per year',
    rooms: 'Rooms',
    room: 'Room',
    level: 'Floor',
    size: 'Size',
    floor: (floor: number): string => `${floor}${ordinal(floor)} floor`,
    inUnit: (room: string, unit: number): string => `${room} (unit ${unit})`,
    units: 'Units',
    unit: 'Unit',
    unitNumber: (number: number): string => `Unit ${number}`,
    unitRooms: 'Rooms',
    bedrooms: 'Bedrooms',
    rent: 'Rent per month',
    income: 'Gross income per month',
    yearlyIncome: 'Gross income per year',
    inclusions: 'Inclusions',
    exclusions: 'Exclusions',
  },
});

const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-CA', { type: 'ordinal' });
const ordinal = (floor: number): string => endings[ordinals.select(floor)] ?? 'th';

/** Returns the tables of costs, dwellings and rooms, without columns and tables that have nothing to say. */
export function detailTables(details: ListingDetails | null | undefined, locale: Locale): DetailTable[] {
  if (!details) return [];
  const t = textsOf(texts, locale);
  const money = (amount: number): string => formatCurrency(amount, locale, Number.isInteger(amount) ? 0 : 2);
  const level = (name: string | null | undefined): string =>
    name ? (levels[locale][name] ?? t.floor(Number(name))) : '';
  const count = (value: number | null | undefined): string => (value ? formatNumber(value, locale) : '');
  return [
    table(
      'costs',
      t.costs,
      [t.cost, t.month, t.year],
      details.costs.map(({ kind, amount, period, year }) => [
        costNames[locale][kind] + (year ? ` (${year})` : ''),
        money(period === 'month' ? amount : cents(amount / 12)),
        money(period === 'year' ? amount : cents(amount * 12)),
      ]),
    ),
    table(
      'units',
      t.units,
      [t.unit, t.unitRooms, t.bedrooms, t.rent],
      [
        ...details.units.map((unit, index) => [
          t.unitNumber(index + 1),
          count(unit.rooms),
          count(unit.bedrooms),
          unit.rent ? money(unit.rent) : '',
        ]),
        ...incomeRows(details.units, locale),
      ],
    ),
    table(
      'rooms',
      t.rooms,
      [t.room, t.level, t.size],
      details.rooms.map((room) => [
        room.unit ? t.inUnit(rooms[locale][room.type], room.unit) : rooms[locale][room.type],
        level(room.level),
        room.length && room.width ? roomSize(room.length, room.width, locale) : '',
      ]),
    ),
  ].flatMap((made) => made ?? []);
}

/** Returns the rents of all dwellings by the month and the year; none unless each rent is known. */
function incomeRows(units: ListingDetails['units'], locale: Locale): string[][] {
  const t = textsOf(texts, locale);
  const rents = units.flatMap(({ rent }) => rent ?? []);
  if (rents.length < units.length || units.length === 0) return [];
  const income = rents.reduce((sum, rent) => sum + rent, 0);
  const money = (amount: number): string => formatCurrency(amount, locale, Number.isInteger(amount) ? 0 : 2);
  return [
    [t.income, '', '', money(cents(income))],
    [t.yearlyIncome, '', '', money(cents(income * 12))],
  ];
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns a table without its empty columns; null without rows. */
function table(name: DetailTable['name'], title: string, columns: string[], rows: string[][]): DetailTable | null {
  const isFilled = columns.map((_, at) => rows.some((row) => row[at] !== ''));
  const filled = (cells: string[]) => cells.filter((_, at) => isFilled[at]);
  return rows.length === 0 ? null : { name, title, columns: filled(columns), rows: rows.map(filled) };
}

const inchesPerMetre = 1 / 0.0254;

/** Formats the size of a room in both units: `3,66 × 3,05 m (12′ 0″ × 10′ 0″)`. */
function roomSize(length: number, width: number, locale: Locale): string {
  const feet = (metres: number): string => {
    const inches = Math.round(metres * inchesPerMetre);
    return `${Math.floor(inches / 12)}′\u00a0${inches % 12}″`;
  };
  const metres = (value: number): string => formatMetres(value, locale);
  return `${metres(length)}\u00a0×\u00a0${metres(width)}\u00a0m (${feet(length)}\u00a0×\u00a0${feet(width)})`;
}

/** Returns what the sale includes and excludes, in the language of the page, else in the other one with its `lang`. */
export function detailNotes(details: ListingDetails | null | undefined, locale: Locale): DetailNote[] {
  const t = textsOf(texts, locale);
  return (['inclusions', 'exclusions'] as const).flatMap((name) => {
    const given = details?.[name];
    const text = given ? (pickLocale(given, locale)?.trim() ?? '') : '';
    if (!given || text === '') return [];
    const isOtherLocale = given[locale].trim() === '';
    return [{ title: t[name], text, lang: isOtherLocale ? (locale === 'fr' ? 'en' : 'fr') : null }];
  });
}
