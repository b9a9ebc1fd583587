import type { FactFilters } from '@vitrine/contract/core/fact-filters.ts';
import { squareMetresPerSquareFoot } from '@vitrine/contract/core/square-foot.ts';
import type { Found, PhraseReader } from './phrase-reader.ts';

/** Filters by facts that a part of a phrase sets. */
export type SaidFacts = Partial<FactFilters>;

const [firstYear, lastYear] = [1600, 2100];
const squareMetresPerAcre = 4046.86;
const squareMetresPerHectare = 10_000;

/** Returns the facts at a place: `garage`, `2 stationnements`, `construite après 2010`, `terrain de 10 000 pi²`. */
export const readFacts = (reader: PhraseReader, at: number): Found<SaidFacts> | null =>
  readFlag(reader, at) ?? readParking(reader, at) ?? readYears(reader, at) ?? readAreas(reader, at);

function readFlag(reader: PhraseReader, at: number): Found<SaidFacts> | null {
  const flag = reader.meaning(at, 'flag');
  return flag && { value: { [flag.value.flag]: true }, next: flag.next };
}

function readParking(reader: PhraseReader, at: number): Found<SaidFacts> | null {
  const number = reader.number(at);
  const count = number ? Number(number.text) : (reader.meaning(at, 'count')?.value.value ?? null);
  const word = reader.meaning(count === null ? at : at + 1, 'parking');
  if (!word || (count !== null && !(count >= 1 && count <= 9))) return null;
  return { value: { parking: Math.floor(count ?? 1) }, next: word.next };
}

const yearAt = (reader: PhraseReader, at: number): number | null => {
  const token = reader.number(at);
  const year = token && token.end - token.start === 4 ? Number(token.text) : Number.NaN;
  return Number.isInteger(year) && year >= firstYear && year <= lastYear ? year : null;
};

/** `construite après 2010`, `avant 1950`, `built between 1990 and 2000`, `année 1985`. A year alone says nothing. */
function readYears(reader: PhraseReader, at: number): Found<SaidFacts> | null {
  const built = reader.meaning(at, 'built');
  const start = reader.skipJoiners(built?.next ?? at);
  const limit =
    reader.meaning(start, 'after', 'before') ?? (built && reader.meaning(start, 'at least', 'at most', 'between'));
  const from = reader.skipJoiners(limit?.next ?? start);
  const year = yearAt(reader, from);
  if (year === null || (!built && !limit)) return null;
  const joiner = reader.meaning(from + 1, 'to');
  const until = joiner && yearAt(reader, joiner.next);
  if (joiner && until !== null && (limit === null || limit.value.kind === 'between'))
    return { value: inOrder('year', year, until), next: joiner.next + 1 };
  switch (limit?.value.kind) {
    case 'before':
    case 'at most':
      return { value: { year_max: year }, next: from + 1 };
    case 'after':
    case 'at least':
      return { value: { year_min: year }, next: from + 1 };
    default:
      return { value: { year_min: year, year_max: year }, next: from + 1 };
  }
}

/** An area is that of the lot when a word before or behind it says so, or when it is in acres or hectares; without a limit it is the least. */
function readAreas(reader: PhraseReader, at: number): Found<SaidFacts> | null {
  const subject = reader.meaning(at, 'lot', 'living area');
  const start = reader.skipJoiners(subject?.next ?? at);
  const limit = reader.meaning(start, 'at most', 'at least', 'between');
  const from = reader.skipJoiners(limit?.next ?? start);
  const first = areaAt(reader, from, limit?.value.kind !== 'at most');
  if (!first) return null;
  const behind = reader.meaning(reader.skipJoiners(first.next), 'lot', 'living area');
  const isLand = (subject ?? behind)?.value.kind === 'lot' || first.value.isLand;
  const fact = isLand ? 'lot' : 'area';
  const after = reader.meaning(first.next, 'or more', 'or less');
  const isMost = limit?.value.kind === 'at most' || after?.value.kind === 'or less';
  const { low, high } = first.value;
  const value = high !== null ? inOrder(fact, low, high) : { [`${fact}_${isMost ? 'max' : 'min'}`]: low };
  return { value, next: subject || !behind ? (after?.next ?? first.next) : behind.next };
}

interface Area {
  /** m², to a tenth. */
  low: number;
  high: number | null;
  isLand: boolean;
}

/** Returns an area, or two with the unit of the second: `1 500 à 2 000 pi²`. */
function areaAt(reader: PhraseReader, at: number, mayBeRange: boolean): Found<Area> | null {
  const number = reader.number(at);
  const count = number ? null : reader.meaning(at, 'count');
  const amount = number ? Number(number.text) : count?.value.value;
  if (amount === undefined || amount <= 0) return null;
  const next = number ? at + 1 : (count?.next ?? at + 1);
  const unit = unitAt(reader, next);
  if (unit)
    return {
      value: { low: tenths(amount * unit.value.factor), high: null, isLand: unit.value.isLand },
      next: unit.next,
    };
  const joiner = mayBeRange ? reader.meaning(next, 'to') : null;
  const second = joiner && areaAt(reader, joiner.next, false);
  const secondUnit = joiner && unitAt(reader, joiner.next + 1);
  if (!second || !secondUnit) return null;
  const { factor, isLand } = secondUnit.value;
  return { value: { low: tenths(amount * factor), high: second.value.low, isLand }, next: second.next };
}

function unitAt(reader: PhraseReader, at: number): Found<{ factor: number; isLand: boolean }> | null {
  const unit = reader.meaning(at, 'square feet', 'feet', 'metres', 'square metres', 'acres', 'hectares');
  if (!unit) return null;
  const found = (factor: number, isLand: boolean, next: number) => ({ value: { factor, isLand }, next });
  const square = reader.squareBehind(unit.next);
  switch (unit.value.kind) {
    case 'acres':
      return found(squareMetresPerAcre, true, unit.next);
    case 'hectares':
      return found(squareMetresPerHectare, true, unit.next);
    case 'metres':
      return square === null ? null : found(1, false, square);
    case 'square metres':
      return found(1, false, unit.next);
    default:
      return found(squareMetresPerSquareFoot, false, square ?? unit.next);
  }
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const inOrder = (fact: 'year' | 'area' | 'lot', one: number, other: number): SaidFacts => ({
  [`${fact}_min`]: Math.min(one, other),
  [`${fact}_max`]: Math.max(one, other),
});
