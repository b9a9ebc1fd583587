/** One bracket of the tax: the rate on the part of the price up to `upTo`, CAD. */
export interface TaxBracket {
  upTo: number;
  rate: number;
}

export interface WelcomeTaxRule {
  inForceSince: string;
  brackets: readonly TaxBracket[];
}

/** Places with their own rules: Montréal, and the rest of Québec. */
export const welcomeTaxPlaces = ['elsewhere', 'montreal'] as const;
export type WelcomeTaxPlace = (typeof welcomeTaxPlaces)[number];

/** Brackets of the Act, indexed every January (Gazette officielle du Québec). */
const indexed = {
  2026: [
    { upTo: 62_900, rate: 0.005 },
    { upTo: 315_000, rate: 0.01 },
  ],
  2025: [
    { upTo: 61_500, rate: 0.005 },
    { upTo: 307_800, rate: 0.01 },
  ],
};

const rest = { upTo: Number.POSITIVE_INFINITY, rate: 0.015 };

/** Montréal's own brackets (by-law 10-007), unchanged since 2023. */
const montreal = [
  { upTo: 552_300, rate: 0.015 },
  { upTo: 1_104_700, rate: 0.02 },
  { upTo: 2_136_500, rate: 0.025 },
  { upTo: 3_113_000, rate: 0.035 },
  { upTo: Number.POSITIVE_INFINITY, rate: 0.04 },
];

/**
 * Duties on transfers of immovables (Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2), the « taxe de
 * bienvenue », the latest first. Municipalities may charge more above 500,000 CAD, up to 3 %, and Montréal beyond that; only
 * Montréal's own rates are included.
 */
export const welcomeTaxRules: Record<WelcomeTaxPlace, readonly WelcomeTaxRule[]> = {
  elsewhere: [
    { inForceSince: '2026-01-01', brackets: [...indexed[2026], rest] },
    { inForceSince: '2025-01-01', brackets: [...indexed[2025], rest] },
  ],
  montreal: [
    { inForceSince: '2026-01-01', brackets: [...indexed[2026], ...montreal] },
    { inForceSince: '2025-01-01', brackets: [...indexed[2025], ...montreal] },
  ],
};
