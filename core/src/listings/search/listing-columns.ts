import { type NumberFact, numberFacts } from '../fact-columns.ts';
import { noCoordinate, traitBits } from './column-encoding.ts';
import { Dictionary } from './dictionary.ts';
import { ListDictionary } from './list-dictionary.ts';
import { OpenHouseLists } from './open-house-lists.ts';
import { SlotTable } from './slot-table.ts';
import { slotsInZOrder } from './z-order.ts';
import { blockSize, ZoneMap } from './zone-map.ts';

/** One active listing in the numbers of `column-encoding.ts`, with its facts as in `fact-columns.ts`; the last five are indexes into dictionaries of texts. */
export interface ColumnRow extends Record<NumberFact, number> {
  key: number;
  latitude: number;
  longitude: number;
  price: number;
  listedAt: number;
  /** End of the last open house, µs; 0 when there is none. */
  openUntil: number;
  /** Moment at which the price fell, µs; 0 when it did not. */
  reducedAt: number;
  traits: number;
  /** A bit for each of `factFlags`. */
  amenities: number;
  openHouses: number;
  /** Municipality and borough. */
  place: number;
  sites: number;
  agent: number;
  office: number;
}

/** Change of a listing: its row, or null when it is no longer active. */
export interface RowChange {
  key: number;
  row: ColumnRow | null;
}

const doubles = ['key', 'price', 'listedAt', 'openUntil', 'reducedAt'] as const;
const integers = [
  ...(['latitude', 'longitude', 'traits', 'place', 'sites', 'agent', 'office'] as const),
  ...numberFacts,
  ...(['amenities', 'openHouses'] as const),
] as const;
const columnNames = [...doubles, ...integers] as const;

const firstCapacity = 1024;
/** Growth factor of the columns: copying them costs as much as loading, so capacity grows by a quarter. */
const growth = 1.25;

/**
 * The active listings as columns of numbers, 100 bytes each, which one process searches.
 * A listing stays in its **slot**, an index into every column, for as long as it is active. `arrange` puts listings of
 * one kind that are geographically close into neighbouring slots, so that a search skips whole blocks of them
 * (`zoneMap`). `order` holds the used slots, oldest first: by `listedAt`, then by key. Only `order` shifts when a
 * listing is added, removed or changes its date. An unused slot has the trait `free`.
 * `version` is a sum over the rows, so it depends only on the content of the columns: two processes with the same
 * listings have the same version, whatever changes led there.
 */
export class ListingColumns {
  count = 0;
  /** Number of listings without coordinates. */
  unplaced = 0;
  order = new Int32Array(firstCapacity);
  key = new Float64Array(firstCapacity);
  latitude = new Int32Array(firstCapacity);
  longitude = new Int32Array(firstCapacity);
  price = new Float64Array(firstCapacity);
  listedAt = new Float64Array(firstCapacity);
  openUntil = new Float64Array(firstCapacity);
  reducedAt = new Float64Array(firstCapacity);
  traits = new Int32Array(firstCapacity);
  place = new Int32Array(firstCapacity);
  sites = new Int32Array(firstCapacity);
  agent = new Int32Array(firstCapacity);
  office = new Int32Array(firstCapacity);
  year = new Int32Array(firstCapacity);
  area = new Int32Array(firstCapacity);
  lot = new Int32Array(firstCapacity);
  unit_price = new Int32Array(firstCapacity);
  parking = new Int32Array(firstCapacity);
  amenities = new Int32Array(firstCapacity);
  openHouses = new Int32Array(firstCapacity);

  /** Codes of the municipality, and of the borough where it is known. */
  readonly places = new ListDictionary();
  readonly siteLists = new Dictionary();
  readonly openHouseLists = new OpenHouseLists();
  /** Slugs of the brokers and of the offices of a listing, the first one first. */
  readonly agents = new ListDictionary();
  readonly offices = new ListDictionary();

  readonly zoneMap = new ZoneMap();
  /** Number of slots that are or were in use. */
  used = 0;

  #slots = new SlotTable();
  #versionLow = 0;
  #versionHigh = 0;

  /** Changes exactly when what a search can find or sort by changes. */
  get version(): string {
    return `${(this.#versionHigh >>> 0).toString(36)}-${(this.#versionLow >>> 0).toString(36)}`;
  }

  slotOf(key: number): number | undefined {
    return this.#slots.find(key, this.key);
  }

  constructor() {
    this.zoneMap.grow(firstCapacity);
  }

  /** Adds new rows, sorted oldest first, while loading; `arrange` must follow. */
  append(row: ColumnRow): void {
    const slot = this.#newSlot();
    this.#write(slot, row);
    this.#slots.add(slot, this.key);
    this.zoneMap.enter(slot, this);
    this.order[this.count++] = slot;
  }

  /** Sorts all listings into slots by kind and then along the Z-order curve. Takes some tenths of a second for a million. */
  arrange(): void {
    const from = slotsInZOrder(this);
    const to = new Int32Array(this.used);
    for (let slot = 0; slot < from.length; slot++) to[from[slot] ?? 0] = slot;
    for (const name of columnNames) {
      const column = this[name];
      const old = column.slice(0, this.used);
      for (let slot = 0; slot < from.length; slot++) column[slot] = old[from[slot] ?? 0] ?? 0;
    }
    for (let at = 0; at < this.count; at++) this.order[at] = to[this.order[at] ?? 0] ?? 0;
    this.used = this.count;
    this.#slots = new SlotTable();
    this.zoneMap.clear();
    for (let slot = 0; slot < this.used; slot++) {
      this.#slots.add(slot, this.key);
      this.zoneMap.enter(slot, this);
    }
  }

  /** Applies changes, at most one per key. Costs one pass over `order`, however many there are. */
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
        this.zoneMap.cover(slot, this);
      } else {
        leaving.push(this.#positionOf(this.listedAt[slot] ?? 0, key));
        gone.push(slot);
        if (row) coming.push(row);
      }
    }
    for (const slot of gone) {
      this.#countIn(slot, -1);
      this.#slots.remove(slot, this.key);
      this.#leave(slot);
    }
    this.#close(leaving);
    this.#insert(coming);
  }

  /** Removes the positions from `order`. */
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

  /** Assigns slots to the rows and inserts them into `order`. */
  #insert(rows: ColumnRow[]): void {
    rows.sort((one, other) => one.listedAt - other.listedAt || one.key - other.key);
    const places = rows.map((row) => this.#positionOf(row.listedAt, row.key));
    const slots = rows.map((row) => {
      const slot = this.#findSlot(row);
      this.#write(slot, row);
      this.#slots.add(slot, this.key);
      this.zoneMap.enter(slot, this);
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

  /** Returns the position in `order` of a listing with this date and key. */
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

  /** Returns a free slot in a block of similar listings, else a new slot at the end. */
  #findSlot(row: ColumnRow): number {
    const fullBlocks = Math.floor(this.used / blockSize);
    const block = this.zoneMap.findRoom(row, fullBlocks);
    if (block < 0) return this.#newSlot();
    let slot = block * blockSize;
    while (((this.traits[slot] ?? 0) & traitBits.free) === 0) slot++;
    return slot;
  }

  #newSlot(): number {
    if (this.used === this.key.length) this.#grow();
    return this.used++;
  }

  #leave(slot: number): void {
    this.traits[slot] = traitBits.free;
    this.zoneMap.leave(slot);
  }

  #write(slot: number, row: ColumnRow): void {
    for (const name of columnNames) this[name][slot] = row[name];
    this.#countIn(slot, 1);
  }

  /** Adds the row of a slot to the version and to `unplaced`, or subtracts it (`sign` −1). */
  #countIn(slot: number, sign: 1 | -1): void {
    if (this.latitude[slot] === noCoordinate) this.unplaced += sign;
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
    for (const fact of numberFacts) mix(this[fact][slot] ?? 0);
    mix(this.amenities[slot] ?? 0);
    mix(this.openHouseLists.hashes[this.openHouses[slot] ?? 0] ?? 0);
    mix(this.places.hashes[this.place[slot] ?? 0] ?? 0);
    mix(this.siteLists.hashes[this.sites[slot] ?? 0] ?? 0);
    mix(this.agents.hashes[this.agent[slot] ?? 0] ?? 0);
    mix(this.offices.hashes[this.office[slot] ?? 0] ?? 0);
    this.#versionLow = (this.#versionLow + sign * hash) | 0;
    this.#versionHigh = (this.#versionHigh + sign * Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)) | 0;
  }

  #grow(): void {
    const capacity = Math.ceil(this.key.length * growth);
    this.order = widened(this.order, new Int32Array(capacity));
    for (const name of doubles) this[name] = widened(this[name], new Float64Array(capacity));
    for (const name of integers) this[name] = widened(this[name], new Int32Array(capacity));
    this.zoneMap.grow(capacity);
  }
}

function widened<Column extends Int32Array | Float64Array>(column: Column, wider: Column): Column {
  wider.set(column);
  return wider;
}
