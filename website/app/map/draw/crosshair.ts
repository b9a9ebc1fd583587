import type { MapSurface, ScreenPoint } from '../map-types.ts';
import styles from './area-layer.module.css';
import type { AreaLayer } from './area-layer.ts';
import { arrowStep } from './arrow-step.ts';

interface CrosshairOptions {
  label: string;
  /** Id of the text that says what the keys do. */
  helpId: string;
  /** Gets its place, or null once it loses the focus. */
  onMove: (point: ScreenPoint | null) => void;
  onPlace: (point: ScreenPoint) => void;
}

/**
 * Adds a crosshair that the arrow keys move over the map, seen while it has the focus. Enter and the space bar call `onPlace`.
 */
export function addCrosshair(
  { layer, surface }: { layer: AreaLayer; surface: MapSurface },
  { label, helpId, onMove, onPlace }: CrosshairOptions,
): { focus: () => void; remove: () => void } {
  const element = document.createElement('span');
  element.className = styles.crosshair ?? '';
  element.tabIndex = 0;
  // Arrow keys reach the page past the reading keys of a screen reader.
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', label);
  element.setAttribute('aria-describedby', helpId);
  const { clientWidth: width, clientHeight: height } = layer.element;
  let point: ScreenPoint = { x: width / 2, y: height / 2 };
  const move = (next: ScreenPoint) => {
    const { clientWidth, clientHeight } = layer.element;
    point = { x: Math.max(0, Math.min(clientWidth, next.x)), y: Math.max(0, Math.min(clientHeight, next.y)) };
    element.style.translate = `calc(${point.x}px - 50%) calc(${point.y}px - 50%)`;
  };
  move(point);
  element.addEventListener('focus', () => onMove(point));
  element.addEventListener('blur', () => onMove(null));
  element.addEventListener('keydown', (event) => {
    const step = arrowStep(event);
    if (step) {
      move({ x: point.x + step.x, y: point.y + step.y });
      onMove(point);
    } else if (event.key === 'Enter' || event.key === ' ') onPlace(point);
    else if (event.key === '+' || event.key === '=') surface.zoomBy(1);
    else if (event.key === '-') surface.zoomBy(-1);
    else return;
    event.preventDefault();
  });
  const remove = surface.addOverlay(element, () => {});
  return { focus: () => element.focus({ preventScroll: true }), remove };
}
