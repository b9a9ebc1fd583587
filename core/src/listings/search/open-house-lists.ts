import type { OpenHouse } from '@vitrine/contract/core/open-house.ts';
import type { Period } from '../open-house-period.ts';
import { Dictionary } from './dictionary.ts';

/** The lists of open houses of listings as JSON, each with its periods. */
export class OpenHouseLists extends Dictionary {
  readonly #periods: Period[][] = [];

  override numberOf(text: string): number {
    const number = super.numberOf(text);
    this.#periods[number] ??= periodsOf(text);
    return number;
  }

  /** Returns 1 for each list with an open house in the period, else 0. */
  selectIn({ start, end }: Period): Uint8Array {
    return Uint8Array.from(this.#periods, (periods) =>
      Number(periods.some((period) => period.end > start && period.start < end)),
    );
  }
}

function periodsOf(text: string): Period[] {
  const houses: OpenHouse[] = JSON.parse(text); // the column holds what an import has checked
  return houses.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
}
