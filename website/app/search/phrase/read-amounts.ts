import type { Found, PhraseReader } from './phrase-reader.ts';

/** An amount of money as it is written; what it counts is known once the whole phrase is read. */
export interface Amount {
  value: number;
  /** 1000 for `k`, 1,000,000 for `M`; null when nothing is said. */
  factor: number | null;
  hasDollars: boolean;
  isMonthly: boolean;
}

export interface PriceRange {
  low: Amount | null;
  high: Amount | null;
}

/** Prices below this are no prices of properties for sale in dollars. */
const leastSalePrice = 10_000;
/** Rents per month, in dollars. */
const [leastRent, mostRent] = [400, 9999];
const thousand = 1000;
const million = 1e6;

/** Returns the amount at a place: `450 000 $`, `450k`, `1,2 M$`, `un million et demi`, `half a million`. */
function readAmount(reader: PhraseReader, at: number): Found<Amount> | null {
  const sign = reader.words[at] === '$' ? 1 : 0;
  const start = at + sign;
  const half = reader.meaning(start, 'half million');
  if (half) return finishAmount(reader, half.next, { value: 0.5, factor: million, hasDollars: false });
  const number = reader.number(start);
  if (number) return readUnit(reader, start + 1, Number(number.text), sign > 0);
  const count = reader.meaning(start, 'count');
  const after = count?.next ?? start;
  const unit = reader.meaning(after, 'million', 'thousand');
  const isSpelt = unit && (reader.words[after] ?? '').length > 2;
  return isSpelt ? readUnit(reader, after, count?.value.value ?? 1, false) : null;
}

function readUnit(reader: PhraseReader, at: number, value: number, hasSign: boolean): Found<Amount> | null {
  let next = at;
  const before = reader.meaning(next, 'dollar');
  if (before) next = before.next;
  const unit = reader.meaning(next, 'thousand', 'million');
  // `450 m` is a length.
  const isUnit = unit !== null && (unit.value.kind === 'thousand' || value < 100);
  if (isUnit && unit) next = unit.next;
  const factor = isUnit ? (unit?.value.kind === 'million' ? million : thousand) : null;
  const half = factor === million ? reader.meaning(next, 'half') : null;
  if (half) next = half.next;
  const amount = { value: half ? value + 0.5 : value, factor, hasDollars: hasSign || before !== null };
  return finishAmount(reader, next, amount);
}

function finishAmount(reader: PhraseReader, at: number, amount: Omit<Amount, 'isMonthly'>): Found<Amount> {
  const dollars = reader.meaning(at, 'dollar');
  const next = dollars?.next ?? at;
  const slash = reader.words[next] === '/' ? 1 : 0;
  const monthly = reader.meaning(next + slash, 'monthly');
  return {
    value: { ...amount, hasDollars: amount.hasDollars || dollars !== null, isMonthly: monthly !== null },
    next: monthly?.next ?? next,
  };
}

/** True for an amount that is money without a word that says so. */
const isMoney = ({ value, factor, hasDollars, isMonthly }: Amount): boolean =>
  factor !== null || hasDollars || isMonthly || value >= leastSalePrice;

/** Returns the prices at a place, with the words that limit them: `moins de 450k`, `entre 300 et 400 000`, `300k or more`; without any, the most to pay. */
export function readPrices(reader: PhraseReader, at: number): Found<PriceRange> | null {
  const between = reader.meaning(at, 'between');
  if (between) return readRange(reader, reader.skipJoiners(between.next), true);
  const most = reader.meaning(at, 'at most');
  const least = reader.meaning(at, 'at least');
  const limit = (most?.next ?? 0) >= (least?.next ?? 0) ? most : least;
  const start = limit ? reader.skipJoiners(limit.next) : at;
  const range = limit?.value.kind === 'at most' ? null : readRange(reader, start, false);
  if (range) return range;
  const amount = readAmount(reader, start);
  if (!amount || (!limit && !isMoney(amount.value)) || amount.value.value * (amount.value.factor ?? 1) < 10)
    return null;
  const { value, next } = amount;
  if (limit)
    return { value: limit.value.kind === 'at most' ? { low: null, high: value } : { low: value, high: null }, next };
  const more = reader.meaning(next, 'or more');
  if (more) return { value: { low: value, high: null }, next: more.next };
  return { value: { low: null, high: value }, next: reader.meaning(next, 'or less')?.next ?? next };
}

function readRange(reader: PhraseReader, at: number, isBetween: boolean): Found<PriceRange> | null {
  const low = readAmount(reader, at);
  const joiner = low && reader.meaning(low.next, 'to');
  if (!low || !joiner) return null;
  const word = reader.words[low.next] ?? '';
  // Without `entre`, `et` begins another wish.
  if (!isBetween && !['-', 'a', 'to', 'jusqu'].includes(word)) return null;
  const high = readAmount(reader, reader.skipJoiners(joiner.next));
  if (!high || (!isBetween && !isMoney(high.value)) || high.value.value * (high.value.factor ?? 1) < 10) return null;
  return { value: alike(low.value, high.value), next: high.next };
}

/** The first number of a range is often without the unit of the second: `300 à 400k`, `1 to 2 million`, `300 to 400 000`. */
function alike(low: Amount, high: Amount): PriceRange {
  if (low.factor === null && high.factor !== null && low.value < thousand)
    return { low: { ...low, factor: high.factor }, high };
  const isShort = low.factor === null && low.value < thousand && high.factor === null && high.value >= leastSalePrice;
  return { low: isShort ? { ...low, factor: thousand } : low, high };
}

/** True when an amount can only be a rent. */
export const isRent = ({ value, factor, hasDollars, isMonthly }: Amount): boolean =>
  isMonthly || (factor === null && value >= (hasDollars ? leastRent : thousand) && value <= mostRent);

/** Returns the dollars of an amount. Without a unit, small numbers are thousands where properties are sold. */
export function dollarsOf({ value, factor }: Amount, ofRents: boolean): number {
  if (factor !== null) return Math.round(value * factor);
  return !ofRents && value < leastRent * 25 && value < leastSalePrice
    ? Math.round(value * thousand)
    : Math.round(value);
}
