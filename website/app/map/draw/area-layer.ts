import type { Coords } from '../geo.ts';
import type { MapSurface, ScreenPoint } from '../map-types.ts';
import styles from './area-layer.module.css';
import { arrowStep } from './arrow-step.ts';

const svg = <Name extends keyof SVGElementTagNameMap>(name: Name, className: string | undefined) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.setAttribute('class', className ?? '');
  return element;
};

/** What happens to the corners of an area that can be moved. */
export interface CornerMoves {
  /** Gets the corners after one was moved. */
  onMoved: (corners: Coords[]) => void;
  /** Returns the accessible name of a corner, counted from 1. */
  name: (corner: number, count: number) => string;
}

/** Radius in px around a corner that takes the pointer. */
const reach = 20;

/**
 * Draws an area over the map: the closed shape, the line that is being drawn, and the corners that can be moved, by pointer or keys. It is an SVG element, so
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
  #moves: CornerMoves | null = null;
  /** True from the first movement of a corner until the pointer or the key is released. */
  #isMoving = false;

  constructor(surface: MapSurface) {
    this.#surface = surface;
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(this.#shape, this.#line, this.#dots);
    this.#remove = surface.addOverlay(this.element, () => this.#place());
  }

  /** Shows an area, whose corners stay where they are without `moves`. A corner that is being moved stays with the pointer or the keys. */
  showArea(corners: readonly Coords[], moves: CornerMoves | null = null): void {
    // A corner that was moved keeps its element, and with it the focus.
    const isSame = corners.length === this.#corners.length && (moves === null) === (this.#moves === null);
    if (isSame && this.#isMoving) return;
    this.#isMoving = false;
    this.#corners = corners;
    this.#moves = moves;
    this.element.setAttribute('aria-hidden', String(moves === null));
    if (isSame) this.#place();
    else this.#renew();
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
    const dots = this.#moves ? this.#corners : this.#open;
    this.#dots.replaceChildren(...dots.map((_, index) => this.#dot(index)));
    this.#place();
  }

  #dot(index: number): SVGElement {
    const dot = svg('g', this.#moves ? styles.handle : styles.dot);
    const [area, mark] = [svg('circle', styles.reach), svg('circle', styles.mark)];
    area.setAttribute('r', String(reach));
    mark.setAttribute('r', '6');
    dot.append(area, mark);
    if (this.#moves) {
      this.#letDrag(dot, index);
      this.#letStep(dot, index, this.#moves.name(index + 1, this.#corners.length));
    }
    return dot;
  }

  #letDrag(dot: SVGElement, index: number): void {
    dot.addEventListener('pointerdown', (event) => {
      dot.setPointerCapture(event.pointerId);
    });
    dot.addEventListener('pointermove', (event) => {
      if (!dot.hasPointerCapture(event.pointerId)) return;
      this.#moveCorner(index, this.pointOf(event));
    });
    dot.addEventListener('lostpointercapture', () => this.#endMove());
  }

  /** Lets the arrow keys move a corner, and page keys go to another one: a shape of a hundred corners is one stop of the tab key. */
  #letStep(dot: SVGElement, index: number, name: string): void {
    dot.setAttribute('tabindex', index === 0 ? '0' : '-1');
    dot.setAttribute('role', 'application');
    dot.setAttribute('aria-label', name);
    dot.addEventListener('keydown', (event) => {
      const corner = this.#corners[index];
      const step = arrowStep(event);
      if (step && corner) {
        const { x, y } = this.#surface.toScreen(corner);
        this.#moveCorner(index, { x: x + step.x, y: y + step.y });
      } else if (event.key === 'PageDown') this.#focusCorner(index + 1);
      else if (event.key === 'PageUp') this.#focusCorner(index - 1);
      else return;
      event.preventDefault();
    });
    dot.addEventListener('keyup', (event) => {
      if (arrowStep(event)) this.#endMove();
    });
    // A key that is released elsewhere.
    dot.addEventListener('blur', () => this.#endMove());
  }

  #focusCorner(index: number): void {
    const dots = [...this.#dots.querySelectorAll<SVGElement>(':scope > g')];
    const next = dots.at(index % dots.length);
    for (const dot of dots) dot.setAttribute('tabindex', dot === next ? '0' : '-1');
    next?.focus({ preventScroll: true });
  }

  #moveCorner(index: number, point: ScreenPoint): void {
    this.#isMoving = true;
    this.#corners = this.#corners.with(index, this.#surface.toCoords(point));
    this.#place();
  }

  #endMove(): void {
    if (!this.#isMoving) return;
    this.#isMoving = false;
    this.#moves?.onMoved([...this.#corners]);
  }

  #place(): void {
    const toScreen = (coords: Coords) => this.#surface.toScreen(coords);
    const corners = this.#corners.map(toScreen);
    const open = this.#open.map(toScreen);
    this.#shape.setAttribute('d', pathOf(corners, 'Z'));
    this.#line.setAttribute('d', pathOf(this.#pointer && open.length > 0 ? [...open, this.#pointer] : open));
    const dots = this.#moves ? corners : open;
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
