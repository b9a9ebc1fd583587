import type { ComparedRow } from './comparison.ts';

/** A fact of one listing. */
export interface Fact {
  label: string;
  value: string;
}

/** Joins the facts of listings into rows by their labels, each in its first place. */
export function compareRows(listings: readonly (readonly Fact[])[]): ComparedRow[] {
  const labels = new Set(listings.flatMap((facts) => facts.map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = listings.map((facts) => facts.find((fact) => fact.label === label)?.value ?? '');
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
}
