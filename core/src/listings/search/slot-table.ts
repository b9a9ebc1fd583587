const empty = -1;
const removed = -2;

/**
 * Finds the slot of a key: a hash table with open addressing that holds only slots, 4 bytes each; the keys stay in
 * their column. A `Map` of a million numbers takes ten times as much.
 */
export class SlotTable {
  #places = new Int32Array(2048).fill(empty);
  /** Number of entries that are not empty, including removed ones, which lengthen every search. */
  #taken = 0;
  #count = 0;

  find(key: number, keys: Float64Array): number | undefined {
    for (let place = this.#placeOf(key); ; place = this.#next(place)) {
      const slot = this.#places[place] ?? empty;
      if (slot === empty) return undefined;
      if (slot !== removed && keys[slot] === key) return slot;
    }
  }

  /** Adds a slot whose key is in `keys` and not yet in the table. */
  add(slot: number, keys: Float64Array): void {
    if (this.#taken >= this.#places.length / 2) this.#rebuild(keys);
    let place = this.#placeOf(keys[slot] ?? 0);
    while (this.#places[place] !== empty) place = this.#next(place);
    this.#places[place] = slot;
    this.#taken++;
    this.#count++;
  }

  remove(slot: number, keys: Float64Array): void {
    let place = this.#placeOf(keys[slot] ?? 0);
    while (this.#places[place] !== slot) {
      if (this.#places[place] === empty) return;
      place = this.#next(place);
    }
    this.#places[place] = removed;
    this.#count--;
  }

  #rebuild(keys: Float64Array): void {
    const slots = this.#places.filter((slot) => slot >= 0);
    this.#places = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2048, this.#count * 4)))).fill(empty);
    this.#taken = 0;
    this.#count = 0;
    for (const slot of slots) this.add(slot, keys);
  }

  #placeOf(key: number): number {
    // Keys are multiples of powers of ten, so the hash mixes the higher bits into the lowest ones, which choose the entry.
    const folded = (key | 0) ^ (key / 2 ** 32);
    const mixed = Math.imul(folded ^ (folded >>> 16), 0x85ebca6b);
    return (mixed ^ (mixed >>> 13) ^ (mixed >>> 22)) & (this.#places.length - 1);
  }

  #next(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }
}
