import { type Offer, ResultOrders } from './result-orders.ts';

/** Maximum distance, in results, at which equal façades count as neighbours: six in a row differ where there are enough façades. */
const reach = 5;

export interface Candidate {
  facade: string;
  /** Penalty for facts that do not fit. For comparison: the same façade at the next result costs 10,000, two results away 1,000, and so on. */
  cost: number;
}

/** Chooses among fixed façades, so that neighbours in the orders of the demo differ. */
export class DistinctFacades {
  readonly #orders = new ResultOrders();

  /** Stores and returns the façade with the least cost, to which the results nearby with the same façade are added. */
  choose(candidates: readonly Candidate[], offer: Offer): string | undefined {
    const costs = new Map(candidates.map(({ facade, cost }) => [facade, cost]));
    for (const { picture, distance } of this.#orders.near(offer, reach))
      costs.set(picture, (costs.get(picture) ?? 0) + 10 ** (reach - distance));
    const [best] = candidates.toSorted((a, b) => (costs.get(a.facade) ?? 0) - (costs.get(b.facade) ?? 0));
    if (!best) return undefined;
    this.#orders.enter(offer, best.facade);
    return best.facade;
  }
}
