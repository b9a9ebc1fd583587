export type RentFrequency =
  | 'day'
  | 'week'
  | 'two-weeks'
  | 'half-month'
  | 'month'
  | 'two-months'
  | 'quarter'
  | 'half-year'
  | 'year';

/** Number of periods in a month. */
const periodsPerMonth: Record<RentFrequency, number> = {
  day: 365 / 12,
  week: 52 / 12,
  'two-weeks': 26 / 12,
  'half-month': 2,
  month: 1,
  'two-months': 1 / 2,
  quarter: 1 / 3,
  'half-year': 1 / 6,
  year: 1 / 12,
};

/** Returns the rent of a month in CAD, in whole dollars unless it is paid by the month. */
export const monthlyRent = (amount: number, frequency: RentFrequency): number =>
  frequency === 'month' ? amount : Math.round(amount * periodsPerMonth[frequency]);
