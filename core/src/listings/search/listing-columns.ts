import { Dictionary } from './dictionary.ts';
import { nowhere } from './representation.ts';
import { SlotTable } from './slot-table.ts';

/** One active listing in the numbers of `representation.ts`; the last three are numbers of their dictionaries. */
export type ColumnRow = {
  key: number;
  latitude: number;
  longitude: number;
  price: number;
  listedAt: number;
  /** When the last open house ends; 0 where there is none. */
  openUntil: number;
  traits: number;
  municipality: number;
  sites: number;
  agent: number;
};

/** What became of a listing: its row, or null where it is no longer active. */
export type RowChange = { key: number; row: ColumnRow | null };

const firstCapacity = 1024;
/** Copying everything costs as much as loading it, so room is added by the quarter. */
const growth = 1.25;

/**
 * The active listings as columns of numbers, 60 bytes each, which one process searches from end to end.
 *
 * A listing stays in its **slot**, an index into every column, for as long as it is active; `slots` finds it by key. `order` holds
 * the slots in use, oldest first: by `listedAt`, then by key. It is the only thing that moves when a listing comes, goes or
 * changes its date, and as rows are loaded in this order, walking it walks the columns nearly in sequence.
 *
 * `version` is a sum over the rows, so it depends on what is in the columns alone: two processes with the same listings tell
 * the same version, however they came to have them.
 */
export class ListingColumns {
  count = 0;
  /** How many of them have no place. */
  unplaced = 0;
  order = new Int32Array(firstCapacity);
  key = new Float64Array(firstCapacity);
  latitude = new Int32Array(firstCapacity);
  longitude = new Int32Array(firstCapacity);
  price = new Float64Array(firstCapacity);
  listedAt = new Float64Array(firstCapacity);
  openUntil = new Float64Array(firstCapacity);
  traits = new Int32Array(firstCapacity);
  municipality = new Int32Array(firstCapacity);
  sites = new Int32Array(firstCapacity);
  agent = new Int32Array(firstCapacity);

  readonly municipalities = new Dictionary();
  readonly siteLists = new Dictionary();
  readonly agents = new Dictionary();

  readonly #slots = new SlotTable();
  /** Slots up to here have been used; those that were left are in `#free`. */
  #used = 0;
  readonly #free: number[] = [];
  #versionLow = 0;
  #versionHigh = 0;

  /** Changes exactly when what a search can find or sort by changes. */
  get version(): string {
    return `${(this.#versionHigh >>> 0).toString(36)}-${(this.#versionLow >>> 0).toString(36)}`;
  }

  slotOf(key: number): number | undefined {
    return this.#slots.find(key, this.key);
  }

  /** Adds rows that come oldest first and are not there yet: loading. */
  append(row: ColumnRow): void {
    const slot = this.#takeSlot();
    this.#write(slot, row);
    this.#slots.add(slot, this.key);
    this.order[this.count++] = slot;
  }

  /** Makes the changes, no two of one key. Costs a walk over `order` however many they are. */
  apply(changes: readonly RowChange[]): void {
    const leaving: number[] = [];
    const coming: ColumnRow[] = [];
    const gone: number[] = [];
    for (const { key, row } of changes) {
      const slot = this.slotOf(key);
      if (slot === undefined) {
        if (row) coming.push(row);
      } else if (row && row.listedAt === this.listedAt[slot]) {
        this.#countIn(slot, -1);
        this.#write(slot, row);
      } else {
        leaving.push(this.#positionOf(this.listedAt[slot] ?? 0, key));
        gone.push(slot);
        if (row) coming.push(row);
      }
    }
    for (const slot of gone) {
      this.#countIn(slot, -1);
      this.#slots.remove(slot, this.key);
      this.#free.push(slot);
    }
    this.#close(leaving);
    this.#insert(coming);
  }

  /** Takes the positions out of `order`. */
  #close(positions: number[]): void {
    positions.sort((one, other) => one - other);
    let target = positions[0] ?? 0;
    positions.forEach((position, index) => {
      const next = positions[index + 1] ?? this.count;
      this.order.copyWithin(target, position + 1, next);
      target += next - position - 1;
    });
    this.count -= positions.length;
  }

  /** Gives the rows slots and puts these where they belong in `order`. */
  #insert(rows: ColumnRow[]): void {
    rows.sort((one, other) => one.listedAt - other.listedAt || one.key - other.key);
    const places = rows.map((row) => this.#positionOf(row.listedAt, row.key));
    const slots = rows.map((row) => {
      const slot = this.#takeSlot();
      this.#write(slot, row);
      this.#slots.add(slot, this.key);
      return slot;
    });
    let end = this.count;
    for (let index = slots.length - 1; index >= 0; index--) {
      const place = places[index] ?? 0;
      this.order.copyWithin(place + index + 1, place, end);
      this.order[place + index] = slots[index] ?? 0;
      end = place;
    }
    this.count += slots.length;
  }

  /** Where in `order` a listing of this date and key stands, or would. */
  #positionOf(listedAt: number, key: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const slot = this.order[middle] ?? 0;
      const date = this.listedAt[slot] ?? 0;
      if (date < listedAt || (date === listedAt && (this.key[slot] ?? 0) < key)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #takeSlot(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#used === this.key.length) this.#grow();
    return this.#used++;
  }

  #write(slot: number, row: ColumnRow): void {
    this.key[slot] = row.key;
    this.latitude[slot] = row.latitude;
    this.longitude[slot] = row.longitude;
    this.price[slot] = row.price;
    this.listedAt[slot] = row.listedAt;
    this.openUntil[slot] = row.openUntil;
    this.traits[slot] = row.traits;
    this.municipality[slot] = row.municipality;
    this.sites[slot] = row.sites;
    this.agent[slot] = row.agent;
    this.#countIn(slot, 1);
  }

  /** Adds the row of a slot to the version and to those without a place, or takes it away (`sign` −1). */
  #countIn(slot: number, sign: 1 | -1): void {
    if (this.latitude[slot] === nowhere) this.unplaced += sign;
    let hash = 0x9e3779b9;
    const mix = (number: number) => {
      hash = Math.imul(hash ^ number, 0x85ebca6b);
      hash ^= hash >>> 13;
    };
    const exact = (number: number) => {
      mix(number);
      mix(number / 2 ** 32);
    };
    exact(this.key[slot] ?? 0);
    exact((this.price[slot] ?? 0) * 100);
    exact(this.listedAt[slot] ?? 0);
    exact(this.openUntil[slot] ?? 0);
    mix(this.latitude[slot] ?? 0);
    mix(this.longitude[slot] ?? 0);
    mix(this.traits[slot] ?? 0);
    mix(this.municipalities.hashes[this.municipality[slot] ?? 0] ?? 0);
    mix(this.siteLists.hashes[this.sites[slot] ?? 0] ?? 0);
    mix(this.agents.hashes[this.agent[slot] ?? 0] ?? 0);
    this.#versionLow = (this.#versionLow + sign * hash) | 0;
    this.#versionHigh = (this.#versionHigh + sign * Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)) | 0;
  }

  #grow(): void {
    const capacity = Math.ceil(this.key.length * growth);
    this.order = widened(this.order, new Int32Array(capacity));
    this.key = widened(this.key, new Float64Array(capacity));
    this.latitude = widened(this.latitude, new Int32Array(capacity));
    this.longitude = widened(this.longitude, new Int32Array(capacity));
    this.price = widened(this.price, new Float64Array(capacity));
    this.listedAt = widened(this.listedAt, new Float64Array(capacity));
    this.openUntil = widened(this.openUntil, new Float64Array(capacity));
    this.traits = widened(this.traits, new Int32Array(capacity));
    this.municipality = widened(this.municipality, new Int32Array(capacity));
    this.sites = widened(this.sites, new Int32Array(capacity));
    this.agent = widened(this.agent, new Int32Array(capacity));
  }
}

function widened<Column extends Int32Array | Float64Array>(column: Column, wider: Column): Column {
  wider.set(column);
  return wider;
}
