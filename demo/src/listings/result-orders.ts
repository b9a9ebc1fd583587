/** Position of a listing in an order; equal values are ordered by `key`, as in the search. */
interface Place {
  value: number;
  key: string;
}

interface Shown extends Place {
  picture: string;
}

/** Listing whose pictures are chosen. */
export interface Offer {
  key: string;
  /** The orders in which the listing is shown, each with its value there. */
  places: readonly { order: string; value: number }[];
}

/**
 * The orders in which the demo shows its listings, with the picture that each shows. Listings arrive one after another; a later one
 * can only move two earlier ones apart, so that a picture that was far enough from its like stays so.
 */
export class ResultOrders {
  readonly #orders = new Map<string, Shown[]>();

  /** Returns the pictures within `reach` results of a listing in any order, with their distances from 1 to `reach`. */
  near({ key, places }: Offer, reach: number): { picture: string; distance: number }[] {
    return places.flatMap(({ order: name, value }) => {
      const order = this.#order(name);
      const index = indexIn(order, { value, key });
      const before = order.slice(Math.max(index - reach, 0), index).reverse();
      return [before, order.slice(index, index + reach)].flatMap((side) =>
        side.map(({ picture }, at) => ({ picture, distance: at + 1 })),
      );
    });
  }

  /** Enters a listing with its picture into all its orders. */
  enter({ key, places }: Offer, picture: string): void {
    for (const { order: name, value } of places) {
      const order = this.#order(name);
      order.splice(indexIn(order, { value, key }), 0, { value, key, picture });
    }
  }

  #order(name: string): Shown[] {
    const known = this.#orders.get(name) ?? [];
    this.#orders.set(name, known);
    return known;
  }
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
