import styles from './marker-layer.module.css';
import { type WorldPoint, worldSize } from './mercator.ts';

/** One item rendered on the map. */
export interface MarkerItem extends WorldPoint {
  /** Identifies the same item across updates, so that its element is reused. */
  key: string;
  kind: 'marker' | 'stack' | 'cluster';
  /** Number of places that the item represents. */
  count: number;
  label: string;
  name: string;
  color?: string | null | undefined;
}

export interface MapCamera {
  center: WorldPoint;
  zoom: number;
  width: number;
  height: number;
}

interface Handlers {
  /** Called when the pointer or the focus moves to a marker, or to none. */
  onHover: (key: string | null) => void;
  onChoose: (key: string, isByKeyboard: boolean) => void;
}

interface Shown {
  item: MarkerItem;
  element: HTMLButtonElement;
}

const arrows: Readonly<Record<string, WorldPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Renders the markers of a map as buttons over its canvas. The engine could draw them faster, but not reachable by keyboard and
 * screen reader. Only markers in view are rendered and overlapping ones are grouped, so there are a few hundred at most. They are
 * one Tab stop; the arrow keys move to the nearest marker in their direction.
 */
export class MarkerLayer {
  readonly element = document.createElement('div');
  readonly #shown = new Map<string, Shown>();
  readonly #handlers: Handlers;
  #camera: MapCamera = { center: { x: 0.5, y: 0.5 }, zoom: 0, width: 0, height: 0 };
  #active: string | null = null;
  #isLedBack = false;

  constructor(label: string, handlers: Handlers) {
    this.#handlers = handlers;
    this.element.className = styles.layer ?? '';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', label);
    this.element.addEventListener('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'touch') handlers.onHover(keyAt(target));
    });
    this.element.addEventListener('pointerleave', () => handlers.onHover(null));
    this.element.addEventListener('focusin', ({ target }) => this.#focus(target));
    this.element.addEventListener('focusout', () => handlers.onHover(null));
    this.element.addEventListener('click', (event) => this.#click(event));
    this.element.addEventListener('keydown', (event) => this.#move(event));
  }

  /** Renders these items and removes all others. Existing elements are reused; new ones fade in. */
  show(items: readonly MarkerItem[]): void {
    const hadFocus = this.element.contains(document.activeElement);
    const keys = new Set(items.map(({ key }) => key));
    for (const [key, { element }] of this.#shown) {
      if (keys.has(key)) continue;
      element.remove();
      this.#shown.delete(key);
    }
    for (const item of items) {
      const known = this.#shown.get(item.key);
      if (known) known.item = item;
      else this.#add(item);
    }
    this.place(this.#camera);
    this.#keepOneStop();
    // The focused cluster has split: the focus moves to the marker nearest to the centre.
    if (hadFocus && !this.element.contains(document.activeElement)) this.#stop()?.element.focus();
  }

  /** Updates the positions after a movement of the map, which has neither rotation nor pitch. */
  place(camera: MapCamera): void {
    this.#camera = camera;
    for (const { item, element } of this.#shown.values()) {
      const { x, y } = this.#onScreen(item);
      element.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`;
    }
  }

  setActive(key: string | null): void {
    if (this.#active !== null) delete this.#shown.get(this.#active)?.element.dataset.active;
    this.#active = key;
    const shown = key === null ? undefined : this.#shown.get(key);
    if (shown) shown.element.dataset.active = '';
  }

  has(key: string): boolean {
    return this.#shown.has(key);
  }

  /** Returns the focus to a marker after its popup was closed, without opening the popup again. */
  focus(key: string): void {
    this.#isLedBack = true;
    this.#shown.get(key)?.element.focus();
    this.#isLedBack = false;
  }

  #add(item: MarkerItem): void {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = styles.marker ?? '';
    element.tabIndex = -1;
    element.dataset.key = item.key;
    element.dataset.kind = item.label === '' ? 'dot' : item.kind;
    element.setAttribute('aria-label', item.name);
    if (item.key === this.#active) element.dataset.active = '';
    if (item.color) {
      element.style.setProperty('--map-marker', item.color);
      element.dataset.ownColor = '';
    }
    if (item.kind === 'cluster') element.style.setProperty('--size', `${clusterSize(item.count)}px`);
    const face = document.createElement('span');
    face.className = styles.face ?? '';
    face.textContent = item.label;
    element.append(face);
    this.element.append(element);
    this.#shown.set(item.key, { item, element });
  }

  #onScreen({ x, y }: WorldPoint): WorldPoint {
    const { center, zoom, width, height } = this.#camera;
    const size = worldSize(zoom);
    return { x: (x - center.x) * size + width / 2, y: (y - center.y) * size + height / 2 };
  }

  /** Makes one marker the Tab stop: the last focused one, else the one nearest to the centre. */
  #keepOneStop(): void {
    if (this.#stop()?.element.tabIndex === 0) return;
    const { width, height } = this.#camera;
    const distance = (shown: Shown): number => {
      const { x, y } = this.#onScreen(shown.item);
      return Math.hypot(x - width / 2, y - height / 2);
    };
    const nearest = [...this.#shown.values()].reduce<Shown | undefined>(
      (best, shown) => (best && distance(best) <= distance(shown) ? best : shown),
      undefined,
    );
    if (nearest) nearest.element.tabIndex = 0;
  }

  #stop(): Shown | undefined {
    return [...this.#shown.values()].find(({ element }) => element.tabIndex === 0);
  }

  #focus(target: EventTarget | null): void {
    const key = keyAt(target);
    const shown = key === null ? undefined : this.#shown.get(key);
    if (!shown) return;
    for (const { element } of this.#shown.values()) element.tabIndex = element === shown.element ? 0 : -1;
    if (!this.#isLedBack && shown.element.matches(':focus-visible')) this.#handlers.onHover(key);
  }

  #click(event: MouseEvent): void {
    const key = keyAt(event.target);
    if (key === null) return;
    // Prevents a click event on the map itself.
    event.stopPropagation();
    this.#handlers.onChoose(key, event.detail === 0);
  }

  #move(event: KeyboardEvent): void {
    const direction = arrows[event.key];
    const from = this.#shown.get(keyAt(event.target) ?? '');
    if (!direction || !from || event.ctrlKey || event.metaKey || event.altKey) return;
    // Prevents the engine from moving the map.
    event.preventDefault();
    event.stopPropagation();
    this.#next(from, direction)?.element.focus();
  }

  /** Returns the nearest marker in a direction; sideways distance counts more. */
  #next(from: Shown, { x, y }: WorldPoint): Shown | undefined {
    const start = this.#onScreen(from.item);
    const cost = ({ item }: Shown): number => {
      const at = this.#onScreen(item);
      const { width, height } = this.#camera;
      const isInView = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
      const ahead = (at.x - start.x) * x + (at.y - start.y) * y;
      const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x);
      return isInView && ahead > 1 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
    };
    let [best, least]: [Shown | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const shown of this.#shown.values()) {
      const far = cost(shown);
      if (far < least) [best, least] = [shown, far];
    }
    return best;
  }
}

const keyAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-key]')?.dataset.key) || null;

/** Returns the diameter of a cluster in px: 36 for 2 places, 48 for 100, 61 for 5,000. */
const clusterSize = (count: number): number => Math.round(32 + 7.8 * Math.log10(Math.max(2, count)));
