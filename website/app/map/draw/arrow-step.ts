import type { ScreenPoint } from '../map-types.ts';

/** Distance in px that an arrow key moves, and with the Shift key. */
const usualStep = 24;
const fineStep = 4;

const directions: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns how far an arrow key moves a point on the map, in px; null for another key. */
export function arrowStep({ key, shiftKey }: KeyboardEvent): ScreenPoint | null {
  const direction = directions[key];
  const px = shiftKey ? fineStep : usualStep;
  return direction ? { x: direction.x * px, y: direction.y * px } : null;
}
