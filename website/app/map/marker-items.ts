import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { boundsOf, type Coords } from './geo.ts';
import type { MapMarker, MapPlaces, MarkerFace, Spot } from './map-types.ts';
import { type MarkerGroup, MarkerGroups } from './marker-groups.ts';
import type { MapCamera, MarkerItem } from './marker-layer.ts';
import { toCoords, toWorld, worldSize } from './mercator.ts';

interface Words {
  /** Short number for a circle. */
  count: (count: number) => string;
  /** Name of a cluster. It contains the number as shown, so that voice control finds it. */
  cluster: (count: string) => string;
  /** Name of a cluster of numbered places. It contains the numbers as shown. */
  numbered: (numbers: string) => string;
  stack: (count: number) => string;
}

/** Distance beyond the edge of the map within which markers are rendered, px. */
const margin = 80;

/** Computes the visible items of a map: markers, stacks of several places at one point, and clusters. */
export class MarkerItems<M extends MapMarker> {
  #face: (marker: M) => MarkerFace = () => ({ label: '', name: '' });
  readonly #words: Words;
  readonly #maxZoomAt: (coords: Coords) => number;
  #places: MapPlaces<M> = { markers: [], clusters: [] };
  #groups = new MarkerGroups([]);
  #placeOf = new Map<string, number>();
  #active: string | null = null;
  readonly #stacks = new WeakMap<MarkerGroup, boolean>();
  /** Visible groups by key. */
  #shown = new Map<string, MarkerGroup>();
  /** Level of the visible groups. */
  #level = 0;

  /** `maxZoomAt` returns the zoom at which the map ends at a place. */
  constructor(words: Words, maxZoomAt: (coords: Coords) => number) {
    this.#words = words;
    this.#maxZoomAt = maxZoomAt;
  }

  setPlaces(places: MapPlaces<M>, face: (marker: M) => MarkerFace): void {
    this.#places = places;
    this.#face = face;
    this.#groups = new MarkerGroups(places.markers.map(({ coords }) => coords));
    this.#placeOf = new Map(places.markers.map(({ id }, index) => [id, index]));
    this.#shown.clear();
  }

  setActive(id: string | null): void {
    this.#active = id;
  }

  inView(camera: MapCamera): MarkerItem[] {
    this.#shown.clear();
    const level = levelOf(camera.zoom);
    this.#level = level;
    const isInView = viewOf(camera);
    const items: MarkerItem[] = [];
    for (const group of this.#groups.at(level)) {
      if (!isInView(group)) continue;
      const item = this.#itemOf(group, level);
      this.#shown.set(item.key, group);
      items.push(item);
    }
    for (const [index, { coords, count }] of this.#places.clusters.entries()) {
      const point = toWorld(coords);
      if (isInView(point))
        items.push(this.#clusterItem({ key: `core/${coords.join()}/${count}/${index}`, count, ...point }));
    }
    const active = this.#activeItem(level);
    return active && isInView(active) ? [...items, active] : items;
  }

  /** Returns the key of the item that shows a place at a zoom while the place is active. */
  keyOf(id: string, zoom: number): string {
    const level = levelOf(zoom);
    const group = this.#groupOf(id, level);
    return group && group.members.length > 1 && this.#isStack(group, level) ? this.#keyOfGroup(group, level) : id;
  }

  /** Returns the places of a marker or a stack; null for a cluster. */
  spot(key: string): Spot | null {
    const group = this.#shown.get(key);
    if (!group) {
      const marker = this.#marker(this.#placeOf.get(key) ?? -1);
      return marker ? { ids: [marker.id], coords: marker.coords } : null;
    }
    if (group.members.length > 1 && !this.#isStack(group, this.#level)) return null;
    const markers = this.#markers(group);
    const [first] = markers;
    return first ? { ids: markers.map(({ id }) => id), coords: first.coords } : null;
  }

  /** Returns the bounds of a cluster. */
  boundsOf(key: string): MapBounds | null {
    const group = this.#shown.get(key);
    if (group) return boundsOf(this.#markers(group).map(({ coords }) => coords));
    return this.#places.clusters[Number(key.split('/').at(-1))]?.bounds ?? null;
  }

  #markers({ members }: MarkerGroup): M[] {
    return [...members].flatMap((index) => this.#marker(index) ?? []);
  }

  #marker(index: number): M | undefined {
    return this.#places.markers[index];
  }

  #groupOf(id: string, level: number): MarkerGroup | undefined {
    const index = this.#placeOf.get(id);
    if (index === undefined) return undefined;
    return this.#groups.at(level).find(({ members }) => members.includes(index));
  }

  /**
   * True for a group of a level that no zoom separates. Cached, because it reads every member of a cluster and runs with every
   * movement.
   */
  #isStack(group: MarkerGroup, level: number): boolean {
    const known = this.#stacks.get(group);
    if (known !== undefined) return known;
    const maxZoom = this.#maxZoomAt(toCoords(group));
    const isStack = level >= levelOf(maxZoom) || this.#groups.isOneAt(group, maxZoom);
    this.#stacks.set(group, isStack);
    return isStack;
  }

  #keyOfGroup({ members }: MarkerGroup, level: number): string {
    const first = this.#marker(members[0] ?? -1)?.id ?? '';
    return members.length === 1 ? first : `${level}/${first}/${members.length}`;
  }

  #itemOf(group: MarkerGroup, level: number): MarkerItem {
    const { x, y, members } = group;
    const key = this.#keyOfGroup(group, level);
    const count = members.length;
    const [only] = count === 1 ? members : [];
    const marker = only === undefined ? undefined : this.#marker(only);
    if (marker) return { key, x, y, kind: 'marker', count, ...this.#face(marker) };
    if (!this.#isStack(group, level)) return this.#numberedItem(group, key) ?? this.#clusterItem({ key, count, x, y });
    return { key, x, y, kind: 'stack', count, label: this.#words.count(count), name: this.#words.stack(count) };
  }

  #clusterItem(at: Pick<MarkerItem, 'key' | 'count' | 'x' | 'y'>): MarkerItem {
    const label = this.#words.count(at.count);
    return { ...at, kind: 'cluster', label, name: this.#words.cluster(label) };
  }

  /** Returns a cluster that shows the numbers of its places; null when one has none. */
  #numberedItem(group: MarkerGroup, key: string): MarkerItem | null {
    const numbers: number[] = [];
    for (const index of group.members) {
      const marker = this.#marker(index);
      const number = marker && this.#face(marker).number;
      if (number === undefined) return null;
      numbers.push(number);
    }
    numbers.sort((one, other) => one - other);
    const label = numbers.length === 2 ? numbers.join(', ') : `${numbers.at(0)}–${numbers.at(-1)}`;
    const { x, y } = group;
    return { key, x, y, kind: 'cluster', count: numbers.length, label, name: this.#words.numbered(label) };
  }

  /** Returns an item for the active place when it is part of a larger group; null otherwise. */
  #activeItem(level: number): MarkerItem | null {
    if (this.#active === null) return null;
    const group = this.#groupOf(this.#active, level);
    const marker = this.#marker(this.#placeOf.get(this.#active) ?? -1);
    if (!group || !marker || group.members.length === 1 || this.#isStack(group, level)) return null;
    return { key: marker.id, kind: 'marker', count: 1, ...toWorld(marker.coords), ...this.#face(marker) };
  }
}

/** Rounds a zoom to a half level. Finer levels would regroup constantly, and whole levels would keep distant markers grouped. */
const levelOf = (zoom: number): number => Math.floor(2 * zoom + 0.001) / 2;

function viewOf({ center, zoom, width, height }: MapCamera): (point: { x: number; y: number }) => boolean {
  const size = worldSize(zoom);
  const [reachX, reachY] = [(width / 2 + margin) / size, (height / 2 + margin) / size];
  return ({ x, y }) => Math.abs(x - center.x) <= reachX && Math.abs(y - center.y) <= reachY;
}
