/** One slice of a price and what is paid on it. `upTo` in CAD. */
export interface TaxBracket {
  upTo: number;
  rate: number;
}

export interface WelcomeTaxRule {
  inForceSince: string;
  brackets: readonly TaxBracket[];
}

/** Where a property stands: in Montréal, or elsewhere in Québec. */
export const welcomeTaxPlaces = ['elsewhere', 'montreal'] as const;
export type WelcomeTaxPlace = (typeof welcomeTaxPlaces)[number];

/** The Act's limits, indexed every January (Gazette officielle du Québec). */
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

/** Montréal's own (by-law 10-007): its limits have stood since 2023. */
const montreal = [
  { upTo: 552_300, rate: 0.015 },
  { upTo: 1_104_700, rate: 0.02 },
  { upTo: 2_136_500, rate: 0.025 },
  { upTo: 3_113_000, rate: 0.035 },
  { upTo: Number.POSITIVE_INFINITY, rate: 0.04 },
];

/**
 * Duties on transfers of immovables (Act respecting duties on transfers of immovables, CQLR c. D-15.1, s. 2), the « taxe de
 * bienvenue », the latest first. A municipality may ask more above 500,000 CAD, up to 3 %, and Montréal beyond; of these only
 * Montréal's are known here.
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
