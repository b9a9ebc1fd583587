import { grouped } from '../figure.ts';

/** Mean number of requests of one visit, by kind. */
export const visit = { cachedPages: 4, uncachedPages: 1, searches: 6, files: 30 };
/** Share of the processor that is used at the busiest moment; the rest is for the worker, the database and what nobody expects. */
const usedShare = 0.5;
/** Share of a day's visitors who come in its busiest hour, and how much the busiest minute is above the mean of that hour. */
const busiestHour = 0.1;
const busiestMinute = 2;
const daysInMonth = 30;

/** Processor time of one request with all parts that it reaches, ms. */
export interface Costs {
  cachedPage: number;
  uncachedPage: number;
  search: number;
  cores: number;
}

export interface Capacity {
  /** Processor time of a visit, ms. */
  visitMs: number;
  visitorsPerSecond: number;
  visitorsPerMonth: number;
}

/** A file from the website costs what a cached page does at most: both are bytes in memory. */
export function capacityOf({ cachedPage, uncachedPage, search, cores }: Costs): Capacity {
  const bytes = (visit.cachedPages + visit.files) * cachedPage;
  const visitMs = bytes + visit.uncachedPages * uncachedPage + visit.searches * search;
  const visitorsPerSecond = (cores * usedShare * 1000) / visitMs;
  const visitorsPerMonth = ((visitorsPerSecond * 3600) / busiestMinute / busiestHour) * daysInMonth;
  return { visitMs, visitorsPerSecond, visitorsPerMonth };
}

/** Returns the calculation with its figures, for the page on performance. */
export function capacityLines(costs: Costs): string {
  const { visitMs, visitorsPerSecond, visitorsPerMonth } = capacityOf(costs);
  const ms = (value: number) => `${value.toPrecision(3)} ms`;
  const { cachedPages, uncachedPages, searches, files } = visit;
  return [
    '```',
    `a visit     = (${cachedPages} cached pages + ${files} files) × ${ms(costs.cachedPage)} + ${uncachedPages} uncached page × ${ms(costs.uncachedPage)} + ${searches} searches × ${ms(costs.search)} = ${ms(visitMs)} of processor`,
    `a second    = ${costs.cores} cores × ${usedShare} × 1,000 ms ÷ ${ms(visitMs)} = ${visitorsPerSecond.toPrecision(3)} new visitors`,
    `a month     = ${visitorsPerSecond.toPrecision(3)} × 3,600 s ÷ ${busiestMinute} (busiest minute) ÷ ${busiestHour} (busiest hour of the day) × ${daysInMonth} days = ${grouped(Number(visitorsPerMonth.toPrecision(2)))} visitors`,
    '```',
  ].join('\n');
}
