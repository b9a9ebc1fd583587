import type { Coords } from '../geo.ts';
import type { MapSurface, ScreenPoint } from '../map-types.ts';
import styles from './area-layer.module.css';

const svg = <Name extends keyof SVGElementTagNameMap>(name: Name, className: string | undefined) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute('class', className ?? '');
  return element;
};

/** Radius in px around a corner that takes the pointer. */
const reach = 20;

/**
 * Draws an area over the map: the closed shape, the line that is being drawn, and the corners that can be dragged. It is an SVG element, so
 * that its colours follow the page and its inside is what the search takes for it (`fill-rule: nonzero`).
 */
export class AreaLayer {
  readonly element = svg('svg', styles.layer);
  readonly #shape = svg('path', styles.shape);
  readonly #line = svg('path', styles.line);
  readonly #dots = svg('g', styles.dots);
  readonly #surface: MapSurface;
  readonly #remove: () => void;
  #corners: readonly Coords[] = [];
  #open: readonly Coords[] = [];
  #pointer: ScreenPoint | null = null;
  #onDrag: ((corners: Coords[]) => void) | null = null;

  constructor(surface: MapSurface) {
    this.#surface = surface;
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(this.#shape, this.#line, this.#dots);
    this.#remove = surface.addOverlay(this.element, () => this.#place());
  }

  /** Shows an area; `onDrag` is called with its corners after one was dragged, and without it they stay. */
  showArea(corners: readonly Coords[], onDrag: ((corners: Coords[]) => void) | null = null): void {
    this.#corners = corners;
    this.#onDrag = onDrag;
    this.#renew();
  }

  /** Shows the line that is being drawn, up to the pointer if there is one. */
  showLine(corners: readonly Coords[], pointer: ScreenPoint | null = null): void {
    const isLonger = corners.length !== this.#open.length;
    this.#open = corners;
    this.#pointer = pointer;
    if (isLonger) this.#renew();
    else this.#place();
  }

  /** Shows the trail of a hand that draws, while the map stays where it is. */
  showTrail(points: readonly ScreenPoint[]): void {
    this.#line.setAttribute('d', pathOf(points));
  }

  /** Takes the pointer from the map while `isDrawing`. */
  setDrawing(isDrawing: boolean): void {
    this.element.toggleAttribute('data-drawing', isDrawing);
  }

  pointOf({ clientX, clientY }: MouseEvent): ScreenPoint {
    const { left, top } = this.element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  remove(): void {
    this.#remove();
  }

  #renew(): void {
    const dots = this.#onDrag ? this.#corners : this.#open;
    this.#dots.replaceChildren(...dots.map((_, index) => this.#dot(index)));
    this.#place();
  }

  #dot(index: number): SVGElement {
    const dot = svg('g', this.#onDrag ? styles.handle : styles.dot);
    const [area, mark] = [svg('circle', styles.reach), svg('circle', styles.mark)];
    area.setAttribute('r', String(reach));
    mark.setAttribute('r', '6');
    dot.append(area, mark);
    if (this.#onDrag) this.#letDrag(dot, index);
    return dot;
  }

  #letDrag(dot: SVGElement, index: number): void {
    dot.addEventListener('pointerdown', (event) => {
      dot.setPointerCapture(event.pointerId);
    });
    dot.addEventListener('pointermove', (event) => {
      if (!dot.hasPointerCapture(event.pointerId)) return;
      this.#corners = this.#corners.with(index, this.#surface.toCoords(this.pointOf(event)));
      this.#place();
    });
    dot.addEventListener('pointerup', () => this.#onDrag?.([...this.#corners]));
  }

  #place(): void {
    const toScreen = (coords: Coords) => this.#surface.toScreen(coords);
    const corners = this.#corners.map(toScreen);
    const open = this.#open.map(toScreen);
    this.#shape.setAttribute('d', pathOf(corners, 'Z'));
    this.#line.setAttribute('d', pathOf(this.#pointer && open.length > 0 ? [...open, this.#pointer] : open));
    const dots = this.#onDrag ? corners : open;
    for (const [index, dot] of [...this.#dots.children].entries()) {
      const { x, y } = dots[index] ?? { x: 0, y: 0 };
      dot.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    }
  }
}

function pathOf(points: readonly ScreenPoint[], end = ''): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${end}`;
}
