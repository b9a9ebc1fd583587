import { type Offer, ResultOrders } from './result-orders.ts';

/** Results within which a picture of a first page does not repeat: a page of the search has 25. */
const reach = 25;

/** Chooses variants of drawings, so that none repeats within a page of results. */
export class DistinctVariants {
  readonly #orders = new ResultOrders();
  readonly #counts = new Map<string, number>();
  readonly #shared: number;

  /** `shared` is the least number of drawings of one name that listings beyond the first pages share. */
  constructor(shared: number) {
    this.#shared = shared;
  }

  /**
   * Stores and returns a number with which the drawing of this name is not shown within a page of results of the listing. Only a
   * listing that `mayAdd` gets a drawing more for it; another one gets, of those that there are, one that is shown far away.
   */
  choose(name: string, offer: Offer, mayAdd: boolean): number {
    const variant = this.#farthest(name, offer, mayAdd);
    this.#counts.set(name, Math.max(this.#counts.get(name) ?? 0, variant + 1));
    this.#orders.enter(offer, `${name}-${variant}`);
    return variant;
  }

  #farthest(name: string, offer: Offer, mayAdd: boolean): number {
    const distances = new Map<string, number>();
    for (const { picture, distance } of this.#orders.near(offer, reach))
      distances.set(picture, Math.min(distances.get(picture) ?? reach, distance));
    const count = Math.max(this.#counts.get(name) ?? 0, this.#shared);
    let best = 0;
    for (let variant = 0; mayAdd || variant < count; variant++) {
      const distance = distances.get(`${name}-${variant}`);
      if (distance === undefined) return variant;
      if (distance > (distances.get(`${name}-${best}`) ?? 0)) best = variant;
    }
    return best;
  }
}
