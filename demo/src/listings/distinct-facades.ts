/** Maximum distance, in results, at which equal façades count as neighbours: six in a row differ where there are enough façades. */
const reach = 5;

/** Position of a listing in an order; equal values are ordered by `key`, as in the search. */
interface Place {
  value: number;
  key: string;
}

interface Shown extends Place {
  facade: string;
}

/** Listing whose façade is chosen. */
export interface Offer {
  key: string;
  /** The orders in which the listing is shown, each with its value there. */
  places: readonly { order: string; value: number }[];
}

export interface Candidate {
  facade: string;
  /** Penalty for facts that do not fit. For comparison: the same façade at the next result costs 10,000, two results away 1,000, and so on. */
  cost: number;
}

/**
 * Chooses façades of listings that arrive one after another, so that neighbours in the orders of the demo differ. A later
 * listing can only move two earlier ones apart, so that a choice never has to change.
 */
export class DistinctFacades {
  readonly #orders = new Map<string, Shown[]>();

  /** Stores and returns the façade with the least cost, to which the results nearby with the same façade are added. */
  choose(candidates: readonly Candidate[], { key, places: shown }: Offer): string | undefined {
    const places = shown.map(({ order, value }) => ({ order: this.#order(order), place: { value, key } }));
    const costs = new Map(candidates.map(({ facade, cost }) => [facade, cost]));
    for (const { order, place } of places) {
      for (const { facade, distance } of neighbours(order, place)) {
        costs.set(facade, (costs.get(facade) ?? 0) + 10 ** (reach - distance));
      }
    }
    const [best] = candidates.toSorted((a, b) => (costs.get(a.facade) ?? 0) - (costs.get(b.facade) ?? 0));
    if (!best) return undefined;
    for (const { order, place } of places) order.splice(indexIn(order, place), 0, { ...place, facade: best.facade });
    return best.facade;
  }

  #order(name: string): Shown[] {
    const known = this.#orders.get(name) ?? [];
    this.#orders.set(name, known);
    return known;
  }
}

/** Returns the façades near a place of an order, on both sides, with their distances from 1 to `reach`. */
function neighbours(order: readonly Shown[], place: Place) {
  const index = indexIn(order, place);
  const before = order.slice(Math.max(index - reach, 0), index).reverse();
  return [before, order.slice(index, index + reach)].flatMap((side) =>
    side.map(({ facade }, at) => ({ facade, distance: at + 1 })),
  );
}

/** Returns the index at which a listing enters an order, by binary search. */
function indexIn(order: readonly Shown[], place: Place): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = order[middle];
    if (other && precedes(other, place)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const precedes = (one: Place, other: Place) =>
  one.value < other.value || (one.value === other.value && one.key < other.key);
