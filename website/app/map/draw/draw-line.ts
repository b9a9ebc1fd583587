import { mostCorners } from '@vitrine/contract/core/search-area.ts';
import type { Coords } from '../geo.ts';
import type { MapSurface, ScreenPoint } from '../map-types.ts';
import type { AreaLayer } from './area-layer.ts';
import { simplifyLine } from './simplify-line.ts';

interface Canvas {
  layer: AreaLayer;
  surface: MapSurface;
}

/** Size in px below which a line drawn by hand is a slip. */
const leastSize = 24;
/** Distance in px within which a tap means a corner, and one within which the pointer has not moved. */
const nearCorner = 22;
const nearTap = 8;
const doubleTapMs = 350;

const distance = (one: ScreenPoint, other: ScreenPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

function listen(
  element: SVGElement,
  listeners: { [Name in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Name]) => void },
) {
  const entries = Object.entries(listeners) as [string, EventListener][]; // each listener has the event of its name
  for (const [name, listener] of entries) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of entries) element.removeEventListener(name, listener);
  };
}

/** Lets the visitor draw a line by hand, which ends where the pointer is lifted. Returns a function that stops it. */
export function drawByHand(
  { layer, surface }: Canvas,
  { onDone, onSlip }: { onDone: (corners: Coords[]) => void; onSlip: () => void },
): () => void {
  let points: ScreenPoint[] = [];
  const end = () => {
    const drawn = points;
    points = [];
    layer.showTrail([]);
    const corners = simplifyLine(drawn, mostCorners);
    const size = (of: (point: ScreenPoint) => number) => Math.max(...drawn.map(of)) - Math.min(...drawn.map(of));
    const isSlip =
      corners.length < 3 ||
      Math.max(
        size(({ x }) => x),
        size(({ y }) => y),
      ) < leastSize;
    if (isSlip) onSlip();
    else onDone(corners.map((point) => surface.toCoords(point)));
  };
  return listen(layer.element, {
    pointerdown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      layer.element.setPointerCapture(event.pointerId);
      points = [layer.pointOf(event)];
    },
    pointermove(event) {
      const last = points.at(-1);
      if (!event.isPrimary || !last) return;
      const point = layer.pointOf(event);
      if (distance(last, point) < 2) return;
      points.push(point);
      layer.showTrail(points);
    },
    pointerup(event) {
      if (event.isPrimary && points.length > 0) end();
    },
    pointercancel() {
      points = [];
      layer.showTrail([]);
    },
  });
}

/** Lets the visitor set corner after corner; the first one, or the last one again, closes the shape. Returns how to go on without the pointer. */
export function drawByCorners(
  { layer, surface }: Canvas,
  { onDone, onCorners }: { onDone: (corners: Coords[]) => void; onCorners: (count: number) => void },
) {
  let corners: Coords[] = [];
  let down: ScreenPoint | null = null;
  let tappedAt = Number.NEGATIVE_INFINITY;
  const set = (next: Coords[], pointer: ScreenPoint | null = null) => {
    corners = next;
    layer.showLine(corners, pointer);
    onCorners(corners.length);
  };
  const close = () => {
    if (corners.length >= 3) onDone(corners);
  };
  const isNear = (corner: Coords | undefined, point: ScreenPoint) =>
    corner !== undefined && distance(surface.toScreen(corner), point) < nearCorner;
  function tap(point: ScreenPoint, time: number): void {
    const isDouble = time - tappedAt < doubleTapMs;
    tappedAt = time;
    if (isDouble && isNear(corners.at(-1), point)) close();
    else add(point);
  }
  function add(point: ScreenPoint): void {
    if (corners.length >= 3 && isNear(corners[0], point)) {
      close();
      return;
    }
    set([...corners, surface.toCoords(point)], point);
    if (corners.length === mostCorners) close();
  }
  /** Sets a corner by key; at the last corner it closes the shape. */
  function place(point: ScreenPoint): void {
    const last = corners.at(-1);
    if (last && distance(surface.toScreen(last), point) < 1) close();
    else add(point);
  }
  const stop = listen(layer.element, {
    pointerdown(event) {
      down = event.isPrimary && event.button === 0 ? layer.pointOf(event) : null;
    },
    pointermove(event) {
      if (event.pointerType === 'mouse') layer.showLine(corners, layer.pointOf(event));
    },
    pointerleave() {
      layer.showLine(corners);
    },
    pointerup(event) {
      const point = layer.pointOf(event);
      if (event.isPrimary && down && distance(down, point) < nearTap) tap(point, event.timeStamp);
      down = null;
    },
  });
  const point = (at: ScreenPoint | null) => layer.showLine(corners, at);
  return { stop, close, place, point, undo: () => set(corners.slice(0, -1)) };
}
